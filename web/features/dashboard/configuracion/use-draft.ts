import { useState } from 'react'
import type { Empresa } from '#contract/empresa.ts'
import { configuracion as t } from '#texts/configuracion.ts'
import { type FieldErrors, fieldErrorsOf, hasErrors } from '#web/lib/field-errors.ts'
import { useCambiarEmpresa } from './api.ts'
import { type Draft, differs, formErrors, requiredErrors, toCambios, toDraft } from './draft.ts'

/** What is edited lies over the stored company: the rest keeps following the server. */
export function useDraft(empresa: Empresa, onErrors: (errors: FieldErrors) => void) {
  const [changes, setChanges] = useState<Partial<Draft>>({})
  const [errors, setErrors] = useState<FieldErrors>({})
  const [complaint, setComplaint] = useState<string | null>(null)
  const [saved, setSaved] = useState(0)
  const guardar = useCambiarEmpresa(empresa.id)
  const stored = toDraft(empresa)
  const draft = { ...stored, ...changes }

  function refuse(sentence: string, found: FieldErrors) {
    setComplaint(sentence)
    setErrors(found)
    onErrors(found)
  }

  function save() {
    if (guardar.isPending) return
    guardar.reset()
    const missing = requiredErrors(draft)
    const found = { ...formErrors(draft), ...missing }
    if (hasErrors(found)) return refuse(hasErrors(missing) ? t.incompleto : t.revisar, found)
    setComplaint(null)
    guardar.mutate(toCambios(draft), {
      onSuccess: () => {
        // What was typed while it was being saved is not saved yet.
        setChanges((now) => (now === changes ? {} : now))
        setSaved((count) => count + 1)
      },
      onError: (error) => refuse(t.fallo, fieldErrorsOf(error)),
    })
  }

  return {
    draft,
    dirty: differs(stored, draft),
    errors,
    complaint,
    error: guardar.error,
    saving: guardar.isPending,
    /** Counts the saves, so that the banner shows anew for each. */
    saved,
    save,
    edit: (change: Partial<Draft>) => {
      setErrors({})
      setComplaint(null)
      setChanges((now) => ({ ...now, ...change }))
    },
    discard: () => {
      setErrors({})
      setComplaint(null)
      setChanges({})
    },
  }
}
