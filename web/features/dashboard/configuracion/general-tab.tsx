import { configuracion as t } from '#texts/configuracion.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { AlLlamarFields } from './al-llamar-fields.tsx'
import { CorteField } from './corte-field.tsx'
import { HorarioTexto } from './horario-texto.tsx'
import { IdiomaFields } from './idioma-fields.tsx'
import type { TabProps } from './use-configuracion-form.ts'
import { ZonaField } from './zona-field.tsx'

export function GeneralTab({ form }: TabProps) {
  return (
    <>
      <TextField {...form.field('nombre')} label={t.campos.nombre} autoComplete="organization" />
      <TextField {...form.field('titular')} label={t.campos.titular} autoComplete="name" />
      <TextArea
        {...form.field('descripcion')}
        label={t.campos.descripcion}
        placeholder={t.campos.descripcionEjemplo}
      />
      <HorarioTexto form={form} />
      <IdiomaFields form={form} />
      <ZonaField {...form.field('zona')} />
      <CorteField value={form.values.corte} onChange={(corte) => form.edit({ corte })} />
      <AlLlamarFields form={form} />
    </>
  )
}
