import { describe, expect, test } from 'vitest'
import { diasNaturales } from './jornada.ts'
import { contarPausas, type EventoDePausa } from './pausas.ts'

const at = (hora: string, dia = '10') => Date.parse(`2027-03-${dia}T${hora}:00Z`)
const evento = (
  tipo: EventoDePausa['tipo'],
  instante: number,
  { persona = 1, puestoId = 1, puesto = 'Mesa' }: Partial<EventoDePausa> = {},
): EventoDePausa => ({ tipo, instante, persona, puestoId, puesto })
const dia = (eventos: EventoDePausa[], ahora = at('23:00')) =>
  contarPausas(eventos, { fecha: '2027-03-10', calendario: diasNaturales('UTC'), ahora })

const minutes = (n: number) => n * 60_000

describe('pauses of a day', () => {
  test('last until the holder is back or the desk is free, and count for the person who took them', () => {
    expect(
      dia([
        evento('puesto_pausado', at('09:00')),
        evento('puesto_pausado', at('09:30'), { puestoId: 2, puesto: 'Caja', persona: 2 }),
        evento('puesto_reanudado', at('09:20')),
        // Another person takes over the desk: the pause ends, and does not count as theirs.
        evento('puesto_liberado', at('10:00'), { puestoId: 2, puesto: 'Caja', persona: 3 }),
      ]),
    ).toEqual({ 1: { veces: 1, ms: minutes(20) }, 2: { veces: 1, ms: minutes(30) } })
  })

  test('a new reason is not a new pause, and a renamed desk is the same desk', () => {
    expect(
      dia([
        evento('puesto_pausado', at('09:00')),
        evento('puesto_pausado', at('09:10')),
        evento('puesto_reanudado', at('09:15'), { puesto: 'Ventanilla' }),
        evento('puesto_pausado', at('12:00'), { puestoId: null }),
        evento('puesto_liberado', at('12:30'), { puestoId: 1 }),
      ]),
    ).toEqual({ 1: { veces: 2, ms: minutes(45) } })
  })

  test('an open pause counts up to now, and never past its day', () => {
    const pausa = [evento('puesto_pausado', at('22:00'))]
    expect(dia(pausa, at('22:40'))).toEqual({ 1: { veces: 1, ms: minutes(40) } })
    expect(dia([...pausa, evento('puesto_liberado', at('07:00', '11'))])).toEqual({
      1: { veces: 1, ms: minutes(120) },
    })
    expect(dia([evento('puesto_pausado', at('08:00', '11'))], at('09:00', '11'))).toEqual({})
  })
})
