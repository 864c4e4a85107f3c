import { Plus, X } from 'lucide-react'
import { RANGOS_POR_DIA } from '#contract/horario.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { conOtroRango, pasaMedianoche, type RangoDraft } from './draft.ts'

/** Narrow phones have no room for the clock icon; tapping the field opens the same list. */
const TIME_LOOK =
  'min-w-0 tabular-nums max-sm:px-1.5 max-sm:text-center max-sm:text-sm max-sm:[&::-webkit-calendar-picker-indicator]:hidden'

type Props = {
  /** The name of the day, for screen readers. */
  dia: string
  rangos: readonly RangoDraft[]
  onChange: (rangos: RangoDraft[]) => void
}

export function RangosEditor({ dia, rangos, onChange }: Props) {
  const replace = (id: number, fields: Partial<RangoDraft>) =>
    onChange(rangos.map((rango) => (rango.id === id ? { ...rango, ...fields } : rango)))
  return (
    <div className="grid gap-2">
      {rangos.map((rango, i) => (
        <div key={rango.id} className="grid gap-1">
          <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_2.75rem] items-center gap-1 sm:gap-2">
            <TextField
              type="time"
              hideLabel
              label={t.abreDe(dia, i + 1)}
              value={rango.desde}
              onChange={(event) => replace(rango.id, { desde: event.target.value })}
              fieldClassName="min-w-0"
              className={TIME_LOOK}
            />
            <span aria-hidden="true" className="text-muted">
              {t.entreHoras}
            </span>
            <TextField
              type="time"
              hideLabel
              label={t.cierraDe(dia, i + 1)}
              value={rango.hasta}
              onChange={(event) => replace(rango.id, { hasta: event.target.value })}
              fieldClassName="min-w-0"
              className={TIME_LOOK}
            />
            <IconButton
              label={t.quitarRango(dia, i + 1)}
              variant="danger"
              onClick={() => onChange(rangos.filter(({ id }) => id !== rango.id))}
            >
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
          {rango.desde && rango.hasta && pasaMedianoche(rango) && (
            <p className="text-sm text-muted">{rango.desde === rango.hasta ? t.todoElDia : t.diaSiguiente}</p>
          )}
        </div>
      ))}
      {rangos.length < RANGOS_POR_DIA && (
        <Button
          variant="ghost"
          onClick={() => onChange(conOtroRango(rangos))}
          className="-ml-4 justify-self-start"
        >
          <Plus aria-hidden="true" className="size-5" />
          {rangos.length === 0 ? t.ponerHoras : t.otroRango}
        </Button>
      )}
    </div>
  )
}
