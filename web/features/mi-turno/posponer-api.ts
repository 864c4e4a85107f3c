import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api.ts'
import type { TurnoGuardado } from '#web/lib/saved-turno.ts'

type Propio = Pick<TurnoGuardado, 'id' | 'codigo'>

/** The server pushes the new place. */
export const posponer = ({ id, codigo }: Propio, como: { pasan: number } | { minutos: number }) =>
  call(endpoints.posponer, { params: { turnoId: id }, body: { codigo, ...como } })

export const llegue = ({ id, codigo }: Propio) =>
  call(endpoints.llegue, { params: { turnoId: id }, body: { codigo } })
