import { useState } from 'react'
import { CambiosEmpresa, type Empresa } from '#contract/empresa.ts'
import type { FieldErrors } from '#web/lib/form/field-errors.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { useCambiarEmpresa } from './api.ts'
import { type Draft, isOn, type Pestana, sentences, toCambios, toDraft } from './draft.ts'

/** The settings form. Fields that were not edited keep following the server. */
export function useConfiguracionForm(
  empresa: Empresa,
  pestana: Pestana,
  onErrors: (errors: FieldErrors) => void,
) {
  const [saved, setSaved] = useState(0)
  const cambiar = useCambiarEmpresa(empresa.id)
  const stored = toDraft(empresa)
  // Errors on another tab are shown there, and do not prevent saving this one.
  const judged = (name: keyof Draft, draft: Draft) => isOn(pestana, name) || draft[name] !== stored[name]
  const form = useForm({
    initial: stored,
    body: CambiosEmpresa,
    sentences: sentences(),
    judged,
    send: (draft) => cambiar.mutateAsync(toCambios(draft, (name) => judged(name, draft))),
    onSent: () => setSaved((count) => count + 1),
    onErrors,
  })
  /** `saved` counts the saves, so that the banner is shown again for each. */
  return { ...form, saved }
}

export type TabProps = { form: ReturnType<typeof useConfiguracionForm> }
