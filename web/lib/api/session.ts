import { useSyncExternalStore } from 'react'
import { redirect } from 'react-router'
import { paths } from '#web/paths.ts'
import { isRecord, onStored, readJson, storage } from '../browser/storage.ts'

/** Shows screens whether a user is logged in. The server trusts only its cookie. */
export type SesionGuardada = { correo: string; fecha: string }

export const SESION_KEY = 'turnero.sesion'
let known: { raw: string | null; sesion: SesionGuardada | null } = { raw: null, sesion: null }

const isSesion = (value: unknown): value is SesionGuardada =>
  isRecord(value) && typeof value.correo === 'string' && typeof value.fecha === 'string'

export function readSesion(): SesionGuardada | null {
  const raw = storage.get(SESION_KEY)
  if (raw !== known.raw) known = { raw, sesion: readJson(SESION_KEY, isSesion) }
  return known.sesion
}

export const saveSesion = ({ correo, fecha }: SesionGuardada) =>
  storage.set(SESION_KEY, JSON.stringify({ correo, fecha }))

export const forgetSesion = () => storage.remove(SESION_KEY)

export const useSesion = () => useSyncExternalStore(onStored, readSesion, () => null)

/** Returns the address to return to after login, or null unless it is on our own origin. */
export function safeReturn(volver: string | null): string | null {
  if (!volver?.startsWith('/')) return null
  try {
    const base = 'http://turnero.invalid'
    const url = new URL(volver, base)
    // `/a/..//host` resolves to `//host`, which browsers treat as another origin.
    const own = url.origin === base && !url.pathname.startsWith('//')
    return own ? url.pathname + url.search + url.hash : null
  } catch {
    return null
  }
}

/** For a clientLoader: redirects to the login without a session, and returns here afterwards. */
export function requireSesion(request: Request): SesionGuardada {
  const sesion = readSesion()
  if (sesion) return sesion
  const { pathname, search } = new URL(request.url)
  throw redirect(paths.login({ volver: pathname + search }))
}
