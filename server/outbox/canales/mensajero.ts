import type { Resultado } from '../envio.ts'

/** A text for one number. */
export interface Mensaje {
  /** International, with +. */
  a: string
  texto: string
  /** Where the provider tells what became of it. */
  avisarA: string
  /** The same for each attempt at the same message, for providers that know repetitions by it. */
  unica: string
}

/** What a provider tells us: something that a person wrote, or what became of a message. */
export type Entrada =
  | { tipo: 'texto'; de: string; texto: string; id: string }
  | { tipo: 'estado'; referencia: string; estado: 'entregado' | 'leido' | 'fallido'; motivo: string | null }

/** A request of a provider, as it came. */
export interface PeticionEntrante {
  /** The public address that it was sent to. */
  url: string
  headers: Record<string, string | string[] | undefined>
  cuerpo: string
}

/** A provider of messages. */
export interface Mensajero {
  enviar(mensaje: Mensaje, signal: AbortSignal): Promise<Resultado>
  /** Null: the signature is wrong. */
  leerEntrada(peticion: PeticionEntrante): Entrada[] | null
}

export const header = ({ headers }: PeticionEntrante, name: string): string => String(headers[name] ?? '')
