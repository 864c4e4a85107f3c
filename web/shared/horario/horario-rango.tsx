import { X } from 'lucide-react'
import type { RangoEscrito } from '#domain/horario-escrito.ts'
import { horario as t } from '#texts/horario.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type Props = {
  numero: number
  rango: RangoEscrito
  onChange: (rango: RangoEscrito) => void
  onRemove: () => void
}

export function HorarioRango({ numero, rango, onChange, onRemove }: Props) {
  const { dias, desde, hasta } = rango
  const toggle = (dia: number) =>
    onChange({ ...rango, dias: dias.includes(dia) ? dias.filter((d) => d !== dia) : [...dias, dia] })

  return (
    <fieldset
      aria-label={t.horarioNumero(numero)}
      className="grid min-w-0 grid-cols-1 gap-3 rounded-control border border-line p-3"
    >
      <div className="flex items-center justify-between">
        <span className="font-medium">{t.horarioNumero(numero)}</span>
        <IconButton label={t.quitar(numero)} variant="danger" onClick={onRemove} className="-my-2 -mr-2">
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <div className="grid max-w-84 grid-cols-7 gap-1">
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
      {dias.length === 0 && <p className="text-sm font-medium text-warning-text">{t.sinDias}</p>}
      <div className="grid grid-cols-2 gap-2">
        <TextField
          type="time"
          label={t.abre}
          value={desde}
          onChange={(event) => onChange({ ...rango, desde: event.target.value })}
          fieldClassName="min-w-0"
          className="min-w-0 max-sm:px-2"
        />
        <TextField
          type="time"
          label={t.cierra}
          value={hasta}
          onChange={(event) => onChange({ ...rango, hasta: event.target.value })}
          fieldClassName="min-w-0"
          className="min-w-0 max-sm:px-2"
        />
      </div>
    </fieldset>
  )
}
