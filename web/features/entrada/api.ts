import { useMutation } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { forgetSesion } from '#web/lib/session.ts'

type Pedido = { colaId: string; nombre: string; key: string }

export const useGenerarTurno = (empresaId: string) =>
  useMutation({
    mutationFn: ({ colaId, nombre, key }: Pedido) =>
      call(endpoints.pedirTurno, {
        params: { empresaId, colaId },
        headers: { 'idempotency-key': key },
        body: { nombre, origen: 'kiosco' },
      }),
  })

/** Nobody can walk from the kiosk into the panel: the owner's session ends here, on the server first. */
export async function endSession(): Promise<true> {
  await call(endpoints.salir)
  forgetSesion()
  return true
}
