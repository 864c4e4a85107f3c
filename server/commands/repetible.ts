import { HORA_MS } from '#domain/hora-local.ts'
import { bodyDigest } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import type { Command, Outcome } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import type { Actor } from '#server/store/eventos.ts'
import { DE_CUENTA, listRepeticiones, saveRepeticiones } from '#server/store/repeticiones.ts'

/** How long a key is answered with its first reply. */
export const REPETICION_VALE_MS = 24 * HORA_MS

/** An order about an account that may be sent again. */
export interface OrdenDeCuenta {
  actor: Actor
  /** Idempotency-Key, when the caller sent one. */
  llave?: string | null
}

/** An order about an empresa that may be sent again. */
export interface OrdenRepetible extends OrdenDeCuenta {
  empresaId: string
}

type Repetible = OrdenDeCuenta & { empresaId?: string }

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
 * Makes a command answer a key of its actor with the first reply, and reject the key for anything else. The reply is
 * stored in the transaction of the command; a rejection is not, since it changed nothing. Without a key nothing is read
 * or written. Orders about one empresa run under its lock; orders about an account share a lock if they are equal.
 *
 * `mismo` returns what two equal orders have in common. It leaves out passwords, which are stored with another salt each time.
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
    // Run now: what has no key, and the first order with a new one.
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

/** A repetition may come from another address. */
const sinLlave = ({ llave: _, actor: __, ...orden }: Repetible): unknown => orden

/** The order of its fields does not count: another version may build an order differently. */
const sorted = (_key: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads what these keys were used for in the last day. */
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
