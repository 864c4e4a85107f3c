import { ChevronDown, X } from 'lucide-react'
import type { RangoEscrito } from '#domain/horario-escrito.ts'
import { escribirDias, type PalabrasDeHorario } from '#domain/horario-texto.ts'
import { horario as t } from '#texts/horario.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** Narrow phones have no room for the clock icon; tapping the field opens the same list. */
const TIME_LOOK =
  'min-w-0 px-2 tabular-nums max-sm:px-1 max-sm:text-center max-sm:[&::-webkit-calendar-picker-indicator]:hidden'

type Props = {
  numero: number
  rango: RangoEscrito
  /** In the language of the panel. */
  palabras: PalabrasDeHorario
  onChange: (rango: RangoEscrito) => void
  onRemove: () => void
}

/** Days and hours in one row. The days open to change them. */
export function HorarioRango({ numero, rango, palabras, onChange, onRemove }: Props) {
  const { dias } = rango
  const escritos = escribirDias(dias, palabras)
  const toggle = (dia: number) =>
    onChange({ ...rango, dias: dias.includes(dia) ? dias.filter((d) => d !== dia) : [...dias, dia] })
  const time = (cual: 'desde' | 'hasta', label: string) => (
    <TextField
      type="time"
      label={label}
      hideLabel
      value={rango[cual]}
      onChange={(event) => onChange({ ...rango, [cual]: event.target.value })}
      fieldClassName="min-w-0 gap-0 sm:w-33"
      className={TIME_LOOK}
    />
  )
  return (
    <fieldset
      aria-label={t.horarioNumero(numero)}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_2.75rem] items-center gap-x-1 p-2 pl-3 text-sm font-medium sm:grid-cols-[minmax(0,1fr)_auto_auto_auto_auto] sm:gap-x-2"
    >
      <Popover
        label={t.diasDe(numero)}
        trigger={
          <>
            <span className={cx('first-letter:uppercase', dias.length === 0 && 'text-warning-text')}>
              {escritos || t.sinDias}
            </span>
            <ChevronDown aria-hidden="true" className="size-3 shrink-0 text-faint" />
          </>
        }
        triggerTitle={t.diasDe(numero)}
        triggerClassName="flex min-h-9 min-w-0 items-center gap-1 justify-self-start rounded-control text-left touch:min-h-11 max-sm:col-span-full"
        className="w-92 max-w-[calc(100vw-1rem)]"
      >
        {(close) => (
          <div className="grid gap-3">
            <div className="grid grid-cols-7 gap-1">
              {t.dias.map((dia, i) => (
                <button
                  key={dia}
                  type="button"
                  aria-pressed={dias.includes(i)}
                  aria-label={dia}
                  title={dia}
                  onClick={() => toggle(i)}
                  className={cx(
                    'h-11 rounded-control font-semibold transition-colors',
                    dias.includes(i) ? 'bg-brand text-on-brand' : 'bg-sunken text-muted hover:text-text',
                  )}
                >
                  {t.iniciales[i]}
                </button>
              ))}
            </div>
            <Button variant="secondary" onClick={close}>
              {t.listo}
            </Button>
          </div>
        )}
      </Popover>
      {time('desde', t.abre)}
      <span aria-hidden="true" className="text-muted">
        {t.entreHoras}
      </span>
      {time('hasta', t.cierra)}
      <IconButton label={t.quitar(numero)} variant="danger" onClick={onRemove}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </fieldset>
  )
}
