import type { Given } from './effect.ts'
import type { Explanation, Place } from './explain.ts'
import { type Fault, fault, stateFault } from './fault.ts'
import { type History, type Operation, type Told, tell } from './history.ts'
import { mismatch, readAfter } from './outcome.ts'
import { contestar } from './pantallas.ts'
import { type Comando, esConsulta, type Lectura } from './peticion.ts'
import { aplicar } from './reglas.ts'
import type { Sala } from './sala.ts'

interface Window {
  readonly low: number
  readonly high: number
}

/** Choices for a refused or idle command, which must not use any of them. */
const nothingNew = (at: number): Given => ({
  ahora: at,
  seq: 0,
  turnoId: '',
  codigo: '',
  ocupacion: '',
  lugares: new Map(),
})

/**
 * Judges every answer that the record alone does not explain: queries, refusals, and commands that changed nothing.
 * Each must be right at some moment between the last operation that had ended when it was sent and the first one that
 * was sent after its end.
 */
export function judgeReplies(history: History, { moments, places }: Explanation): Fault[] {
  const seqs = [...moments.keys()].sort((a, b) => a - b)
  const seen = new Map<Operation, Place>(places)
  const faults: Fault[] = []
  const momentsIn = ({ low, high }: Window) => {
    const from = seqs.find((seq) => seq >= low) ?? low
    return seqs.filter((seq) => seq >= from && seq <= Math.max(high, from))
  }
  const at = (seq: number) => moments.get(seq) as Sala

  const judgeCommand = (op: Operation, told: Told, window: Window): number | null => {
    const refused = told.codigo !== null
    let nearest = 'no moment to look at'
    for (const seq of momentsIn(window)) {
      const effect = aplicar(at(seq), op.peticion as Comando, nothingNew(op.at))
      if (!effect) nearest = 'the day change has to come first'
      else if (effect.eventos.length > 0)
        nearest = `the model would change: ${JSON.stringify(effect.eventos)}`
      else if (effect.reply) {
        const [problem] = mismatch(told, effect.reply)
        if (problem === undefined) return seq
        nearest = problem
      } else if (!refused) return seq
    }
    faults.push(fault('reply', `${tell(op)}\n  ${nearest}`))
    return null
  }

  const judgeQuestion = (op: Operation, told: Told, consulta: Lectura, window: Window): number | null => {
    const named = told.codigo === null ? (told.body as { seq?: number }).seq : undefined
    if (named !== undefined && !moments.has(named)) {
      faults.push(stateFault(tell(op), told.body, ['its seq is in the middle of a command']))
      return null
    }
    const candidates = named === undefined ? momentsIn(window) : [named]
    let nearest: string[] = []
    for (const seq of candidates) {
      nearest = mismatch(told, contestar({ sala: at(seq), seq, ahora: op.at }, consulta))
      if (nearest.length > 0) continue
      if (seq < window.low)
        faults.push(fault('state', `${tell(op)}\n  seq ${seq} is older than ${window.low}`))
      return seq
    }
    faults.push(stateFault(tell(op), told.body, nearest))
    return null
  }

  for (const op of history.operations) {
    const { peticion, told } = op
    if (!told) continue
    const window = windowOf(op, seen)
    const own = places.get(op)
    if (own && own.from <= window.low) {
      faults.push(
        fault('reply', `${tell(op)}\n  recorded at ${own.from}, sent after ${window.low} was answered`),
      )
    }
    let seq: number | null = own?.to ?? null
    if (!own && !esConsulta(peticion)) seq = judgeCommand(op, told, window)
    const consulta = esConsulta(peticion) ? peticion : seq === null ? null : readAfter(peticion)
    if (consulta && (own || esConsulta(peticion) || told.codigo === null)) {
      seq = judgeQuestion(op, told, consulta, { ...window, low: Math.max(window.low, seq ?? 0) }) ?? seq
    }
    if (seq !== null) seen.set(op, { from: own?.from ?? seq, to: Math.max(seq, own?.to ?? 0) })
  }
  return faults
}

function windowOf(op: Operation, seen: ReadonlyMap<Operation, Place>): Window {
  let low = 1
  let high = Number.POSITIVE_INFINITY
  for (const [other, { from, to }] of seen) {
    if (other.ended < op.begun) low = Math.max(low, to)
    if (other.begun > op.ended) high = Math.min(high, from - 1)
  }
  return { low, high }
}
