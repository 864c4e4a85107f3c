import { useSyncExternalStore } from 'react'
import { redirect } from 'react-router'
import { paths } from '#web/paths.ts'
import { isRecord, onStored, readJson, storage } from '../browser/storage.ts'

/** Tells screens whether somebody is logged in. The server trusts only its cookie. */
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

/** The address to come back to after login: only one of ours, never another origin. */
export function safeReturn(volver: string | null): string | null {
  if (!volver?.startsWith('/')) return null
  try {
    const base = 'http://turnero.invalid'
    const url = new URL(volver, base)
    // `/a/..//host` is resolved to `//host`, which a browser takes for another origin.
    const own = url.origin === base && !url.pathname.startsWith('//')
    return own ? url.pathname + url.search + url.hash : null
  } catch {
    return null
  }
}

/** For a clientLoader: lets only somebody logged in pass, and comes back here after login. */
export function requireSesion(request: Request): SesionGuardada {
  const sesion = readSesion()
  if (sesion) return sesion
  const { pathname, search } = new URL(request.url)
  throw redirect(paths.login({ volver: pathname + search }))
}
