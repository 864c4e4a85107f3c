import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sesion } from '#contract/cuenta.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Idioma } from '#contract/idioma.ts'
import { iso } from '#contract/instante.ts'
import type { Pedido } from '#server/cuentas/cuentas.ts'
import type { Navegador, SesionNueva } from '#server/cuentas/sesion.ts'
import { maskedClient } from '#server/limits/address.ts'
import { CLIENTE } from '#server/store/eventos.ts'
import type { Call } from './bind.ts'
import { type BrowserDeps, rememberBrowser } from './browser-cookie.ts'
import { idiomaDe } from './errors.ts'
import { keepLanguage } from './language.ts'
import { readSessionCookie, setSessionCookie } from './session-cookie.ts'

/** Returns what account commands need from a request besides its body. The caller may be logged out. */
export const pedidoDe = ({ request, llave }: Pick<Call<Endpoint>, 'request' | 'llave'>): Pedido => ({
  idioma: idiomaDe(request),
  llave,
  actor: { ...CLIENTE, ip: maskedClient(request.ip) },
})

const STEP_MS = 100

/** Delays a reply to the next multiple of STEP_MS, so that timing does not reveal whether an account exists. */
export async function inSteps<T>(run: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const reply = await run()
  await sleep(STEP_MS - ((performance.now() - start) % STEP_MS))
  return reply
}

export const navegadorDe = (
  { cookies }: BrowserDeps,
  request: FastifyRequest,
  { conocido, compartido = false }: { conocido: boolean; compartido?: boolean },
): Navegador => ({
  agente: request.headers['user-agent'] ?? '',
  tokenAnterior: readSessionCookie(cookies, request),
  compartido,
  conocido,
  idioma: idiomaDe(request),
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
  if (usuario.idioma) keepLanguage(reply, usuario.idioma)
}

interface DeSesion {
  nombre: string
  correo: string
  creada_en: number
  sin_correo: 0 | 1
  idioma: Idioma | null
}

export const presentSesion = ({ nombre, correo, creada_en, sin_correo, idioma }: DeSesion): Sesion => ({
  usuario: nombre,
  correo,
  fecha: iso(creada_en),
  ...(sin_correo === 1 && { sinCorreo: true }),
  ...(idioma && { idioma }),
})
