import { useMutation } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api.ts'

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
