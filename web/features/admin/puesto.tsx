import { useState } from 'react'
import { usePuesto } from '#web/lib/use-puesto.ts'
import { admin as t } from '#web/texts/admin.ts'
import { TextField } from '#web/ui/text-field.tsx'

const LONGEST = 20

/** The desk of this browser; taken over when the field is left. */
export function Puesto() {
  const [puesto, setPuesto] = usePuesto()
  const [draft, setDraft] = useState<string | null>(null)

  function keep() {
    if (draft !== null) setPuesto(draft)
    setDraft(null)
  }

  return (
    <TextField
      label={t.puesto}
      title={t.puestoPista}
      maxLength={LONGEST}
      autoComplete="off"
      value={draft ?? puesto}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
      fieldClassName="w-24 shrink-0"
    />
  )
}
