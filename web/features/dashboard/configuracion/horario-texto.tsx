import { useParams } from 'react-router'
import { configuracion as t } from '#texts/configuracion.ts'
import { horario } from '#texts/horario.ts'
import { paths } from '#web/paths.ts'
import { HorarioField } from '#web/shared/horario/horario-field.tsx'
import { TextLink } from '#web/shared/links.tsx'
import { useEmpresa, useHorario } from '#web/shared/queries.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import type { TabProps } from './use-configuracion-form.ts'

/** The hours as customers read them. A plain text area where real hours write the text, with a link to those. */
export function HorarioTexto({ form }: TabProps) {
  const { id = '' } = useParams()
  const { data } = useHorario(id)
  const config = useEmpresa(id).data?.config
  const enlace = <TextLink to={paths.dashboard(id, 'horario')}>{t.campos.irAHorario}</TextLink>
  if (!data?.semana) {
    return (
      <div className="grid gap-2">
        <HorarioField
          {...form.field('horario')}
          {...(config && { idioma: config.idioma, zona: config.zona })}
          onChange={(texto) => form.edit({ horario: texto })}
        />
        <p className="text-sm text-muted">
          {t.campos.horarioSinHoras} {enlace}
        </p>
      </div>
    )
  }
  return (
    <div className="grid gap-2">
      <TextArea {...form.field('horario')} label={horario.etiqueta} />
      <p className="text-sm text-muted">
        {t.campos.horarioEscrito} {enlace}
      </p>
    </div>
  )
}
