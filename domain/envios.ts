import { debeConfirmarse } from './avisos.ts'
import { DIA_MS } from './hora-local.ts'

/** Messages within this time count against a cap. */
export const VENTANA_MS = DIA_MS

// Caps of the installation. Owners cannot raise them; the caps in an empresa's settings apply below them.

/** Messages to one mailbox or number in an hour, from all accounts together. */
export const MENSAJES_POR_DESTINO_Y_HORA = 10
/** Messages to one mailbox or number in a day, from all accounts together. */
export const MENSAJES_POR_DESTINO_Y_DIA = 20
/** Messages in a day that ask one mailbox or number to confirm: from one empresa, and from all accounts together. */
const CONFIRMACIONES_POR_EMPRESA_Y_DIA = 1
export const CONFIRMACIONES_POR_DESTINO_Y_DIA = 3
/** Invitations to one mailbox in a day, from all accounts together, repetitions included. */
export const INVITACIONES_POR_DESTINO_Y_DIA = 5

/** Default daily messages of an empresa: enough for a small place, and a bound on what a mistake may cost. */
export const MENSAJES_POR_EMPRESA_Y_DIA = 500

interface TopesDeCuenta {
  desdeDias: number
  /** Distinct mailboxes and numbers reached by e-mail and SMS in a day. */
  destinos: number
  mensajes: number
  invitaciones: number
}

/** Youngest first: a new account cannot reach many strangers, a clinic of a month is not held up. */
const TOPES_DE_CUENTA: readonly [TopesDeCuenta, ...TopesDeCuenta[]] = [
  { desdeDias: 0, destinos: 10, mensajes: 40, invitaciones: 30 },
  { desdeDias: 3, destinos: 100, mensajes: 400, invitaciones: 100 },
  { desdeDias: 30, destinos: 1000, mensajes: 4000, invitaciones: 500 },
]

export const topesDeCuenta = (creadaEn: number, ahora: number): TopesDeCuenta =>
  TOPES_DE_CUENTA.findLast(({ desdeDias }) => ahora - creadaEn >= desdeDias * DIA_MS) ?? TOPES_DE_CUENTA[0]

/** Messages sent in the last day. */
export interface Contados {
  /** To this destination, in the last hour and in the whole day. */
  destino: { hora: number; dia: number }
  /** Those that asked this destination to confirm, from the empresa and from all. */
  confirmaciones: { empresa: number; todas: number }
  /** By e-mail and SMS from the organizacion; `conocido`: this destination is among them. */
  cuenta: { mensajes: number; destinos: number; conocido: boolean }
  /** From the empresa, on every channel that costs money or patience. */
  empresa: number
}

interface Topes {
  canal: string
  /** Whether the message asks the destination to confirm. */
  confirma: boolean
  cuenta: TopesDeCuenta
  /** Daily maximum set by the owner. */
  empresa: number
}

export type Tope = 'confirmacion_pedida' | 'tope_del_destino' | 'tope_de_la_cuenta' | 'tope_del_dia'

/** Why one more message must not be sent; null if it may. */
export function topeAlcanzado(contados: Contados, topes: Topes): Tope | null {
  if (topes.confirma) {
    const { empresa, todas } = contados.confirmaciones
    if (empresa >= CONFIRMACIONES_POR_EMPRESA_Y_DIA) return 'confirmacion_pedida'
    if (todas >= CONFIRMACIONES_POR_DESTINO_Y_DIA) return 'tope_del_destino'
  }
  if (contados.destino.dia >= MENSAJES_POR_DESTINO_Y_DIA) return 'tope_del_destino'
  if (debeConfirmarse(topes.canal)) {
    if (contados.destino.hora >= MENSAJES_POR_DESTINO_Y_HORA) return 'tope_del_destino'
    const { mensajes, destinos, conocido } = contados.cuenta
    if (mensajes >= topes.cuenta.mensajes) return 'tope_de_la_cuenta'
    if (!conocido && destinos >= topes.cuenta.destinos) return 'tope_de_la_cuenta'
  }
  return contados.empresa >= topes.empresa ? 'tope_del_dia' : null
}

/**
 * The mailbox or phone behind a destination: 'ana+1@gmail.com' and 'a.na@gmail.com' are one, and so are the two ways
 * to write a mobile number of Mexico and of Argentina, of which WhatsApp reports the longer one.
 */
export function buzonDe(correo: string): string {
  const arroba = correo.lastIndexOf('@')
  if (arroba < 0) return correo.replace(/^\+521(?=\d{10}$)/, '+52').replace(/^\+549(?=\d{10}$)/, '+54')
  const [nombre, dominio] = [correo.slice(0, arroba), correo.slice(arroba + 1)]
  const sinMarca = nombre.replace(/(?!^)\+.*$/, '')
  const deGoogle = dominio === 'gmail.com' || dominio === 'googlemail.com'
  return deGoogle ? `${sinMarca.replaceAll('.', '')}@gmail.com` : `${sinMarca}@${dominio}`
}
