import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import type { Idioma } from '#contract/idioma.ts'
import { escribirHorario, leerHorario, type RangoEscrito } from '#domain/horario-escrito.ts'
import { palabrasDeHorario } from '#domain/horario-palabras.ts'
import { comun } from '#texts/comun.ts'
import { horario as t } from '#texts/horario.ts'
import { browserZone } from '#web/lib/page/format.ts'
import { currentLanguage } from '#web/texts/live.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { HorarioRango } from './horario-rango.tsx'

const MOST_RANGES = 7
const WEEKDAYS: RangoEscrito = { dias: [0, 1, 2, 3, 4], desde: '09:00', hasta: '18:00' }
const WEEKEND: RangoEscrito = { dias: [5], desde: '09:00', hasta: '13:00' }

/** Has its own key, so that the focus stays with its range when another one is removed. */
type ConClave = RangoEscrito & { clave: number }

const conClaves = (rangos: RangoEscrito[] | null): ConClave[] | null =>
  rangos?.map((rango, clave) => ({ ...rango, clave })) ?? null

type Props = {
  name: string
  value: string
  maxLength?: number
  error?: string
  optional?: boolean
  /** The language in which customers read the hours. */
  idioma?: Idioma
  /** The zone of the company; by default the browser's. */
  zona?: string
  onChange: (text: string) => void
}

/** Edits opening hours by days and ranges, or as free text. Both are stored as one text. */
export function HorarioField({ name, value, maxLength, error, optional, idioma, zona, onChange }: Props) {
  const [rangos, setRangos] = useState(() => conClaves(leerHorario(value)))
  const byHand = rangos === null
  const id = useId()

  function edit(next: ConClave[]) {
    setRangos(next)
    onChange(escribirHorario(next, palabrasDeHorario(idioma ?? currentLanguage(), zona ?? browserZone())))
  }

  const replace = (clave: number, next: RangoEscrito) =>
    rangos && edit(rangos.map((rango) => (rango.clave === clave ? { ...next, clave } : rango)))
  const remove = (clave: number) => rangos && edit(rangos.filter((rango) => rango.clave !== clave))
  function add() {
    if (!rangos) return
    const clave = Math.max(-1, ...rangos.map((rango) => rango.clave)) + 1
    edit([...rangos, { ...(rangos.length === 0 ? WEEKDAYS : WEEKEND), clave }])
  }

  return (
    <fieldset className="relative grid min-w-0 grid-cols-1 gap-1" aria-describedby={error ? id : undefined}>
      <legend className="float-left flex min-h-8 w-full items-center pr-36 font-medium touch:min-h-11">
        <span>
          {t.etiqueta}
          {optional && <span className="font-normal text-muted"> ({comun.opcional})</span>}
        </span>
      </legend>
      <button
        type="button"
        onClick={() => setRangos(byHand ? (conClaves(leerHorario(value)) ?? []) : null)}
        className="absolute top-0 right-0 min-h-8 rounded-control text-sm font-medium text-brand-text touch:min-h-11"
      >
        {byHand ? t.porDias : t.aMano}
      </button>
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
          <div className="divide-y divide-line rounded-control border border-line">
            {rangos.length === 0 && <p className="px-3 py-3 text-sm text-muted">{t.vacio}</p>}
            {rangos.map((rango, i) => (
              <HorarioRango
                key={rango.clave}
                numero={i + 1}
                rango={rango}
                palabras={palabrasDeHorario(currentLanguage(), zona)}
                onChange={(next) => replace(rango.clave, next)}
                onRemove={() => remove(rango.clave)}
              />
            ))}
            {rangos.length < MOST_RANGES && (
              <div className="p-2">
                <Button variant="ghost" size="sm" onClick={add} data-focus-home>
                  <Plus aria-hidden="true" className="size-4" />
                  {t.agregar}
                </Button>
              </div>
            )}
          </div>
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
