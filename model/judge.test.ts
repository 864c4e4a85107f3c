import { describe, expect, test } from 'vitest'
import type { EmpresaGuardada, EventoGuardado } from '#contract/datos-cuenta.ts'
import { History } from './history.ts'
import { judge } from './judge.ts'
import { judgeOrder } from './judge-order.ts'
import { fields, guardado } from './judge-tables.ts'
import { publico } from './pantallas.ts'
import type { Comando } from './peticion.ts'
import { aplicar } from './reglas.ts'
import { type Navegador, type Sala, salaNueva } from './sala.ts'

const AHORA = Date.parse('2027-03-10T18:00:00Z')
const COLA = 'c1'
const MINUTO_US = 60_000_000
const HORA_US = 60 * MINUTO_US
const FIRST = salaNueva({ empresaId: 'e1', plan: 'enterprise', pruebaHasta: 0 })

const guardar: Comando = { hace: 'guardarConfiguracion', categorias: [{ id: COLA, nombre: 'General' }] }
const pedir = (nombre: string): Comando => ({ hace: 'pedirTurno', colaId: COLA, nombre, clave: null })
const deTelefono = (nombre: string): Comando => ({
  hace: 'pedirTurno',
  colaId: COLA,
  nombre,
  origen: 'telefono',
  clave: null,
})
const llamar: Comando = { hace: 'siguiente', colaId: COLA }

/** A simulated server without faults: its requests, answers and stored data. */
class Faultless {
  sala = FIRST
  seq = 0
  readonly history = new History()
  readonly eventos: EventoGuardado[] = []

  constructor(...comandos: Comando[]) {
    this.#record({ tipo: 'empresa_creada', colaId: null, turnoId: null, puesto: null })
    for (const comando of comandos) this.do(comando)
  }

  /** `lugar`: the place of a turno that the command puts in line; by default the last one. */
  do(comando: Comando, answered = true, lugar = (AHORA + this.seq) * 1000): void {
    const operation = this.history.begin(0, 0, comando, AHORA)
    const n = this.sala.turnos.size + 1
    const turnoId = `t${n}`
    const given = {
      ahora: AHORA + this.seq,
      seq: this.seq + 1,
      turnoId,
      codigo: `C${n}`,
      ocupacion: `o${n}-${this.seq}`,
      lugares: new Map([['turnoId' in comando ? comando.turnoId : turnoId, lugar]]),
    }
    const effect = aplicar(this.sala, comando, given)
    if (!effect) throw new Error('The day has changed')
    const before = this.sala
    this.sala = effect.sala
    for (const { datos, ...evento } of [...effect.eventos, ...effect.owed]) {
      const place = (sala: Sala) => sala.turnos.get(evento.turnoId ?? '')?.lugar
      const moved = before.turnos.has(evento.turnoId ?? '') && place(before) !== place(this.sala)
      this.#record(evento, { ...datos, ...(moved && { lugar: [place(before), place(this.sala)] }) })
    }
    const { reply } = effect
    if (!answered || !reply) return
    const body = 'ok' in reply ? structuredClone(reply.ok) : {}
    this.history.end(operation, { status: 200, body, codigo: 'ok' in reply ? null : reply.rechazo })
  }

  #record(
    evento: Pick<EventoGuardado, 'tipo' | 'colaId' | 'turnoId' | 'puesto'>,
    datos: EventoGuardado['datos'] = null,
  ): void {
    const instante = new Date(AHORA + this.seq).toISOString()
    const actor = { tipo: 'usuario', id: 1 }
    this.eventos.push({ ...evento, actor, seq: ++this.seq, instante, datos })
  }

  get stored(): EmpresaGuardada {
    const { sala } = this
    const turnos = [...sala.turnos.values()].map((t) => ({
      ...guardado(sala, t),
      etiqueta: `${t.numero}`,
      campos: {},
      idioma: null,
      privacidadVersion: null,
      mensaje: null,
    }))
    // The judge reads no other field of a cola.
    const colas = sala.colas.map((cola) => ({
      ...fields(cola),
      eliminada: null,
    })) as EmpresaGuardada['colas']
    const empresa = {} as EmpresaGuardada['empresa']
    const vacio = {
      preferencias: [],
      puestos: [],
      tramos: [],
      miembros: [],
      invitaciones: [],
      dispositivos: [],
      auditoria: [],
      horarios: [],
      privacidad: [],
      avisos: { ajustes: null, anuncios: [] },
      entregas: [],
    }
    return { empresa, colas, turnos, ...vacio, eventos: this.eventos }
  }

  judge(stored = this.stored): string {
    return judge(FIRST, this.history, stored)
      .map(({ kind, text }) => `${kind}: ${text}`)
      .join('\n')
  }
}

