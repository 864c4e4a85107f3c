import type { EmpresaId } from '#server/base/ids.ts'
import type { Awaitable } from '#server/store/db.ts'
import type { Resultado } from './envio.ts'

/** Returns how to postpone a request that must not leave now, because its empresa or its host gets too many; or null. */
export type FrenoDeSalida = (empresaId: EmpresaId, url: string) => Promise<Resultado | null>

/** Longer than the wait for one request, because many may be waiting. Varied, so that they do not return together. */
const aplazoMs = () => 20_000 + Math.round(Math.random() * 20_000)

/** `take` counts a request, or returns the milliseconds to wait. */
export const frenoDeSalida =
  (take: (empresaId: EmpresaId, host: string) => Awaitable<number>): FrenoDeSalida =>
  async (empresaId, url) => {
    const espera = await take(empresaId, new URL(url).hostname)
    return espera === 0
      ? null
      : { tipo: 'aplazada', error: 'tope_de_salida', espera: Math.ceil(Math.max(espera, aplazoMs())) }
  }
