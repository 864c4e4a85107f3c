import { endpoints } from '#contract/endpoints.ts'
import type { Tema } from '#contract/vivo.ts'
import { call } from './api.ts'
import { keys } from './keys.ts'
import { useLiveQuery } from './live.ts'

const publico = (empresaId: string): Tema => ({ tema: 'publico', empresaId })

/** Everything a public screen of a company shows: its face, its queues, who is called. */
export const usePublico = (empresaId: string, options: { enabled?: boolean; background?: boolean } = {}) =>
  useLiveQuery(
    keys.publico(empresaId),
    (signal) => call(endpoints.publico, { params: { empresaId }, signal }),
    {
      tema: publico(empresaId),
      versionOf: (data) => data,
      ...options,
    },
  )

/** The company's categories as the owner edits them, with their version. */
export const useConfiguracion = (empresaId: string) =>
  useLiveQuery(
    keys.configuracion(empresaId),
    (signal) => call(endpoints.configuracion, { params: { empresaId }, signal }),
    { tema: publico(empresaId), push: 'refetch' },
  )

/** One queue as its staff sees it. */
export const useCola = (params: { empresaId: string; colaId: string }) =>
  useLiveQuery(
    keys.cola(params.empresaId, params.colaId),
    (signal) => call(endpoints.cola, { params, signal }),
    { tema: { tema: 'personal', ...params }, versionOf: (data) => data },
  )

/** One turn, by its code. With the id wrong guesses of others never make it wait. */
export const useTurno = (
  turno: { codigo: string; id?: string },
  options: { enabled?: boolean; live?: boolean; background?: boolean } = {},
) =>
  useLiveQuery(
    keys.turno(turno.codigo),
    (signal) => call(endpoints.verificarGlobal, { query: turno, signal }),
    { tema: { tema: 'turno', ...turno }, versionOf: (data) => data, ...options },
  )
