import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '#web/lib/keys.ts'
import { useLiveQuery } from '#web/lib/use-live-query.ts'

export const useSalaEnVivo = (empresaId: string) =>
  useLiveQuery(keys.sala(empresaId), (signal) => call(endpoints.sala, { params: { empresaId }, signal }), {
    tema: { tema: 'sala', empresaId },
    versionOf: (data) => data,
  })
