import { type Categoria, PREFIJO_MAXIMO, TIEMPO_ESTIMADO } from '#contract/cola.ts'
import { administrarCola as t } from '#texts/administrar-cola.ts'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { MasAjustes } from './mas-ajustes.tsx'
import type { CategoriaForm } from './use-categoria-form.ts'

type Props = { form: CategoriaForm; otras: readonly Pick<Categoria, 'id' | 'nombre'>[] }

export function CategoriaFields({ form, otras }: Props) {
  return (
    <>
      <TextField
        {...form.field('nombre')}
        label={t.campos.nombre}
        placeholder={t.campos.nombreEjemplo}
        autoComplete="off"
      />
      <TextArea
        {...form.field('descripcion')}
        label={t.campos.descripcion}
        rows={2}
        placeholder={t.campos.descripcionEjemplo}
        optional
      />
      <TextField
        {...form.field('tiempoEstimado')}
        label={t.campos.tiempo}
        type="number"
        inputMode="numeric"
        min={TIEMPO_ESTIMADO.minimo}
        max={TIEMPO_ESTIMADO.maximo}
        error={form.wrong.tiempoEstimado ?? form.errors.tiempoEstimado}
        className="max-w-32"
      />
      <TextField
        {...form.field('prefijo')}
        label={t.campos.prefijo}
        hint={t.campos.prefijoPista}
        maxLength={PREFIJO_MAXIMO}
        autoComplete="off"
        autoCapitalize="characters"
        className="max-w-32 uppercase"
        optional
      />
      <Switch
        label={t.campos.prioridad}
        hint={t.campos.prioridadPista}
        checked={form.values.prioridad}
        onChange={(event) => form.edit({ prioridad: event.target.checked })}
      />
      <MasAjustes form={form} otras={otras} />
    </>
  )
}
