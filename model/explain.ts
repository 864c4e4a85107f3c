import type { EventoGuardado, TurnoGuardado } from '#contract/datos-cuenta.ts'
import type { Effect, Evento, Given } from './effect.ts'
import { type Operation, tell } from './history.ts'
import { lugaresDe } from './lugares.ts'
import { CORRECCION } from './mundo.ts'
import { mayChange, mismatch, mustChange } from './outcome.ts'
import { type Comando, esConsulta } from './peticion.ts'
import { aplicar, cambioDeDia, vuelta } from './reglas.ts'
import { revisarPuesto } from './reglas-puestos.ts'
import type { Sala } from './sala.ts'

export interface Place {
  readonly from: number
  readonly to: number
}

/** The order in which the commands took effect, according to the record. */
export interface Explanation {
  /** Every state that was observable, by the seq of its last evento. */
  readonly moments: ReadonlyMap<number, Sala>
  readonly places: ReadonlyMap<Operation, Place>
  /** The first evento that no command explains, with the reasons. */
  readonly stuck: string | null
}

const BUDGET = 50_000
const OPENING: readonly string[] = ['empresa_creada', 'miembro_agregado']
/** Eventos when a stay begins: leaving a desk, taking over another, and the new stay. */
const MOST_OF_A_STAY = 3

const stayBegun = (eventos: readonly EventoGuardado[]): string =>
  `${eventos.find(({ tipo }) => tipo === 'puesto_ocupado')?.datos?.ocupacion ?? ''}`

interface Node {
  k: number
  sala: Sala
  /** Eventos that the commands of this transaction still have to record. */
  owed: readonly Evento[]
  /** When the last of the commands so far was sent: no command that had ended by then can follow. */
  sent: number
}

/**
 * Finds a sequence of commands whose effects are the record: each comes after those that were answered before it was
 * sent, and has the answer that the model gives at that point. A command without an answer may or may not be part of
 * it. The record nearly always identifies the command at once; otherwise the search backtracks.
 */
export function explain(
  first: Sala,
  operations: readonly Operation[],
  eventos: readonly EventoGuardado[],
  turnos: readonly TurnoGuardado[],
): Explanation {
  const stored = new Map(turnos.map((turno) => [turno.id, turno]))
  const commands = operations.filter((op) => !esConsulta(op.peticion) && mayChange(op))
  commands.sort((a, b) => a.ended - b.ended)
  const places = new Map<Operation, Place>()
  const moments = new Map<number, Sala>()
  let budget = BUDGET
  let deepest = { k: 0, why: [] as string[] }

  const seen = firstSeen(operations)
  const salidas = operations.flatMap(({ peticion, begun }) =>
    peticion.hace === 'salir' ? [{ sesion: peticion.quien.sesion, begun }] : [],
  )
  const lugaresTras = lugaresDe(eventos, turnos)
  const givenBy = (evento: EventoGuardado, k: number): Given => ({
    ahora: Date.parse(evento.instante),
    seq: evento.seq,
    turnoId: evento.turnoId ?? '',
    codigo: stored.get(evento.turnoId ?? '')?.codigo ?? '',
    ocupacion: stayBegun(eventos.slice(k, k + MOST_OF_A_STAY)),
    lugares: lugaresTras(k),
  })

  function* candidates({ k, sala, sent }: Node, evento: EventoGuardado, why: string[]) {
    const given = givenBy(evento, k)
    const waiting = commands.filter((op) => !places.has(op))
    // A candidate must have been sent before any command was answered that has to come after it.
    const overdue = Math.min(seen(evento.seq), ...waiting.filter(mustChange).map((op) => op.ended))
    for (const op of waiting) {
      if (op.begun > overdue || op.ended < sent) continue
      if (!couldRecord(op.peticion as Comando, evento, stored)) continue
      const effect = aplicar(sala, op.peticion as Comando, given)
      const problem = effect ? misfit(op, effect, eventos, k) : 'the day change has to come first'
      if (effect && problem === null) yield { op, effect }
      else why.push(`${tell(op)}\n    ${problem}`)
    }
    const terminada = (sesion: string) =>
      salidas.some((salida) => salida.sesion === sesion && salida.begun < seen(evento.seq))
    const byClock = [
      ['completado', 'expirado', 'reanudado'].includes(evento.tipo) && cambioDeDia(sala, given),
      evento.actor.tipo === 'sistema' && revisarPuesto(sala, evento, given, terminada),
      evento.tipo === 'reanudado' && vuelta(sala, given),
    ]
    for (const effect of byClock)
      if (effect && effect.eventos.length > 0 && records(effect.eventos, eventos, k))
        yield { op: null, effect }
  }

  function search(node: Node): boolean {
    const evento = eventos[node.k]
    if (!evento) return node.owed.length === 0
    if (--budget < 0) return false
    const debt = node.owed.findIndex((owed) => same(owed, evento))
    if (debt >= 0) return advance({ ...node, k: node.k + 1, owed: node.owed.toSpliced(debt, 1) }, evento.seq)
    const why: string[] = []
    for (const { op, effect } of candidates(node, evento, why)) {
      const k = node.k + effect.eventos.length
      const owed = [...node.owed, ...effect.owed]
      const to = (eventos[k - 1] as EventoGuardado).seq
      if (op) places.set(op, { from: evento.seq, to })
      if (advance({ k, sala: effect.sala, owed, sent: Math.max(node.sent, op?.begun ?? 0) }, to)) return true
      if (op) places.delete(op)
    }
    if (node.k >= deepest.k) deepest = { k: node.k, why }
    return false
  }

  function advance(node: Node, seq: number): boolean {
    if (node.owed.length === 0) moments.set(seq, node.sala)
    if (search(node)) return true
    moments.delete(seq)
    return false
  }

  // The first eventos create the empresa and its team.
  let k = 0
  for (; OPENING.includes(eventos[k]?.tipo ?? ''); k++) moments.set(k + 1, first)
  if (search({ k, sala: first, owed: [], sent: 0 })) return { moments, places, stuck: null }
  return { moments: new Map(), places: new Map(), stuck: describe(eventos, deepest) }
}

