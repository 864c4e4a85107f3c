import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AGENDA_VACIA, Agenda, COLA_SIN_AGENDA } from './agenda.ts'
import { cerrarJornada, pasarDia, quitarCola } from './cerrar.ts'
import { emitir } from './emitir.ts'
import { diasNaturales } from './jornada.ts'
import { deshacer, llamar } from './llamar.ts'
import { anotarCambios, anotarEmision, type ColaDeSala, lineasDe, type Sala } from './sala.ts'
import { actuar, type Cambio, type Negativa, type Turno } from './turno.ts'

const cola = (id: number, campos: Partial<ColaDeSala> = {}): ColaDeSala => ({
  id,
  estado: 'activa',
  prioridad: 0,
  tiempo_estimado: 5,
  ...campos,
})

function salaCon(...colas: ColaDeSala[]): Sala {
  return {
    calendario: diasNaturales('UTC'),
    fecha: '2026-03-01',
    limite: null,
    emitidos: 0,
    reloj: 0,
    colas: new Map(colas.map((c) => [c.id, c])),
    hoy: new Map(),
    ultimos: new Map(),
    esperan: new Map(),
    lineas: new Map(colas.map((c) => [c.id, []])),
    enAtencion: [],
  }
}

/** A room with its whole history: an in-memory version of what the store does around the rules. */
class Historia {
  readonly sala: Sala
  readonly turnos = new Map<number, Turno>()
  ahora = Date.parse('2026-03-01T10:00:00Z')

  constructor(...colas: ColaDeSala[]) {
    this.sala = salaCon(...colas)
  }

  emitir(colaId: number): Turno | Negativa {
    const emision = emitir(this.sala, { colaId, ritmo: null }, ++this.ahora)
    if (typeof emision === 'string') return emision
    const orden = this.turnos.size + 1
    const turno: Turno = { ...emision.turno, id: orden, orden }
    anotarEmision(this.sala, turno, emision.reloj)
    this.turnos.set(turno.id, turno)
    return turno
  }

  llamar(puesto: string, colas: readonly number[] | null = null, enAtencion?: number | null) {
    const llamado = llamar(this.sala, { colas, puesto, enAtencion }, ++this.ahora)
    if (typeof llamado !== 'string') this.anotar(llamado.cambios)
    return llamado
  }

  deshacer(id: number) {
    const llamado = this.de(id)
    const terminado = llamado.termino_a ? this.de(llamado.termino_a) : null
    const deshecho = deshacer(this.sala, { llamado, terminado }, ++this.ahora)
    if (typeof deshecho !== 'string') this.anotar(deshecho.cambios)
    return deshecho
  }

  actuar(accion: 'finalizar' | 'ausentar' | 'cancelar', id: number): void {
    const cambio = actuar(accion, this.de(id), ++this.ahora)
    if (typeof cambio !== 'string') this.anotar([cambio])
  }

  anotar(cambios: readonly Cambio[]): void {
    anotarCambios(this.sala, cambios)
    for (const { turno } of cambios) this.turnos.set(turno.id, turno)
  }

  de(id: number): Turno {
    const turno = this.turnos.get(id)
    if (!turno) throw new Error(`No turno ${id}`)
    return turno
  }

  linea(colaId: number): number[] {
    return (this.sala.lineas.get(colaId) ?? []).map((turno) => turno.id)
  }
}

const GENERAL = 1
const PRIORITARIA = 2
const PAUSADA = 3
const NUEVA = 4
const OTRA = 99
const general = cola(GENERAL)
const prioritaria = cola(PRIORITARIA, { prioridad: 1 })

describe('whether a queue takes turns', () => {
  test('a take is refused in words of the contract', () => {
    const h = new Historia(cola(PAUSADA, { estado: 'pausada' }), general)
    h.sala.limite = 1
    expect(h.emitir(PAUSADA)).toBe('cola_pausada')
    expect(h.emitir(OTRA)).toBe('cola_no_encontrada')
    expect(h.emitir(GENERAL)).toMatchObject({ numero: 1 })
    expect(h.emitir(GENERAL)).toBe('limite_turnos')
  })

  test('hours and caps do not apply to the staff; a pause does', () => {
    const h = new Historia(cola(PAUSADA, { estado: 'pausada' }), general)
    const llena = { ...COLA_SIN_AGENDA, maxEspera: 0 }
    h.sala.agenda = new Agenda(h.sala.calendario, AGENDA_VACIA, new Map([[GENERAL, llena]]))
    const pedir = (colaId: number, personal: boolean) => emitir(h.sala, { colaId, ritmo: null, personal }, 0)
    expect(pedir(GENERAL, false)).toBe('cola_llena')
    expect(pedir(GENERAL, true)).toMatchObject({ turno: { numero: 1 } })
    expect(pedir(PAUSADA, true)).toBe('cola_pausada')
  })

  test('a new queue opens with its first turn', () => {
    const sala = salaCon(cola(NUEVA, { estado: 'nueva' }), general)
    expect(emitir(sala, { colaId: NUEVA, ritmo: null }, 0)).toMatchObject({ abre: true })
    expect(emitir(sala, { colaId: GENERAL, ritmo: null }, 0)).toMatchObject({ abre: false })
  })
})

