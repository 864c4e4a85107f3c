import { sinConfirmar } from './avisos.ts'
import { DIA_MS } from './hora-local.ts'

/** How far back messages count against a cap. */
export const VENTANA_MS = DIA_MS

// Caps of the installation. No owner can raise them; those of an empresa's settings apply below them.

/** Messages to one mailbox or number in an hour, from all accounts together. */
export const MENSAJES_POR_DESTINO_Y_HORA = 10
/** Messages to one mailbox or number in a day, from all accounts together. */
export const MENSAJES_POR_DESTINO_Y_DIA = 20
/** Invitations to one mailbox in a day, from all accounts together, repetitions included. */
export const INVITACIONES_POR_DESTINO_Y_DIA = 5

/** Messages of one empresa in a day while its owner has set nothing else: what a small place needs, and what a mistake may cost. */
export const MENSAJES_POR_EMPRESA_Y_DIA = 500

interface TopesDeCuenta {
  /** Age of the organizacion from which they apply, in days. */
  desdeDias: number
  /** Mailboxes and numbers that its empresas reach by e-mail and SMS in a day. */
  destinos: number
  /** E-mails and SMS to customers in a day. */
  mensajes: number
  /** Invitations by e-mail in a day. */
  invitaciones: number
}

/** By age, the youngest first: a new account is of no use to reach strangers, a clinic of a month is not held up. */
const TOPES_DE_CUENTA: readonly [TopesDeCuenta, ...TopesDeCuenta[]] = [
  { desdeDias: 0, destinos: 10, mensajes: 40, invitaciones: 30 },
  { desdeDias: 3, destinos: 100, mensajes: 400, invitaciones: 100 },
  { desdeDias: 30, destinos: 1000, mensajes: 4000, invitaciones: 500 },
]

export const topesDeCuenta = (creadaEn: number, ahora: number): TopesDeCuenta =>
  TOPES_DE_CUENTA.findLast(({ desdeDias }) => ahora - creadaEn >= desdeDias * DIA_MS) ?? TOPES_DE_CUENTA[0]

/** What was sent in the last day. */
export interface Contados {
  /** To this destination: in the last hour, and in all. */
  destino: { hora: number; dia: number }
  /** By e-mail and SMS from the organizacion; `conocido`: also to this destination. */
  cuenta: { mensajes: number; destinos: number; conocido: boolean }
  /** By the empresa, on every channel that costs money or patience. */
  empresa: number
}

interface Topes {
  canal: string
  cuenta: TopesDeCuenta
  /** What the owner allows the empresa in a day. */
  empresa: number
}

export type MotivoDeTope = 'tope_del_destino' | 'tope_de_la_cuenta' | 'tope_del_dia'

/** Why one more message may not leave; null: it may. */
export function motivoDeTope(contados: Contados, topes: Topes): MotivoDeTope | null {
  if (contados.destino.dia >= MENSAJES_POR_DESTINO_Y_DIA) return 'tope_del_destino'
  if (sinConfirmar(topes.canal)) {
    if (contados.destino.hora >= MENSAJES_POR_DESTINO_Y_HORA) return 'tope_del_destino'
    const { mensajes, destinos, conocido } = contados.cuenta
    if (mensajes >= topes.cuenta.mensajes) return 'tope_de_la_cuenta'
    if (!conocido && destinos >= topes.cuenta.destinos) return 'tope_de_la_cuenta'
  }
  return contados.empresa >= topes.empresa ? 'tope_del_dia' : null
}

/** The mailbox behind an address: 'ana+1@gmail.com' and 'a.na@gmail.com' are read by the same person. A number is itself. */
export function buzonDe(correo: string): string {
  const arroba = correo.lastIndexOf('@')
  if (arroba < 0) return correo
  const [nombre, dominio] = [correo.slice(0, arroba), correo.slice(arroba + 1)]
  const sinMarca = nombre.replace(/(?!^)\+.*$/, '')
  const deGoogle = dominio === 'gmail.com' || dominio === 'googlemail.com'
  return deGoogle ? `${sinMarca.replaceAll('.', '')}@gmail.com` : `${sinMarca}@${dominio}`
}
