import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api/api.ts'
import type { TurnoGuardado } from '#web/lib/browser/saved-turno.ts'

type Propio = Pick<TurnoGuardado, 'id' | 'codigo'>

/** The new place arrives with the server's push, not with the reply. */
export const posponer = ({ id, codigo }: Propio, como: { pasan: number }) =>
  call(endpoints.posponer, { params: { turnoId: id }, body: { codigo, ...como } })

export const llegue = ({ id, codigo }: Propio) =>
  call(endpoints.llegue, { params: { turnoId: id }, body: { codigo } })

/** Notifies the staff. A customer who is some minutes late is set aside that long, if that is still allowed. */
export const responder = ({ id, codigo }: Propio, palabra: 'voy' | 'tarde', minutos?: number) =>
  call(endpoints.responderAviso, { params: { turnoId: id }, body: { codigo, palabra, minutos } })
