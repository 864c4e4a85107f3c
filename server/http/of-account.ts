import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sesion } from '#contract/cuenta.ts'
import type { Pedido } from '#server/cuentas/cuentas.ts'
import type { Navegador, SesionNueva } from '#server/cuentas/sesion.ts'
import { maskedClient } from '#server/limits/address.ts'
import { type BrowserDeps, rememberBrowser } from './browser-cookie.ts'
import { idiomaOf } from './errors.ts'
import { readSessionCookie, setSessionCookie } from './session-cookie.ts'

/** Returns what account commands need from a request besides its body. */
export const pedidoOf = (request: FastifyRequest, llave?: string): Pedido => ({
  idioma: idiomaOf(request),
  llave,
  ip: maskedClient(request.ip),
})

export const navegadorOf = (
  { cookies }: BrowserDeps,
  request: FastifyRequest,
  { conocido, compartido = false }: { conocido: boolean; compartido?: boolean },
): Navegador => ({
  agente: request.headers['user-agent'] ?? '',
  tokenAnterior: readSessionCookie(cookies, request),
  compartido,
  conocido,
  idioma: idiomaOf(request),
  ip: maskedClient(request.ip),
})

/** Sends the browser its session cookie and marks it as known to the account. */
export function welcome(
  deps: BrowserDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { usuario, token, duraMs }: SesionNueva,
): void {
  request.cuentaId = usuario.id
  rememberBrowser(deps, request, reply, usuario.correo)
  setSessionCookie(deps.cookies, reply, token, duraMs)
}

interface DeSesion {
  nombre: string
  correo: string
  creada_en: number
  sin_correo: 0 | 1
}

export const presentarSesion = ({ nombre, correo, creada_en, sin_correo }: DeSesion): Sesion => ({
  usuario: nombre,
  correo,
  fecha: new Date(creada_en).toISOString(),
  ...(sin_correo === 1 && { sinCorreo: true }),
})
