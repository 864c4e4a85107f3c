import { CambiosEmpresa, type Empresa } from '#contract/empresa.ts'
import type { FieldErrors } from '#web/lib/form/field-errors.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { paths } from '#web/paths.ts'
import { useCambiarEmpresa } from './api.ts'
import { sentences, toCambios, toDraft } from './draft.ts'

/** One form for General, Contacto and Personalización. Fields that were not edited keep following the server. */
export function useConfiguracionForm(empresa: Empresa, onErrors: (errors: FieldErrors) => void) {
  const cambiar = useCambiarEmpresa(empresa.id)
  return useForm({
    initial: toDraft(empresa),
    body: CambiosEmpresa,
    sentences: sentences(),
    keep: paths.configuracion(empresa.id),
    send: (draft) => cambiar.mutateAsync(toCambios(draft, toDraft(empresa))),
    onErrors,
  })
}

export type ConfiguracionForm = ReturnType<typeof useConfiguracionForm>
export type PageProps = { form: ConfiguracionForm; empresaId: string }
