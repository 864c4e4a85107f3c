import { useState } from 'react'
import { COLOR_PRIMARIO } from '#contract/empresa.ts'
import { nombrePublico } from '#domain/nombre.ts'
import { configuracion as t } from '#texts/configuracion.ts'
import { vistaPrevia } from '#texts/vista-previa.ts'
import { usePlan } from '#web/shared/plan/api.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ColorField, isColor } from '#web/ui/color-field.tsx'
import { LogoField } from './logo-field.tsx'
import { NombresField } from './nombres-field.tsx'
import { PreviewMonitor } from './preview-monitor.tsx'
import { PreviewPhone } from './preview-phone.tsx'
import type { TabProps } from './use-configuracion-form.ts'

export function PersonalizacionTab({ form, empresaId }: TabProps & { empresaId: string }) {
  const { values: draft, errors, edit } = form
  const plan = usePlan(empresaId).data?.plan
  const colorPrimario = useLastValid(draft.colorPrimario)
  const colorSecundario = useLastValid(draft.colorSecundario)
  const logo = form.wrong.logo ? '' : draft.logo.trim()
  const cliente = nombrePublico(vistaPrevia.nombre, draft.nombresPublicos)
  const preview = { nombre: draft.nombre, logo, colorPrimario, colorSecundario, cliente }
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
      <div className="grid grid-cols-1 content-start gap-5">
        {plan && !plan.marca && <Banner tone="warning">{t.sinMarca(plan.nombre)}</Banner>}
        <LogoField form={form} empresaId={empresaId} />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
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
        </div>
        <NombresField value={draft.nombresPublicos} onChange={(modo) => edit({ nombresPublicos: modo })} />
      </div>
      <section aria-label={t.vistaPrevia} className="grid content-start gap-4">
        <h3 className="font-medium">{t.vistaPrevia}</h3>
        <PreviewMonitor {...preview} />
        <PreviewPhone {...preview} />
      </section>
    </div>
  )
}

/** Returns the last valid colour, so that the preview keeps it while another is being typed. */
function useLastValid(color: string): string {
  const [last, setLast] = useState(isColor(color) ? color : COLOR_PRIMARIO)
  if (isColor(color) && color !== last) setLast(color)
  return isColor(color) ? color : last
}