const body = (server: Faultless, i: number) =>
  server.history.operations[i]?.told?.body as { turno: Record<string, unknown> }

const shownBy = ({ sala, seq }: Faultless) => {
  const shown = publico({ sala, seq, ahora: AHORA })
  return JSON.parse(JSON.stringify(shown, (_, v) => (typeof v === 'function' ? { min: 0, max: 1 } : v)))
}

describe('the judge', () => {
  test('reports nothing for a correct history, also with unanswered requests', () => {
    const server = new Faultless(guardar, pedir('Ana'), pedir('Luis'), llamar)
    server.do(pedir('Eva'), false)
    server.history.begin(0, 0, pedir('Nunca llegó'), AHORA)
    expect(server.judge()).toBe('')
  })

  test('distinguishes an unanswered command from its repetition', () => {
    const rellamar: Comando = { hace: 'rellamar', turnoId: 't1' }
    const server = new Faultless(guardar, pedir('Ana'), llamar)
    server.do(rellamar, false)
    const asked = server.history.begin(1, 0, { hace: 'publico' }, AHORA)
    server.history.end(asked, { status: 200, body: shownBy(server), codigo: null })
    server.do(rellamar)
    expect(server.judge()).toBe('')
  })

  test('reports a number given out twice', () => {
    const server = new Faultless(guardar, pedir('Ana'), pedir('Luis'))
    body(server, 2).turno.numero = 1
    const stored = server.stored
    Object.assign(stored.turnos[1] ?? {}, { numero: 1 })
    expect(server.judge(stored)).toMatch(/tables: number twice[\s\S]*turno.numero is 1, the model says 2/)
  })

  test('reports an acknowledged turno that is not stored', () => {
    const server = new Faultless(guardar, pedir('Ana'))
    const stored = { ...server.stored, turnos: [], eventos: server.eventos.slice(0, 2) }
    expect(server.judge(stored)).toMatch(/acknowledged and lost: .*Ana/)
  })

  test('reports a turno called out of order', () => {
    const server = new Faultless(guardar, pedir('Ana'), pedir('Luis'), llamar)
    body(server, 3).turno.id = 't2'
    expect(server.judge()).toMatch(/record: no command explains[\s\S]*turno.id is "t2", the model says "t1"/)
  })

  test('reports a turno placed elsewhere than the rules say', () => {
    const server = new Faultless(guardar, pedir('Ana'), pedir('Luis'), pedir('Eva'))
    const lugarDe = (id: string) => server.sala.turnos.get(id)?.lugar ?? 0
    const [antes, entre] = [lugarDe('t1'), (lugarDe('t2') + lugarDe('t3')) / 2]
    server.do({ hace: 'posponer', turnoId: 't1', codigo: 'C1', minutos: 0, pasan: 1 }, true, entre)
    expect(server.judge()).toBe('')
    const [movido] = server.eventos.slice(-1)
    Object.assign(movido ?? {}, { datos: { lugar: [antes, lugarDe('t3') + 1] } })
    expect(server.judge()).toMatch(
      /record: no command explains[\s\S]*the line is t2,t3,t1, by the rules it is t2,t1,t3/,
    )
  })

  test('an undone order returns to the previous place, also if the rule and the record disagree on the new one', () => {
    const server = new Faultless(guardar, pedir('Ana'))
    const lugar = () => server.sala.turnos.get('t1')?.lugar ?? 0
    const first = lugar()
    server.do({ hace: 'transferir', turnoId: 't1', colaId: 'c1', donde: 'final' }, true, first + HORA_US)
    expect(lugar()).toBe(first + HORA_US)
    server.do({ hace: 'deshacerTurno', turnoId: 't1', seq: server.seq }, true, first)
    expect(lugar()).toBe(first)
    expect(server.judge()).toBe('')
  })

  test('distinguishes two notes about one turno by the eventos in their answers', () => {
    const server = new Faultless(guardar, pedir('Ana'))
    const notar = (nombre: string): Comando => ({ hace: 'cambiarTurno', turnoId: 't1', cambios: { nombre } })
    for (const nombre of ['Ana, 1', 'Ana, 2']) {
      server.do(notar(nombre))
      Object.assign(body(server, server.history.operations.length - 1), { seq: server.seq })
    }
    const [first, second] = server.history.operations.slice(-2)
    // Sent at the same time; the second was answered first.
    const { begun = 0 } = first ?? {}
    Object.assign(first ?? {}, { ended: (second?.ended ?? 0) + 1 })
    Object.assign(second ?? {}, { begun })
    expect(server.judge()).toBe('')
  })

  test('reports more turnos passed over than recorded', () => {
    const server = new Faultless(guardar, pedir('Ana'), pedir('Luis'))
    server.do({ hace: 'llamarTurno', turnoId: 't2' })
    expect(server.judge()).toBe('')
    Object.assign(server.eventos.at(-1) ?? {}, { datos: null })
    expect(server.judge()).toMatch(/record: no command explains.*llamado/)
  })

  test('reports an arrival that overtakes an earlier one by more than its credit', () => {
    const server = new Faultless(guardar, pedir('Ana'), pedir('Luis'), llamar)
    const { eventos } = server
    const moments = new Map(eventos.map(({ seq }) => [seq, server.sala] as const))
    const waiting = (ventaja: number) => {
      const turnos = [...server.sala.turnos.values()].map((t) => ({ ...t, estado: 'espera' as const }))
      // The second is called; it came an hour after the first.
      const [ana, luis] = turnos.map((t, i) => ({ ...t, ventaja, lugar: i * HORA_US - ventaja * MINUTO_US }))
      if (!ana || !luis) throw new Error('Expected two turnos')
      const sala = { ...server.sala, turnos: new Map([ana, luis].map((t) => [t.uuid, t])) }
      const llamado = { ...(eventos.at(-1) as EventoGuardado), turnoId: luis.uuid }
      const known = new Map([...moments].map(([seq]) => [seq, sala] as const))
      return judgeOrder([...eventos.slice(0, -1), llamado], {
        moments: known,
        places: new Map(),
        stuck: null,
      })
    }
    expect(waiting(60)).toEqual([])
    expect(waiting(59)).toMatchObject([
      { kind: 'order', text: expect.stringContaining('2 was called before 1') },
    ])
  })

  test('reports an evento that no command requested', () => {
    const server = new Faultless(guardar, pedir('Ana'), llamar)
    server.history.operations.pop()
    expect(server.judge()).toMatch(/record: no command explains.*llamado[\s\S]*no command could record it/)
  })

  test('reports an effect before one that had been answered when it was requested', () => {
    const server = new Faultless(guardar, pedir('Ana'), pedir('Luis'))
    const [, ana, luis] = server.history.operations
    Object.assign(ana ?? {}, { begun: 10, ended: 11 })
    Object.assign(luis ?? {}, { begun: 8, ended: 9 })
    expect(server.judge()).toMatch(/record: no command explains.*emitido/)
  })

  test('reports a refusal that no moment allows', () => {
    const server = new Faultless(guardar, pedir('Ana'))
    const refused = server.history.begin(1, 0, pedir('Luis'), AHORA)
    server.history.end(refused, { status: 409, body: {}, codigo: 'cola_pausada' })
    expect(server.judge()).toMatch(/reply: .*Luis.*cola_pausada\n.*the model would change/)
  })

  test('reports a screen that differs from its seq', () => {
    const server = new Faultless(guardar, pedir('Ana'))
    const { seq } = server
    server.do(pedir('Luis'))
    const datos = publico({ sala: server.sala, seq, ahora: AHORA })
    const shown = JSON.parse(
      JSON.stringify(datos, (_, v) => (typeof v === 'function' ? { min: 0, max: 1 } : v)),
    )
    server.history.heard.push({ node: 0, topic: 'publico', seq, datos: shown, at: AHORA })
    expect(server.judge()).toMatch(
      /^state: tab on node 0, publico, seq \d\n.*enEspera is 2, the model says 1/,
    )
  })

  test('reports a cancelled burst whose places in the day were not returned', () => {
    const nombres = Array.from({ length: 8 }, (_, i) => `Bot ${i}`)
    const server = new Faultless(guardar, pedir('Ana'), ...nombres.map(deTelefono))
    server.do({ hace: 'cancelarRafaga', rafagaId: '1' })
    server.do({ hace: 'cancelarRafaga', rafagaId: '1' })
    const ask = (turnosHoy: number) => {
      const body = { plan: { id: 'enterprise' }, uso: [{ empresaId: 'e1', colas: 1, turnosHoy }] }
      const uso = body.uso.map((empresa) => ({ ...empresa, nombre: 'Clínica Sol' }))
      const asked = server.history.begin(1, 0, { hace: 'plan' }, AHORA)
      server.history.end(asked, { status: 200, body: { ...body, uso }, codigo: null })
    }
    ask(1)
    expect(server.judge()).toBe('')
    ask(9)
    expect(server.judge()).toMatch(/^state: .*plan[\s\S]*turnosHoy is 9, the model says 1$/)
  })

  test('reports a burst of which a turno was left', () => {
    const nombres = Array.from({ length: 8 }, (_, i) => `Bot ${i}`)
    const server = new Faultless(guardar, ...nombres.map(deTelefono))
    server.do({ hace: 'cancelarRafaga', rafagaId: '1' })
    const last = server.history.operations.at(-1)
    Object.assign(last?.told?.body ?? {}, { cancelados: 7 })
    expect(server.judge()).toMatch(/record: no command explains[\s\S]*cancelados is 7, the model says 8/)
  })

  const desk: Comando = { hace: 'guardarPuestos', puestos: [{ id: 'p1', nombre: 'Mesa' }] }
  const duena = { usuario: 'duena', sesion: 'a' } as const
  const agente = { usuario: 'agente', sesion: 'b' } as const
  const ocupar = (quien: Navegador): Comando => ({ hace: 'ocuparPuesto', puestoId: 'p1', quien })

  test('knows who is at a desk, who calls from it and who takes it over', () => {
    const server = new Faultless(guardar, desk, pedir('Ana'), ocupar(agente))
    server.do({ hace: 'siguienteDePuesto', puestoId: 'p1', quien: agente })
    server.do({ hace: 'pausarPuesto', puestoId: 'p1', motivo: 'almuerzo', quien: agente })
    server.do({ hace: 'siguienteDePuesto', puestoId: 'p1', quien: agente })
    expect(server.history.operations.at(-1)?.told?.codigo).toBe('puesto_en_pausa')
    server.do({ hace: 'llamarTurnoDePuesto', puestoId: 'p1', turnoId: 't1', quien: agente })
    expect(server.history.operations.at(-1)?.told?.codigo).toBe('puesto_en_pausa')
    server.do({ hace: 'transferirAPuesto', turnoId: 't1', puesto: 'Mesa' })
    expect(server.history.operations.at(-1)?.told?.codigo).toBe('puesto_ocupado')
    server.do({ hace: 'ocuparPuesto', puestoId: 'p1', quien: duena, relevar: true })
    server.do({ hace: 'guardarPuestos', puestos: [{ id: 'p1', nombre: 'Caja' }] })
    expect(server.sala.turnos.get('t1')?.puesto).toBe('Caja')
    expect(server.judge()).toBe('')
  })

  test('reports two turnos at one desk, a call from a desk that was left, and a desk not freed', () => {
    const twice = new Faultless(guardar, desk, ocupar(agente))
    const second = twice.history.begin(1, 0, ocupar(duena), AHORA)
    twice.history.end(second, { status: 200, body: { ocupacion: 'o9' }, codigo: null })
    expect(twice.judge()).toMatch(/reply: .*ocuparPuesto[\s\S]*the model refuses with puesto_tomado/)

    const left = new Faultless(guardar, desk, pedir('Ana'), ocupar(agente))
    left.do({ hace: 'siguienteDePuesto', puestoId: 'p1', quien: agente })
    const call = left.history.operations.at(-1)
    Object.assign(call?.peticion ?? {}, { quien: duena })
    expect(left.judge()).toMatch(/record: no command explains.*llamado[\s\S]*puesto_dejado/)
    Object.assign(call?.peticion ?? {}, { hace: 'llamarTurnoDePuesto', turnoId: 't1' })
    expect(left.judge()).toMatch(/record: no command explains.*llamado[\s\S]*puesto_dejado/)
    Object.assign(call?.peticion ?? {}, { quien: agente })
    expect(left.judge()).toBe('')

    const gone = new Faultless(guardar, desk, ocupar(agente))
    gone.do({ hace: 'salir', quien: agente })
    expect(gone.judge()).toMatch(/tables: b logged out and is still at Mesa/)
  })

  test('reports an answer older than the moment of its query', () => {
    const server = new Faultless(guardar, pedir('Ana'), llamar, pedir('Luis'), llamar)
    const asked = server.history.begin(1, 0, { hace: 'turnoActual', colaId: COLA }, AHORA)
    server.history.end(asked, { status: 200, body: { numero: 1, nombre: 'Ana' }, codigo: null })
    expect(server.judge()).toMatch(/^state: .*turnoActual/)
  })
})
