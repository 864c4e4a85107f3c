import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { Rechazo } from '#server/base/rechazo.ts'
import type { Resultado } from '../envio.ts'

export interface Mensaje {
  /** International format, with +. */
  a: string
  texto: string
  /** The URL to which the provider reports the delivery status. */
  avisarA: string
  /** Identical for all attempts at a message, for providers that detect repetitions by it. */
  unica: string
}

/** What a provider reports: a text from a customer, or the delivery status of a message. */
export type Entrante =
  /** `enviado`: when the customer wrote it, where the provider reports that. */
  | { tipo: 'texto'; de: string; texto: string; id: string; enviado?: number }
  | { tipo: 'estado'; referencia: string; estado: 'entregado' | 'leido' | 'fallido'; motivo: string | null }

/** A request from a provider, unparsed. */
export interface PeticionEntrante {
  /** The public URL that it was sent to. */
  url: string
  headers: Record<string, string | string[] | undefined>
  cuerpo: string
}

export interface Mensajero {
  /** Where it sends to, if the empresa chose the address. */
  url?: string
  enviar(mensaje: Mensaje, signal: AbortSignal): Promise<Resultado>
  /** Returns null when the signature is wrong. Rejects a signed body that is not a provider's. */
  leerEntrantes(peticion: PeticionEntrante): Entrante[] | null
}

export const header = ({ headers }: PeticionEntrante, name: string): string => String(headers[name] ?? '')

/** Maximum length of a provider's id of a message. Ids are stored for seven days. */
export const ID_MAXIMO = 300

/** A phone number with + in a provider's request. */
export const Numero = Type.String({ pattern: '^\\+\\d{5,20}$' })

/** Parses a signed body. Rejects one of another shape, so that nothing further in has to check it. */
export function readJson<S extends TSchema>(shape: S, body: string): Static<S> {
  const value = parseJson(body)
  if (!Value.Check(shape, value)) throw new Rechazo('datos_invalidos')
  return value as Static<S>
}

/** Returns undefined when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
