import { HORA_MS } from '#domain/hora-local.ts'
import { bodyDigest } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import type { Command, Outcome } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import type { Actor } from '#server/store/eventos.ts'
import { DE_CUENTA, listRepeticiones, saveRepeticiones } from '#server/store/repeticiones.ts'

/** How long the first reply to a key is repeated. */
export const REPETICION_VALE_MS = 24 * HORA_MS

/** A repeatable order about an account. */
export interface OrdenDeCuenta {
  actor: Actor
  /** Idempotency-Key, when the caller sent one. */
  llave?: string | null
}

/** A repeatable order about an empresa. */
export interface OrdenRepetible extends OrdenDeCuenta {
  empresaId: string
}

type Repetible = OrdenDeCuenta & { empresaId?: string }

/** The digest of the order that first used a key, and its outcome. */
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
 * Makes a command idempotent: a repeated key of the same actor returns the first reply, and the key is rejected for any
 * other order. The reply is stored in the transaction of the command; a rejection is not, since it changed nothing.
 * Without a key nothing is read or written. Orders about one empresa run under its lock; equal orders about an account
 * share a lock.
 *
 * `mismo` returns the parts that make two orders equal. It leaves out passwords, because each hash has a new salt.
 */
export const repetible = <A extends Repetible, R>(
  command: Command<A, R>,
  mismo: (orden: A) => unknown = sinLlave,
): Command<A, R> => ({
  ...command,
  async runAll(tx, ordenes, context) {
    if (!ordenes.some(({ llave }) => llave)) return command.runAll(tx, ordenes, context)
    const ambito = ordenes[0]?.empresaId ?? DE_CUENTA
    const usos = await loadUsos<R>(tx, ambito, ordenes, context.ahora)
    // Orders to run: those without a key, and the first order with each new key.
    const nuevas: Pedida<A, R>[] = []
    const pedidas = ordenes.map((orden): Pedida<A, R> => {
      const huella = orden.llave ? bodyDigest(command.name, JSON.stringify(mismo(orden), sorted)) : ''
      const uso = orden.llave ? usos.get(nombreDe(orden.actor, orden.llave)) : undefined
      if (uso) return { orden, huella, uso }
      const nueva = { orden, huella, uso: { huella, outcome: SIN_RESPUESTA } }
      if (orden.llave) usos.set(nombreDe(orden.actor, orden.llave), nueva.uso)
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
      await keep(tx, ambito, nuevas, context.ahora)
    }
    return pedidas.map(({ huella, uso }) =>
      uso.huella === huella ? uso.outcome : { error: new Rechazo('clave_reutilizada') },
    )
  },
})

const SIN_RESPUESTA: Outcome<never> = { error: new Error('The command returned too few outcomes') }

const nombreDe = ({ tipo, id }: Actor, llave: string) => `${tipo} ${id} ${llave}`

/** The order without key and actor, since a repetition may come from another IP address. */
const sinLlave = ({ llave: _, actor: __, ...orden }: Repetible): unknown => orden

/** A JSON replacer that sorts keys, since another version may build an order with its fields in another order. */
const sorted = (_key: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads the uses of these keys within the last day. */
async function loadUsos<R>(
  tx: Tx,
  ambito: string,
  ordenes: readonly Repetible[],
  ahora: number,
): Promise<Map<string, Uso<R>>> {
  const actores = new Map<string, { actor: Actor; llaves: string[] }>()
  for (const { actor, llave } of ordenes) {
    if (!llave) continue
    const nombre = nombreDe(actor, '')
    const suyas = actores.get(nombre)
    if (suyas) suyas.llaves.push(llave)
    else actores.set(nombre, { actor, llaves: [llave] })
  }
  const usos = new Map<string, Uso<R>>()
  for (const { actor, llaves } of actores.values()) {
    const filas = await listRepeticiones(tx, { ambito, tipo: actor.tipo, actor: actor.id ?? 0, llaves })
    for (const { llave, huella, respuesta, creada_en } of filas) {
      if (ahora - creada_en > REPETICION_VALE_MS) continue
      usos.set(nombreDe(actor, llave), { huella, outcome: { ok: JSON.parse(respuesta) as R } })
    }
  }
  return usos
}

async function keep<A extends Repetible, R>(
  tx: Tx,
  ambito: string,
  nuevas: readonly Pedida<A, R>[],
  ahora: number,
): Promise<void> {
  await saveRepeticiones(
    tx,
    nuevas.flatMap(({ orden: { llave, actor }, huella, uso: { outcome } }) =>
      llave && 'ok' in outcome
        ? {
            ambito,
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
