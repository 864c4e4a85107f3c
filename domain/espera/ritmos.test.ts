import { describe, expect, test } from 'vitest'
import { type Puesto, SIN_OCUPACION } from '../puesto.ts'
import type { ColaDeSala } from '../sala.ts'
import { estimar, type TurnoMedido } from './espera.ts'
import { Ritmos } from './ritmos.ts'

const MINUTO = 60_000
const T0 = Date.parse('2027-03-01T08:00:00Z')
const COLA: ColaDeSala = { id: 1, estado: 'activa', prioridad: 0, tiempo_estimado: 5 }

/** Services of 5 minutes at one puesto; each customer waited 20 minutes and was quoted 10 to 25. */
const servido = (id: number, cambios: Partial<TurnoMedido> = {}): TurnoMedido => ({
  id,
  cola_id: 1,
  estado: 'completado',
  puesto: '1',
  emitido_en: T0 + (5 * id - 20) * MINUTO,
  llamado_en: T0 + 5 * id * MINUTO,
  terminado_en: T0 + 5 * (id + 1) * MINUTO,
  fin_incierto: 0,
  desde_en: null,
  pospuestos: null,
  estimado_min: 10,
  estimado_max: 25,
  previsto_s: 17 * 60,
  previsto_v: 60,
  delante: 4,
  ...cambios,
})
const fin = (turnos: readonly TurnoMedido[]) => Math.max(...turnos.map((t) => t.terminado_en ?? 0))

function medir(turnos: readonly TurnoMedido[]) {
  const ritmos = new Ritmos()
  for (const turno of turnos) ritmos.apply(turno)
  const { media, correccion, avance } = ritmos.de(COLA, fin(turnos))
  return { media, correccion, avance, aciertos: ritmos.aciertos(1) }
}

const SIN_COTIZAR = {
  estimado_min: null,
  estimado_max: null,
  previsto_s: null,
  previsto_v: null,
  delante: null,
}
const FUERA = { emitido_en: T0 - 300 * MINUTO }

describe('a wait that was lengthened on purpose', () => {
  const turnos = (cambios: Partial<TurnoMedido>) =>
    Array.from({ length: 60 }, (_, i) => servido(i, i % 3 === 0 ? { ...FUERA, ...cambios } : {}))
  test.each([
    ['let others pass or came back later', { pospuestos: 1 }],
    ['was set aside, moved or transferred', { desde_en: T0 - 60 * MINUTO }],
  ])('counts neither for the share inside nor for the next range: the turno %s', (_, cambios) => {
    const medido = medir(turnos(cambios))
    expect(medido.aciertos).toEqual({ turnos: 40, dentro: 40 })
    expect(medido).toEqual(medir(turnos(SIN_COTIZAR)))
  })
  test('an ordinary wait counts for both', () => {
    const medido = medir(turnos({}))
    expect(medido.aciertos).toEqual({ turnos: 60, dentro: 40 })
    expect(medido.correccion).not.toEqual(medir(turnos(SIN_COTIZAR)).correccion)
  })
})

