import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Categoria, PIDE_NOMBRE, type PideNombre } from '#contract/cola.ts'
import { administrarCola as t } from '#texts/administrar-cola.ts'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { CamposEditor } from './campos-editor.tsx'
import type { CategoriaForm } from './use-categoria-form.ts'

type Props = { form: CategoriaForm; otras: readonly Pick<Categoria, 'id' | 'nombre'>[] }

/** Settings that few queues need: numbers, parties, the next step of a visit, own questions. */
export function MasAjustes({ form, otras, children }: Props & { children: ReactNode }) {
  const { pideNombre, pidePersonas, sigue, campos, prefijo } = form.values
  const used = [prefijo !== '', pideNombre !== 'si', pidePersonas, sigue !== '', campos.length > 0].filter(
    Boolean,
  ).length
  return (
    <details className="group border-t border-line" open={form.errors.campos ? true : undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-medium">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {t.mas.titulo}
        <span className="ml-auto min-w-0 truncate text-sm font-normal text-muted">
          {used > 0 ? t.mas.enUso(used) : t.mas.resumen}
        </span>
      </summary>
      <div className="grid pb-2">
        <div className="pb-4">{children}</div>
        <Nombre form={form} />
        <PersonasYSigue form={form} otras={otras} />
        <Preguntas form={form} />
      </div>
    </details>
  )
}

/** Whether customers say their name. */
export const Nombre = ({ form }: { form: CategoriaForm }) => (
  <div className="border-t border-line py-3">
    <Select
      label={t.mas.nombre}
      hint={t.mas.nombrePista}
      value={form.values.pideNombre}
      onChange={(event) => form.edit({ pideNombre: event.target.value as PideNombre })}
    >
      {PIDE_NOMBRE.map((pide) => (
        <option key={pide} value={pide}>
          {t.mas.nombres[pide]}
        </option>
      ))}
    </Select>
  </div>
)

export function PersonasYSigue({ form, otras }: Props) {
  const { pidePersonas, sigue } = form.values
  return (
    <>
      <Switch
        label={t.mas.personas}
        hint={t.mas.personasPista}
        checked={pidePersonas}
        onChange={(event) => form.edit({ pidePersonas: event.target.checked })}
        className="min-h-13 border-t border-line"
      />
      {otras.length > 0 && (
        <div className="border-t border-line py-3">
          <Select
            label={t.mas.sigue}
            hint={t.mas.siguePista}
            value={sigue}
            onChange={(event) => form.edit({ sigue: event.target.value })}
          >
            <option value="">{t.mas.sigueNinguna}</option>
            {otras.map(({ id, nombre }) => (
              <option key={id} value={id}>
                {nombre}
              </option>
            ))}
          </Select>
        </div>
      )}
    </>
  )
}

export const Preguntas = ({ form }: { form: CategoriaForm }) => (
  <div className="grid gap-3 border-t border-line pt-3">
    <CamposEditor form={form} />
    {form.errors.campos && (
      <p role="alert" className="text-sm text-danger-text">
        {form.errors.campos}
      </p>
    )}
  </div>
)
