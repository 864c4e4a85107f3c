import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { idempotencyKey } from '#web/lib/idempotency.ts'
import type { TurnoGuardado } from '#web/lib/saved-turno.ts'

const once = () => ({ headers: { 'idempotency-key': idempotencyKey() } })

type Propio = Pick<TurnoGuardado, 'id' | 'codigo'>

/** The server pushes the new place. */
export const posponer = ({ id, codigo }: Propio, como: { pasan: number }) =>
  call(endpoints.posponer, { params: { turnoId: id }, body: { codigo, ...como }, ...once() })

export const llegue = ({ id, codigo }: Propio) =>
  call(endpoints.llegue, { params: { turnoId: id }, body: { codigo }, ...once() })

/** Tells the staff. Who comes some minutes late is set aside for them, where that is still allowed. */
export const responder = ({ id, codigo }: Propio, palabra: 'voy' | 'tarde', minutos?: number) =>
  call(endpoints.responderAviso, { params: { turnoId: id }, body: { codigo, palabra, minutos } })