/** When the first answer at or after a seq arrived. */
function firstSeen(operations: readonly Operation[]): (seq: number) => number {
  const answers = operations.flatMap(({ told, ended }) => {
    const { seq } = (told?.body ?? {}) as { seq?: number }
    return seq === undefined ? [] : [{ seq, ended }]
  })
  return (seq) => Math.min(...answers.filter((answer) => answer.seq >= seq).map(({ ended }) => ended))
}

function describe(eventos: readonly EventoGuardado[], { k, why }: { k: number; why: string[] }): string {
  const evento = eventos[k]
  const tried = why.length > 0 ? why.map((line) => `\n  ${line}`).join('') : '\n  no command could record it'
  return `no command explains evento ${JSON.stringify(evento)}:${tried}`
}

/** Fields of `datos` that the rules determine. */
const FACTS = ['por', 'motivo', 'deshace', 'respuesta', 'abierta', 'plan'] as const

interface Datos extends Partial<Record<(typeof FACTS)[number], unknown>> {
  saltados?: number
  cabe?: { saltados: number }
}

const datosDe = ({ datos }: Evento): Datos => datos ?? {}

const same = (evento: Evento, recorded: Evento): boolean =>
  evento.tipo === recorded.tipo &&
  evento.colaId === recorded.colaId &&
  evento.turnoId === recorded.turnoId &&
  evento.puesto === recorded.puesto &&
  FACTS.every((fact) => datosDe(evento)[fact] === datosDe(recorded)[fact]) &&
  saltadosDe(evento) === saltadosDe(recorded)

/** Number of turnos passed over, by choice or because they did not fit. */
export function saltadosDe(evento: Evento): number {
  const { saltados = 0, cabe } = datosDe(evento)
  return cabe?.saltados ?? saltados
}

const records = (expected: readonly Evento[], eventos: readonly EventoGuardado[], k: number): boolean =>
  expected.every((evento, i) => {
    const recorded = eventos[k + i]
    return recorded !== undefined && same(evento, recorded)
  })

function misfit(
  op: Operation,
  { eventos: expected, reply, sala, wrong }: Effect,
  eventos: readonly EventoGuardado[],
  k: number,
): string | null {
  if (expected.length === 0) return reply ? `the model: ${JSON.stringify(reply)}` : 'it changes nothing'
  if (!records(expected, eventos, k)) return `the model records ${JSON.stringify(expected)}`
  if (wrong) return wrong
  if (!op.told) return null
  // It was refused because its cola or desk was gone when the answer was read.
  if (!reply || op.told.codigo !== null)
    return readBefore(op.told.body, sala, eventos[k + expected.length - 1]?.seq ?? 0)
  // The answer to a move names its evento, for undo.
  const { seq = eventos[k]?.seq } = op.told.body as { seq?: number }
  if ('turnoId' in op.peticion && seq !== eventos[k]?.seq) return `its answer names evento ${seq}`
  return mismatch(op.told, reply)[0] ?? null
}

/** The answer is read after the command, so it cannot be older. */
function readBefore(body: unknown, sala: Sala, to: number): string | null {
  const { seq = to, version = sala.version } = body as { seq?: number; version?: number }
  return seq < to || version < sala.version ? `its answer is of seq ${seq}, version ${version}` : null
}

/** A cheap filter before `aplicar`. The stored name identifies the take that an evento records. */
function couldRecord(
  comando: Comando,
  { tipo, turnoId }: EventoGuardado,
  stored: ReadonlyMap<string, TurnoGuardado>,
): boolean {
  if (comando.hace === 'pedirTurno')
    return tipo === 'emitido' && pedidoComo(stored.get(turnoId ?? '')?.nombre) === comando.nombre
  // A call first finishes what its desk had in service.
  const isCall = comando.hace.startsWith('llamarTurno')
  return tipo !== 'emitido' && (isCall || !('turnoId' in comando) || comando.turnoId === turnoId)
}

/** A corrected name still begins with the requested one. */
const pedidoComo = (nombre: string | undefined): string | undefined => nombre?.split(CORRECCION)[0]
