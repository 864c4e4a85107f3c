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
  | { tipo: 'texto'; de: string; texto: string; id: string }
  | { tipo: 'estado'; referencia: string; estado: 'entregado' | 'leido' | 'fallido'; motivo: string | null }

/** A request from a provider, unparsed. */
export interface PeticionEntrante {
  /** The public URL that it was sent to. */
  url: string
  headers: Record<string, string | string[] | undefined>
  cuerpo: string
}

export interface Mensajero {
  enviar(mensaje: Mensaje, signal: AbortSignal): Promise<Resultado>
  /** Returns null when the signature is wrong. */
  leerEntrantes(peticion: PeticionEntrante): Entrante[] | null
}

export const header = ({ headers }: PeticionEntrante, name: string): string => String(headers[name] ?? '')
