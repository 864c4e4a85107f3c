import { X } from 'lucide-react'
import { useState } from 'react'
import { horario } from '#texts/horario.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { pasaMedianoche, type RangoDraft } from './draft.ts'
import { horasDe } from './escritas.ts'

type Props = {
  /** The name of the day or days, for screen readers. */
  dia: string
  zona: string
  rangos: readonly RangoDraft[]
  /** The range that was just added. */
  nuevo?: number | null
  onChange: (rangos: RangoDraft[]) => void
}

/** The hours of a day. Each range opens to change it. */
export const Rangos = ({ dia, zona, rangos, nuevo, onChange }: Props) => (
  <div className="flex flex-wrap items-center gap-2">
    {rangos.map((rango, i) => (
      <Rango
        key={rango.id}
        dia={dia}
        numero={i + 1}
        zona={zona}
        rango={rango}
        startsOpen={rango.id === nuevo}
        onChange={(fields) =>
          onChange(rangos.map((otro) => (otro.id === rango.id ? { ...otro, ...fields } : otro)))
        }
        onRemove={() => onChange(rangos.filter(({ id }) => id !== rango.id))}
      />
    ))}
  </div>
)

/** Remembers which range was just added to a day, so that it opens at once. */
export function useNuevo() {
  const [nuevo, setNuevo] = useState<number | null>(null)
  return {
    nuevo,
    anotar: (rangos: readonly RangoDraft[]) => setNuevo(rangos.at(-1)?.id ?? null),
  }
}

type RangoProps = {
  dia: string
  numero: number
  zona: string
  rango: RangoDraft
  startsOpen: boolean
  onChange: (fields: Partial<RangoDraft>) => void
  onRemove: () => void
}

function Rango({ dia, numero, zona, rango, startsOpen, onChange, onRemove }: RangoProps) {
  const { desde, hasta } = rango
  const completo = desde !== '' && hasta !== ''
  const horas = completo ? horasDe([rango], zona) : t.faltaHora
  return (
    <span
      className={cx(
        'inline-flex h-8 min-w-33 items-center rounded-control inset-ring text-sm tabular-nums touch:h-11 max-sm:min-w-34',
        completo ? 'inset-ring-field' : 'inset-ring-warning text-warning-text',
        'focus-within:inset-ring-brand has-[[aria-expanded=true]]:inset-ring-brand',
        'has-[[aria-expanded=true]]:ring-3 has-[[aria-expanded=true]]:ring-brand/20',
      )}
    >
      <Popover
        label={t.rangoDe(dia, horas)}
        trigger={horas}
        triggerLabel={t.rangoDe(dia, horas)}
        triggerClassName="h-full flex-1 rounded-control pl-2 text-left whitespace-nowrap max-sm:pl-3"
        startsOpen={startsOpen}
        className="w-76"
      >
        {(close) => (
          <div className="grid gap-3">
            <div className="grid grid-cols-2 gap-3">
              {(['desde', 'hasta'] as const).map((cual) => (
                <TextField
                  key={cual}
                  type="time"
                  label={cual === 'desde' ? horario.abre : horario.cierra}
                  value={rango[cual]}
                  onChange={(event) => onChange({ [cual]: event.target.value })}
                  onKeyDown={(event) => event.key === 'Enter' && close()}
                  fieldClassName="min-w-0"
                  className="min-w-0 tabular-nums"
                />
              ))}
            </div>
            {completo && pasaMedianoche(rango) && (
              <p className="text-xs text-muted">{desde === hasta ? t.todoElDia : t.diaSiguiente}</p>
            )}
            <Button variant="secondary" onClick={close}>
              {t.listo}
            </Button>
          </div>
        )}
      </Popover>
      <IconButton
        label={t.quitarRango(dia, numero)}
        variant="danger"
        onClick={onRemove}
        className="text-faint mouse:mr-1 mouse:size-6 mouse:rounded-badge max-sm:-ml-3"
      >
        <X aria-hidden="true" className="size-3" />
      </IconButton>
    </span>
  )
}
