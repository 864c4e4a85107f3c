import { configuracion as t } from '#texts/configuracion.ts'
import { SettingsBlock } from '#web/shared/settings/settings-page.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { AlLlamarFields } from './al-llamar-fields.tsx'
import { useConfiguracionDeEmpresa } from './contexto.ts'
import { CorteField } from './corte-field.tsx'
import { EmpresaForm } from './empresa-form.tsx'
import { HorarioTexto } from './horario-texto.tsx'
import { IdiomaFields } from './idioma-fields.tsx'
import { ZonaField } from './zona-field.tsx'

export default function GeneralPage() {
  const { empresa, form } = useConfiguracionDeEmpresa()
  return (
    <EmpresaForm pagina="general">
      <SettingsBlock title={t.bloques.basicos}>
        <TextField {...form.field('nombre')} label={t.campos.nombre} autoComplete="organization" />
        <TextField {...form.field('titular')} label={t.campos.titular} autoComplete="name" />
        <TextArea
          {...form.field('descripcion')}
          rows={2}
          label={t.campos.descripcion}
          hint={t.campos.descripcionPista}
          placeholder={t.campos.descripcionEjemplo}
        />
      </SettingsBlock>
      <SettingsBlock title={t.bloques.servicio}>
        <HorarioTexto empresa={empresa} />
        <ZonaField {...form.field('zona')} />
        <CorteField value={form.values.corte} onChange={(corte) => form.edit({ corte })} />
      </SettingsBlock>
      <SettingsBlock title={t.bloques.alLlamar}>
        <AlLlamarFields form={form} />
      </SettingsBlock>
      <SettingsBlock title={t.bloques.idiomas}>
        <IdiomaFields form={form} />
      </SettingsBlock>
    </EmpresaForm>
  )
}
