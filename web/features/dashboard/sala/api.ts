import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'
import { useLiveQuery } from '#web/lib/live/use-live-query.ts'

export const useSalaEnVivo = (empresaId: string) =>
  useLiveQuery(keys.sala(empresaId), (signal) => call(endpoints.sala, { params: { empresaId }, signal }), {
    tema: { tema: 'sala', empresaId },
  })
