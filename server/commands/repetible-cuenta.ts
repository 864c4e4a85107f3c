import { bodyDigest } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import type { Command, Outcome } from '#server/store/command.ts'
import { findRepeticionCuenta, saveRepeticionCuenta } from '#server/store/repeticiones-cuenta.ts'
import { REPETICION_VALE_MS } from './repetible.ts'

/** An order about an account that may be sent again. */
export interface OrdenDeCuenta {
  /** Idempotency-Key, when the caller sent one. */
  llave?: string | null
  /** Masked address that it came from. */
  ip?: string | null
}

/** Nobody is logged in. Keys of strangers do not meet: they are long and made at random. */
const NADIE = 0

interface Options<A> {
  /** The usuario who gives the order. */
  quien?: (orden: A) => number
  /** What makes it the same order. A password is not part of it: it is stored under another salt each time. */
  mismo: (orden: A) => readonly (string | number | boolean | null)[]
}

/**
 * Makes a command about an account answer a key with the first reply, like `repetible` for those of an empresa. Two
 * orders under one key share a lock because they are the same order.
 */
export const repetibleDeCuenta = <A extends OrdenDeCuenta, R>(
  command: Command<A, R>,
  { quien = () => NADIE, mismo }: Options<A>,
): Command<A, R> => ({
  ...command,
  async runAll(tx, ordenes, context) {
    const [orden] = ordenes
    if (!orden?.llave) return command.runAll(tx, ordenes, context)
    const { llave } = orden
    const huella = bodyDigest(command.name, JSON.stringify(mismo(orden)))
    const previa = await findRepeticionCuenta(tx, { quien: quien(orden), llave })
    if (previa && context.ahora - previa.creada_en <= REPETICION_VALE_MS) {
      const outcome: Outcome<R> =
        previa.huella === huella
          ? { ok: JSON.parse(previa.respuesta) as R }
          : { error: new Rechazo('clave_reutilizada') }
      return [outcome]
    }
    const outcomes = await command.runAll(tx, ordenes, context)
    const [first] = outcomes
    if (first && 'ok' in first) {
      const respuesta = JSON.stringify(first.ok ?? null)
      const fila = { quien: quien(orden), llave, huella, respuesta, creada_en: context.ahora }
      await saveRepeticionCuenta(tx, fila)
    }
    return outcomes
  },
})
