import { configuracion as t } from '#texts/configuracion.ts'
import { HorarioField } from '#web/shared/horario/horario-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { campo, type TabProps } from './campos.ts'
import { ZonaField } from './zona-field.tsx'

export function GeneralTab(props: TabProps) {
  const { draft, errors, edit } = props
  return (
    <>
      <TextField
        label={t.campos.nombre}
        {...campo(props, 'nombre')}
        autoComplete="organization"
        maxLength={120}
        required
      />
      <TextField
        label={t.campos.titular}
        {...campo(props, 'titular')}
        autoComplete="name"
        maxLength={120}
        required
      />
      <TextArea
        label={t.campos.descripcion}
        {...campo(props, 'descripcion')}
        placeholder={t.campos.descripcionEjemplo}
        maxLength={2000}
      />
      <HorarioField value={draft.horario} onChange={(horario) => edit({ horario })} error={errors.horario} />
      <ZonaField value={draft.zona} error={errors.zona} onChange={(zona) => edit({ zona })} />
    </>
  )
}
