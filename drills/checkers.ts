import type { History } from '#harness/history.ts'
import type { Content } from './content.ts'

/** Broken promises, one short sentence each. Empty when every promise was kept. */
export type Faults = string[]

const twice = (values: readonly string[]): string[] => {
  const seen = new Set<string>()
  return values.filter((value) => seen.has(value) || !seen.add(value))
}

/** Jepsen's set: every acknowledged take is stored once, and everything stored was requested. */
export function checkSet({ takes }: History, { turnos }: Content): Faults {
  const byId = new Map(turnos.map((t) => [t.id, t]))
  const asked = new Map(takes.map((take) => [take.value, take]))
  const faults: Faults = []
  for (const { result, value } of takes.filter((take) => take.outcome === 'ok')) {
    const row = result && byId.get(result.id)
    if (!row) faults.push(`lost: ${value}`)
    else if (row.numero !== result.numero || row.codigo !== result.codigo || row.nombre !== value)
      faults.push(`changed: ${value} was told ${result.numero}, stored ${row.numero}`)
  }
  for (const { nombre } of turnos) {
    const take = asked.get(nombre)
    if (!take) faults.push(`never asked for: ${nombre}`)
    else if (take.outcome === 'fail') faults.push(`refused and stored: ${nombre} (${take.reason})`)
  }
  return [...faults, ...twice(turnos.map((t) => t.nombre)).map((nombre) => `stored twice: ${nombre}`)]
}

/** Jepsen's unique-ids: no number, code or id is given out twice. */
export function checkUniqueIds({ takes }: History, { turnos }: Content): Faults {
  const told = takes.flatMap((take) => take.result ?? [])
  const fechas = new Map(turnos.map((t) => [t.id, t.fecha]))
  return [
    ...twice(told.map((t) => t.id)).map((id) => `id told twice: ${id}`),
    ...twice(told.map((t) => t.codigo)).map((codigo) => `code told twice: ${codigo}`),
    ...twice(told.map((t) => `${fechas.get(t.id)} ${t.numero}`)).map((n) => `number told twice: ${n}`),
    ...twice(turnos.map((t) => `${t.cola_id} ${t.fecha} ${t.numero}`)).map(
      (n) => `number stored twice: ${n}`,
    ),
  ]
}

/** Jepsen's total-queue: every turno in the queue is called exactly once. */
export function checkTotalQueue(history: History, { turnos, eventos }: Content, drained: boolean): Faults {
  const byId = new Map(turnos.map((t) => [t.id, t]))
  const called = history.calls.flatMap((call) => call.result?.id ?? [])
  const faults = twice(called).map((id) => `called twice: ${id}`)
  for (const id of called) {
    if (!byId.has(id)) faults.push(`called but not stored: ${id}`)
    else if (byId.get(id)?.estado === 'espera') faults.push(`called and waiting again: ${id}`)
  }
  const calls = eventos.filter((e) => e.tipo === 'llamado').map((e) => e.turno_id ?? '')
  faults.push(...twice(calls).map((id) => `two calls recorded: ${id}`))
  if (drained)
    faults.push(...turnos.filter((t) => t.estado === 'espera').map((t) => `never called: ${t.nombre}`))
  return faults
}

/** The eventos have neither gaps nor duplicate seqs, and exactly one of them issues each turno. */
export function checkRecord(_history: History, { turnos, eventos, seq }: Content): Faults {
  const faults: Faults = []
  if (eventos.length !== seq || eventos.some((e, i) => e.seq !== i + 1))
    faults.push(`the record has ${eventos.length} entries up to seq ${seq}`)
  const issued = eventos.filter((e) => e.tipo === 'emitido').map((e) => e.turno_id ?? '')
  faults.push(...twice(issued).map((id) => `issued twice: ${id}`))
  if (new Set(issued).size !== turnos.length)
    faults.push(`${turnos.length} turns, ${issued.length} records of them`)
  return faults
}

export const checkAll = (history: History, content: Content, drained = false): Faults => [
  ...checkSet(history, content),
  ...checkUniqueIds(history, content),
  ...checkTotalQueue(history, content, drained),
  ...checkRecord(history, content),
]
