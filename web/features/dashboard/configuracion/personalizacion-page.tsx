import { useState } from 'react'
import { COLOR_PRIMARIO } from '#contract/empresa.ts'
import { nombrePublico } from '#domain/nombre.ts'
import { configuracion as t } from '#texts/configuracion.ts'
import { vistaPrevia } from '#texts/vista-previa.ts'
import { usePlan } from '#web/shared/plan/api.ts'
import { SettingsBlock } from '#web/shared/settings/settings-page.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ColorField, isColor } from '#web/ui/color-field.tsx'
import { useConfiguracionDeEmpresa } from './contexto.ts'
import { EmpresaForm } from './empresa-form.tsx'
import { LogoField } from './logo-field.tsx'
import { NombresField } from './nombres-field.tsx'
import { PreviewMonitor } from './preview-monitor.tsx'
import { PreviewPhone } from './preview-phone.tsx'

export default function PersonalizacionPage() {
  const { empresa, form } = useConfiguracionDeEmpresa()
  const { values: draft, errors, edit } = form
  const plan = usePlan(empresa.id).data?.plan
  const colorPrimario = useLastValid(draft.colorPrimario)
  const colorSecundario = useLastValid(draft.colorSecundario)
  const logo = form.wrong.logo ? '' : draft.logo.trim()
  const cliente = nombrePublico(vistaPrevia.nombre, draft.nombresPublicos)
  const preview = { nombre: draft.nombre, logo, colorPrimario, colorSecundario, cliente }
  return (
    <EmpresaForm pagina="personalizacion">
      {plan && !plan.marca && (
        <Banner tone="warning" className="mt-4">
          {t.sinMarca(plan.nombre)}
        </Banner>
      )}
      <SettingsBlock title={t.bloques.marca}>
        <LogoField form={form} empresaId={empresa.id} />
        <ColorField
          label={t.campos.colorPrimario}
          pickerLabel={t.campos.elegirPrimario}
          value={draft.colorPrimario}
          error={errors.colorPrimario}
          onChange={(color) => edit({ colorPrimario: color })}
        />
        <ColorField
          label={t.campos.colorSecundario}
          pickerLabel={t.campos.elegirSecundario}
          value={draft.colorSecundario}
          error={errors.colorSecundario}
          onChange={(color) => edit({ colorSecundario: color })}
        />
        <NombresField value={draft.nombresPublicos} onChange={(modo) => edit({ nombresPublicos: modo })} />
      </SettingsBlock>
      <SettingsBlock title={t.vistaPrevia}>
        <div className="grid items-start gap-6 pt-2 sm:grid-cols-[minmax(0,1fr)_auto]">
          <PreviewMonitor {...preview} />
          <PreviewPhone {...preview} />
        </div>
      </SettingsBlock>
    </EmpresaForm>
  )
}

/** Returns the last valid colour, so that the preview keeps it while another is being typed. */
function useLastValid(color: string): string {
  const [last, setLast] = useState(isColor(color) ? color : COLOR_PRIMARIO)
  if (isColor(color) && color !== last) setLast(color)
  return isColor(color) ? color : last
}
