import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { comun } from '#texts/comun.ts'
import { horario as t } from '#texts/horario.ts'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { formatHorario, parseHorario, type Rango } from './horario.ts'
import { HorarioRango } from './horario-rango.tsx'

const MOST_RANGES = 7
const WEEKDAYS: Rango = { dias: [0, 1, 2, 3, 4], desde: '09:00', hasta: '18:00' }
const WEEKEND: Rango = { dias: [5], desde: '09:00', hasta: '13:00' }

type Props = {
  name: string
  value: string
  maxLength?: number
  error?: string
  optional?: boolean
  onChange: (text: string) => void
}

/** Edits opening hours by days and ranges, or as free text. Both are stored as one text. */
export function HorarioField({ name, value, maxLength, error, optional, onChange }: Props) {
  const [rangos, setRangos] = useState(() => parseHorario(value))
  const byHand = rangos === null
  const id = useId()

  function edit(next: Rango[]) {
    setRangos(next)
    onChange(formatHorario(next))
  }

  const replace = (at: number, next: Rango) =>
    rangos && edit(rangos.map((rango, i) => (i === at ? next : rango)))
  const add = () => rangos && edit([...rangos, rangos.length === 0 ? WEEKDAYS : WEEKEND])

  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3" aria-describedby={error ? id : undefined}>
      <legend className="float-left font-medium">
        {t.etiqueta}
        {optional && <span className="font-normal text-muted"> ({comun.opcional})</span>}
      </legend>
      <Segmented
        label={t.modo}
        options={[
          { id: 'dias', label: t.porDias },
          { id: 'mano', label: t.aMano },
        ]}
        value={byHand ? 'mano' : 'dias'}
        onChange={(mode) => setRangos(mode === 'dias' ? (parseHorario(value) ?? []) : null)}
      />
      {byHand ? (
        <TextArea
          label={t.etiqueta}
          hideLabel
          name={name}
          placeholder={t.ejemplo}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          error={error}
        />
      ) : (
        <>
          {rangos.length === 0 && <p className="text-muted">{t.vacio}</p>}
          {rangos.map((rango, i) => (
            <HorarioRango
              // biome-ignore lint/suspicious/noArrayIndexKey: a range has nothing else of its own
              key={i}
              numero={i + 1}
              rango={rango}
              onChange={(next) => replace(i, next)}
              onRemove={() => edit(rangos.filter((_, at) => at !== i))}
            />
          ))}
          {rangos.length < MOST_RANGES && (
            <Button variant="secondary" onClick={add} className="justify-self-start">
              <Plus aria-hidden="true" className="size-5" />
              {t.agregar}
            </Button>
          )}
          {error && (
            <p id={id} className="text-sm font-medium text-danger-text">
              {error}
            </p>
          )}
        </>
      )}
    </fieldset>
  )
}
