import type { Categoria } from '#contract/cola.ts'
import { administrarCola as t } from '#texts/administrar-cola.ts'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { CamposEditor } from './campos-editor.tsx'
import type { CategoriaForm } from './use-categoria-form.ts'

type Props = { form: CategoriaForm; otras: readonly Pick<Categoria, 'id' | 'nombre'>[] }

/** Settings that few queues need: parties, the next step of a visit, own questions. */
export function MasAjustes({ form, otras }: Props) {
  const { pidePersonas, sigue, campos } = form.values
  const used = [pidePersonas, sigue !== '', campos.length > 0].filter(Boolean).length
  return (
    <details
      className="group rounded-control border border-line"
      open={form.errors.campos ? true : undefined}
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 px-4 font-medium">
        {t.mas.titulo}
        {used > 0 && <span className="text-sm text-muted">{t.mas.enUso(used)}</span>}
      </summary>
      <div className="grid gap-5 px-4 pb-4">
        <Switch
          label={t.mas.personas}
          hint={t.mas.personasPista}
          checked={pidePersonas}
          onChange={(event) => form.edit({ pidePersonas: event.target.checked })}
        />
        {otras.length > 0 && (
          <Select
            label={t.mas.sigue}
            hint={t.mas.siguePista}
            value={sigue}
            onChange={(event) => form.edit({ sigue: event.target.value })}
            optional
          >
            <option value="">{t.mas.sigueNinguna}</option>
            {otras.map(({ id, nombre }) => (
              <option key={id} value={id}>
                {nombre}
              </option>
            ))}
          </Select>
        )}
        <CamposEditor form={form} />
        {form.errors.campos && (
          <p role="alert" className="text-sm text-danger-text">
            {form.errors.campos}
          </p>
        )}
      </div>
    </details>
  )
}