describe('named desks', () => {
  const AHORA = T0 + 300 * MINUTO
  const puesto = (nombre: string, cambios: Partial<Puesto> = {}): Puesto => ({
    ...SIN_OCUPACION,
    id: nombre.length,
    nombre,
    colas: null,
    ...cambios,
  })
  const ocupado = { ocupacion: 'x', usuario_id: 1, sesion: 's', ocupado_en: AHORA, visto_en: AHORA }
  const enPausa = { ...ocupado, pausa_en: AHORA - MINUTO, pausa_motivo: 'Almuerzo' }
  /** `sirviendo`: by desk, how many minutes ago its service began. */
  const con = (puestos: Puesto[], sirviendo: Record<string, number> = {}, colas = [1]) => {
    const ritmos = new Ritmos()
    for (const [i, [nombre, hace]] of Object.entries(sirviendo).entries()) {
      const en = AHORA - hace * MINUTO
      ritmos.apply(servido(i + 1, { estado: 'atencion', puesto: nombre, llamado_en: en, terminado_en: null }))
    }
    ritmos.conPuestos(puestos, colas)
    return ritmos
  }
  const cuantos = (ritmos: Ritmos) =>
    ritmos.de(COLA, AHORA).puestos.filter(({ resto }) => resto !== null).length

  test('an attended desk counts before its first call', () => {
    expect(cuantos(con([puesto('A', ocupado), puesto('B', ocupado)]))).toBe(2)
    expect(cuantos(con([puesto('A', ocupado), puesto('B', ocupado)], { A: 3 }))).toBe(2)
    expect(cuantos(con([puesto('A', ocupado), puesto('B', { ...ocupado, colas: [2] })], { A: 3 }))).toBe(1)
  })
  test('paused and unattended desks do not count, even while serving a turno', () => {
    const sirviendo = { A: 3, B: 3 }
    expect(cuantos(con([puesto('A', ocupado), puesto('B', ocupado)], sirviendo))).toBe(2)
    expect(cuantos(con([puesto('A', ocupado), puesto('B', enPausa)], sirviendo))).toBe(1)
    expect(cuantos(con([puesto('A', ocupado), puesto('B')], sirviendo))).toBe(1)
  })
  test('when all are paused, they are expected back and no turno is called at once', () => {
    const { puestos } = con([puesto('A', enPausa)]).de(COLA, AHORA)
    expect(puestos).toEqual([{ parte: 1, resto: 5, restoSolo: 5, ocupado: false }])
  })
  test('a pause of the only desk keeps its other colas in the estimate: the wait never gets shorter', () => {
    const rango = (estado: Partial<Puesto>) => {
      const ritmos = con([puesto('A', estado)], {}, [1, 2])
      for (const [i, cola_id] of [1, 2, 2].entries()) {
        const en = AHORA - (20 - i * 5) * MINUTO
        const terminado_en = en + 4 * MINUTO
        ritmos.apply(servido(i + 1, { cola_id, puesto: 'A', llamado_en: en, terminado_en }))
      }
      const ritmo = ritmos.de(COLA, AHORA)
      return estimar(5, ritmo, true, 10 * (ritmo.compartidas.get(2) ?? 0))
    }
    const antes = rango(ocupado)
    const ahora = rango(enPausa)
    expect(ahora?.min).toBeGreaterThanOrEqual(antes?.min ?? 0)
    expect(ahora?.max).toBeGreaterThanOrEqual(antes?.max ?? 0)
  })
  test('while all are unattended, only the calls show who is at work, as without named desks', () => {
    expect(cuantos(con([puesto('A'), puesto('B')], { A: 3, B: 3 }))).toBe(2)
  })
  test('a desk that is only the text of a call counts too', () => {
    expect(cuantos(con([puesto('A', ocupado)], { A: 3, Mostrador: 3 }))).toBe(2)
  })
  test('a desk for two colas that calls only from the other one counts if no other desk calls', () => {
    const ritmos = con([puesto('A', ocupado)], {}, [1, 2])
    ritmos.apply(
      servido(9, { cola_id: 2, estado: 'atencion', puesto: 'A', llamado_en: AHORA, terminado_en: null }),
    )
    const { puestos, compartidas } = ritmos.de(COLA, AHORA)
    expect(puestos).toMatchObject([{ parte: 1, ocupado: true }])
    expect(compartidas.get(2)).toBe(1)
  })
  test('a pause explains a longer wait from its first minute, only for turnos already waiting then', () => {
    const ritmos = con([puesto('A', ocupado), puesto('B', enPausa)], { A: 3 })
    expect(ritmos.pausados(1, AHORA - 10 * MINUTO, AHORA)).toBe(1)
    expect(ritmos.pausados(1, AHORA, AHORA)).toBe(0)
    expect(ritmos.pausados(2, AHORA - 10 * MINUTO, AHORA)).toBe(1)
  })
})

test('of thousands of calls only those of the last hour count, in whatever order they were applied', () => {
  const llamadas = Array.from({ length: 3000 }, (_, i) => {
    const en = T0 + i * 2400
    return servido(i, {
      puesto: `${i % 20}`,
      cola_id: 1 + (i % 2),
      llamado_en: en,
      terminado_en: en + 40_000,
    })
  })
  const ahora = T0 + 3000 * 2400
  const enOrden = new Ritmos()
  for (const turno of llamadas) enOrden.apply(turno)
  const alReves = new Ritmos()
  for (const turno of llamadas.toReversed()) alReves.apply(turno)
  // Queried before all calls are applied, and for another time.
  alReves.de(COLA, ahora + 90 * MINUTO)
  const ritmo = enOrden.de(COLA, ahora)
  expect(ritmo.puestos).toHaveLength(10)
  expect(alReves.de(COLA, ahora)).toEqual(ritmo)
  expect(enOrden.de(COLA, ahora + 90 * MINUTO).puestos.every(({ ocupado }) => !ocupado)).toBe(true)
  expect(enOrden.de(COLA, ahora)).toEqual(ritmo)
})
