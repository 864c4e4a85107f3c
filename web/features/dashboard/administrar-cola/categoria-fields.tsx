import { type Categoria, PREFIJO_MAXIMO, TIEMPO_ESTIMADO } from '#contract/cola.ts'
import { administrarCola as t } from '#texts/administrar-cola.ts'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { MasAjustes, Nombre, PersonasYSigue, Preguntas } from './mas-ajustes.tsx'
import type { CategoriaForm } from './use-categoria-form.ts'

type Props = { form: CategoriaForm; otras: readonly Pick<Categoria, 'id' | 'nombre'>[] }

/** What a new queue asks beside its name. */
export const CamposDeNueva = ({ form, otras }: Props) => (
  <div className="grid">
    <div className="mb-4 grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <Descripcion form={form} />
      <Tiempo form={form} />
    </div>
    <Prioridad form={form} />
    <MasAjustes form={form} otras={otras}>
      <Prefijo form={form} />
    </MasAjustes>
  </div>
)

/** All settings of a queue. */
export const CamposDeCategoria = ({ form, otras }: Props) => (
  <div className="grid">
    <div className="mb-4 grid gap-4">
      <TextField
        {...form.field('nombre')}
        label={t.campos.nombre}
        placeholder={t.campos.nombreEjemplo}
        autoComplete="off"
      />
      <Descripcion form={form} />
      <div className="grid grid-cols-2 gap-4">
        <Tiempo form={form} />
        <Prefijo form={form} />
      </div>
    </div>
    <Prioridad form={form} />
    <Nombre form={form} />
    <PersonasYSigue form={form} otras={otras} />
    <Preguntas form={form} />
  </div>
)

const Descripcion = ({ form }: { form: CategoriaForm }) => (
  <TextField
    {...form.field('descripcion')}
    label={t.campos.descripcion}
    placeholder={t.campos.descripcionEjemplo}
    autoComplete="off"
  />
)

const Tiempo = ({ form }: { form: CategoriaForm }) => (
  <div className="relative">
    <TextField
      {...form.field('tiempoEstimado')}
      label={t.campos.tiempo}
      hint={t.campos.tiempoPista(TIEMPO_ESTIMADO.minimo, TIEMPO_ESTIMADO.maximo)}
      type="number"
      inputMode="numeric"
      min={TIEMPO_ESTIMADO.minimo}
      max={TIEMPO_ESTIMADO.maximo}
      error={form.wrong.tiempoEstimado ?? form.errors.tiempoEstimado}
      className="pr-11 [appearance:textfield]"
    />
    <span
      aria-hidden="true"
      className="pointer-events-none absolute top-6 right-3 grid h-field items-center text-faint"
    >
      min
    </span>
  </div>
)

const Prefijo = ({ form }: { form: CategoriaForm }) => (
  <TextField
    {...form.field('prefijo')}
    label={t.campos.prefijo}
    hint={t.campos.prefijoPista}
    maxLength={PREFIJO_MAXIMO}
    autoComplete="off"
    autoCapitalize="characters"
    className="uppercase"
  />
)

const Prioridad = ({ form }: { form: CategoriaForm }) => (
  <Switch
    label={t.campos.prioridad}
    hint={t.campos.prioridadPista}
    checked={form.values.prioridad}
    onChange={(event) => form.edit({ prioridad: event.target.checked })}
    className="min-h-13 border-t border-line"
  />
)