describe('calling', () => {
  test('priority goes first, then the longest waiting; a desk finishes only its own', () => {
    const h = new Historia(general, prioritaria)
    for (const id of [GENERAL, GENERAL, PRIORITARIA]) h.emitir(id)
    expect(h.llamar('1')).toMatchObject({ turno: { id: 3 }, terminado: null })
    expect(h.llamar('2')).toMatchObject({ turno: { id: 1 }, terminado: null })
    expect(h.llamar('1')).toMatchObject({ turno: { id: 2 }, terminado: { id: 3 } })
    expect(h.sala.enAtencion.map((t) => t.id)).toEqual([1, 2])
  })

  test('with no turno waiting, the desk finishes its own and calls none', () => {
    const h = new Historia(general)
    h.emitir(GENERAL)
    h.llamar('1')
    expect(h.llamar('1')).toMatchObject({ turno: null, terminado: { id: 1, estado: 'completado' } })
  })

  test('is refused and changes nothing when the desk serves another turno than the caller believes', () => {
    const h = new Historia(general)
    for (const _ of [1, 2, 3]) h.emitir(GENERAL)
    expect(h.llamar('1', null, 1)).toBe('puesto_cambio')
    expect(h.llamar('1', null, null)).toMatchObject({ turno: { id: 1 } })
    expect(h.llamar('1', null, null)).toBe('puesto_cambio')
    expect(h.llamar('1', null, 2)).toBe('puesto_cambio')
    expect(h.llamar('2', null, 1)).toBe('puesto_cambio')
    expect(h.sala.enAtencion.map((t) => t.id)).toEqual([1])
    expect(h.llamar('1', null, 1)).toMatchObject({ turno: { id: 2 }, terminado: { id: 1 } })
  })

  test('from an unknown queue is refused, and no turno is finished', () => {
    const h = new Historia(general)
    h.emitir(GENERAL)
    h.llamar('1')
    expect(h.llamar('1', [OTRA])).toBe('cola_no_encontrada')
    expect(h.de(1).estado).toBe('atencion')
  })

  test('the latest call stays the latest when the clock goes back', () => {
    const h = new Historia(general)
    for (const _ of [1, 2]) h.emitir(GENERAL)
    h.llamar('1')
    h.ahora -= 3_600_000
    h.llamar('2')
    expect(h.sala.enAtencion.map((t) => t.id)).toEqual([1, 2])
  })
})

describe('undo', () => {
  test('puts the called turno back in its place and the finished one back in service', () => {
    const h = new Historia(general)
    for (const _ of [1, 2, 3]) h.emitir(GENERAL)
    h.llamar('1')
    h.llamar('1')
    expect(h.deshacer(2)).toMatchObject({ turno: { id: 2 }, terminado: { id: 1 } })
    expect(h.linea(GENERAL)).toEqual([2, 3])
    expect(h.sala.enAtencion.map((t) => t.id)).toEqual([1])
  })

  test('is refused once the turno went on', () => {
    const h = new Historia(general)
    h.emitir(GENERAL)
    h.llamar('1')
    h.actuar('finalizar', 1)
    expect(h.deshacer(1)).toBe('deshacer_tarde')
  })

  test('does not reopen a turno that another call finished', () => {
    const h = new Historia(general)
    for (const _ of [1, 2, 3]) h.emitir(GENERAL)
    h.llamar('1')
    h.llamar('1')
    h.deshacer(2)
    h.actuar('finalizar', 1)
    h.llamar('1')
    h.sala.enAtencion = []
    expect(h.deshacer(2)).toMatchObject({ terminado: null })
  })
})

