import { HORA_MS } from '#domain/jornada.ts'
import { bodyDigest } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import type { Command, Outcome } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import type { Actor } from '#server/store/eventos.ts'
import { listRepeticiones, saveRepeticiones } from '#server/store/repeticiones.ts'

/** How long a key is answered with its first reply. */
export const REPETICION_VALE_MS = 24 * HORA_MS

/** An order that may be sent again. */
export interface OrdenRepetible {
  empresaId: string
  actor: Actor
  /** Idempotency-Key, when the caller sent one. */
  llave?: string | null
}

/** What a key was used for, and its outcome once there is one. */
interface Uso<R> {
  huella: string
  outcome: Outcome<R>
}

interface Pedida<A, R> {
  orden: A
  huella: string
  uso: Uso<R>
}

/**
 * Makes a command answer a key of its actor with the first reply, and refuse the key for anything else. The reply is
 * kept in the transaction of the command; a refusal is not, since it changed nothing. Without a key nothing is read
 * or written.
 */
export const repetible = <A extends OrdenRepetible, R>(command: Command<A, R>): Command<A, R> => ({
  ...command,
  async runAll(tx, ordenes, context) {
    if (!ordenes.some(({ llave }) => llave)) return command.runAll(tx, ordenes, context)
    const { empresaId, usos } = await loadUsos<R>(tx, ordenes, context.ahora)
    // Run now: what has no key, and the first order with a new one.
    const nuevas: Pedida<A, R>[] = []
    const pedidas = ordenes.map((orden): Pedida<A, R> => {
      const huella = orden.llave ? huellaDe(command.name, orden) : ''
      const uso = orden.llave ? usos.get(lugarDe(orden.actor, orden.llave)) : undefined
      if (uso) return { orden, huella, uso }
      const nueva = { orden, huella, uso: { huella, outcome: SIN_RESPUESTA } }
      if (orden.llave) usos.set(lugarDe(orden.actor, orden.llave), nueva.uso)
      nuevas.push(nueva)
      return nueva
    })
    if (nuevas.length > 0) {
      const outcomes = await command.runAll(
        tx,
        nuevas.map(({ orden }) => orden),
        context,
      )
      for (const [i, { uso }] of nuevas.entries()) uso.outcome = outcomes[i] ?? SIN_RESPUESTA
      if (empresaId !== null) await keep(tx, empresaId, nuevas, context.ahora)
    }
    return pedidas.map(({ huella, uso }) =>
      uso.huella === huella ? uso.outcome : { error: new Rechazo('clave_reutilizada') },
    )
  },
})

const SIN_RESPUESTA: Outcome<never> = { error: new Error('The command returned too few outcomes') }

const lugarDe = ({ tipo, id }: Actor, llave: string) => `${tipo} ${id} ${llave}`

/**
 * Digest of the command and of its arguments but the key. A repetition may come from another address, and from another
 * version that builds the order differently: the order of its fields does not count.
 */
const huellaDe = (nombre: string, { llave: _, ...orden }: OrdenRepetible): string => {
  const { tipo, id } = orden.actor
  return bodyDigest(nombre, JSON.stringify({ ...orden, actor: { tipo, id } }, sorted))
}

const sorted = (_key: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads what these keys were used for in the last day. Every order is of the same empresa. */
async function loadUsos<R>(
  tx: Tx,
  ordenes: readonly OrdenRepetible[],
  ahora: number,
): Promise<{ empresaId: number | null; usos: Map<string, Uso<R>> }> {
  const empresaUuid = ordenes[0]?.empresaId ?? ''
  const actores = new Map<string, { actor: Actor; llaves: string[] }>()
  for (const { actor, llave } of ordenes) {
    if (!llave) continue
    const nombre = lugarDe(actor, '')
    const suyas = actores.get(nombre)
    if (suyas) suyas.llaves.push(llave)
    else actores.set(nombre, { actor, llaves: [llave] })
  }
  let empresaId: number | null = null
  const usos = new Map<string, Uso<R>>()
  for (const { actor, llaves } of actores.values()) {
    const filas = await listRepeticiones(tx, { empresaUuid, tipo: actor.tipo, actor: actor.id ?? 0, llaves })
    for (const { empresaId: id, llave, huella, respuesta, creada_en } of filas) {
      empresaId = id
      if (llave === null || huella === null || ahora - (creada_en ?? 0) > REPETICION_VALE_MS) continue
      usos.set(lugarDe(actor, llave), { huella, outcome: { ok: JSON.parse(respuesta ?? 'null') as R } })
    }
  }
  return { empresaId, usos }
}

async function keep<A extends OrdenRepetible, R>(
  tx: Tx,
  empresaId: number,
  nuevas: readonly Pedida<A, R>[],
  ahora: number,
): Promise<void> {
  await saveRepeticiones(
    tx,
    nuevas.flatMap(({ orden: { llave, actor }, huella, uso: { outcome } }) =>
      llave && 'ok' in outcome
        ? {
            empresa_id: empresaId,
            actor_tipo: actor.tipo,
            actor: actor.id ?? 0,
            llave,
            huella,
            respuesta: JSON.stringify(outcome.ok ?? null),
            creada_en: ahora,
          }
        : [],
    ),
  )
}
