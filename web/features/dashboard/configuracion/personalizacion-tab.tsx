import { useState } from 'react'
import { COLOR_PRIMARIO } from '#contract/empresa.ts'
import { nombrePublico } from '#domain/nombre.ts'
import { configuracion as t } from '#texts/configuracion.ts'
import { vistaPrevia } from '#texts/vista-previa.ts'
import { EmpresaLogo } from '#web/shared/empresa-logo.tsx'
import { usePlan } from '#web/shared/plan/api.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ColorField, isColor } from '#web/ui/color-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { NombresField } from './nombres-field.tsx'
import { PreviewMonitor } from './preview-monitor.tsx'
import { PreviewPhone } from './preview-phone.tsx'
import type { TabProps } from './use-configuracion-form.ts'

export function PersonalizacionTab({ form }: TabProps) {
  const { values: draft, errors, edit } = form
  const plan = usePlan().data?.plan
  const colorPrimario = useLastValid(draft.colorPrimario)
  const colorSecundario = useLastValid(draft.colorSecundario)
  const logo = form.wrong.logo ? '' : draft.logo.trim()
  const cliente = nombrePublico(vistaPrevia.nombre, draft.nombresPublicos)
  const preview = { nombre: draft.nombre, logo, colorPrimario, colorSecundario, cliente }
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
      <div className="grid grid-cols-1 content-start gap-5">
        {plan && !plan.marca && <Banner tone="warning">{t.sinMarca(plan.nombre)}</Banner>}
        <div className="flex items-start gap-3">
          <span className="mt-7.5">
            <EmpresaLogo src={logo} size="size-12" />
          </span>
          <TextField
            {...form.field('logo')}
            label={t.campos.logo}
            type="url"
            inputMode="url"
            hint={t.campos.logoPista}
            fieldClassName="min-w-0 flex-1"
          />
        </div>
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