describe('closing', () => {
  test('removing a queue cancels its waiting and served turnos, and no others', () => {
    const h = new Historia(general, prioritaria)
    for (const id of [GENERAL, GENERAL, PRIORITARIA]) h.emitir(id)
    h.llamar('1', [GENERAL])
    h.anotar(quitarCola(h.sala, GENERAL, ++h.ahora))
    expect([...h.turnos.values()].map((t) => t.estado)).toEqual(['cancelado', 'cancelado', 'espera'])
  })

  test('the day closes for the given queues, or for all', () => {
    const h = new Historia(general, prioritaria)
    for (const id of [GENERAL, GENERAL, PRIORITARIA]) h.emitir(id)
    h.llamar('1', [GENERAL])
    expect(cerrarJornada(h.sala, { colas: [OTRA] }, h.ahora)).toBe('cola_no_encontrada')
    expect(cerrarJornada(h.sala, { colas: [GENERAL] }, h.ahora)).toMatchObject({
      completados: 1,
      expirados: 1,
    })
    expect(cerrarJornada(h.sala, { colas: null }, h.ahora)).toMatchObject({ completados: 1, expirados: 2 })
  })

  test('waiting turnos expire in the order of arrival, across colas', () => {
    const h = new Historia(general, prioritaria)
    for (const id of [GENERAL, PRIORITARIA, GENERAL]) h.emitir(id)
    const cierre = cerrarJornada(h.sala, { colas: null }, h.ahora)
    expect(cierre).toMatchObject({ cambios: [1, 2, 3].map((id) => ({ turno: { id } })) })
  })

  test('midnight finishes yesterday’s services and keeps turnos waiting across it', () => {
    const h = new Historia(general)
    for (const _ of [1, 2]) h.emitir(GENERAL)
    h.llamar('1')
    const soon = Date.parse('2026-03-02T00:30:00Z')
    h.de(2).emitido_en = soon - 3_600_000
    expect(pasarDia(h.sala, diasNaturales('UTC'), soon)).toMatchObject({ completados: 1, expirados: 0 })
    expect(pasarDia(h.sala, diasNaturales('UTC'), soon + 6 * 3_600_000)).toMatchObject({
      completados: 1,
      expirados: 1,
    })
  })
})

type Paso = (h: Historia) => void
const alguno = (h: Historia, n: number) => [...h.turnos.keys()][n % Math.max(1, h.turnos.size)]
const sobre =
  (accion: 'finalizar' | 'ausentar' | 'cancelar') =>
  (n: number): Paso =>
  (h) => {
    const id = alguno(h, n)
    if (id) h.actuar(accion, id)
  }

const paso: fc.Arbitrary<Paso> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(GENERAL, PRIORITARIA).map(
      (id): Paso =>
        (h) =>
          void h.emitir(id),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom('1', '2', '3'), fc.constantFrom(null, [GENERAL], [PRIORITARIA])).map(
      ([puesto, colas]): Paso =>
        (h) =>
          void h.llamar(puesto, colas),
    ),
  },
  fc.nat(50).map(sobre('finalizar')),
  fc.nat(50).map(sobre('ausentar')),
  fc.nat(50).map(sobre('cancelar')),
  fc.nat(50).map(
    (n): Paso =>
      (h) => {
        const id = alguno(h, n)
        if (id) h.deshacer(id)
      },
  ),
)

describe('after any sequence of orders', () => {
  test('no number twice, one turno per desk, every turno in exactly one place, lines in order', () => {
    fc.assert(
      fc.property(fc.array(paso, { maxLength: 60 }), (pasos) => {
        const h = new Historia(general, prioritaria)
        for (const hacer of pasos) hacer(h)
        for (const id of h.sala.colas.keys()) {
          const numeros = [...h.turnos.values()].filter((t) => t.cola_id === id).map((t) => t.numero)
          expect(numeros).toEqual(numeros.map((_, i) => i + 1))
          expect(h.sala.hoy?.get(id) ?? 0).toBe(numeros.length)
          const esperan = [...h.turnos.values()].filter((t) => t.cola_id === id && t.estado === 'espera')
          expect(h.sala.lineas.get(id)).toEqual(esperan.sort((a, b) => a.orden - b.orden))
          expect(h.sala.esperan.get(id) ?? 0).toBe(esperan.length)
          expect(lineasDe([...h.turnos.values()].reverse()).get(id) ?? []).toEqual(h.sala.lineas.get(id))
        }
        const enAtencion = [...h.turnos.values()].filter((t) => t.estado === 'atencion')
        expect(new Set(h.sala.enAtencion)).toEqual(new Set(enAtencion))
        expect(new Set(enAtencion.map((t) => t.puesto)).size).toBe(enAtencion.length)
      }),
    )
  })

  test('undo of a call restores the room exactly', () => {
    fc.assert(
      fc.property(fc.array(paso, { maxLength: 40 }), fc.constantFrom('1', '2'), (pasos, puesto) => {
        const h = new Historia(general, prioritaria)
        for (const hacer of pasos) hacer(h)
        const antes = structuredClone([h.sala.lineas, h.sala.esperan, h.sala.enAtencion])
        const llamado = h.llamar(puesto)
        if (typeof llamado === 'string' || !llamado.turno) return
        h.deshacer(llamado.turno.id)
        expect([h.sala.lineas, h.sala.esperan, h.sala.enAtencion]).toEqual(antes)
      }),
    )
  })
})
