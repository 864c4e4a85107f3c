import { useMutation } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import type { Origen } from '#contract/turno.ts'
import { call } from '#web/lib/api.ts'
import type { enviadas } from './respuestas.ts'

type Pedido = { colaId: string; nombre: string; extras: ReturnType<typeof enviadas>; key: string }

/** Asks for a turno. Asking again with the same key gives the same turno. */
export const usePedirTurno = (empresaId: string, origen: Origen) =>
  useMutation({
    mutationFn: ({ colaId, nombre, extras, key }: Pedido) =>
      call(endpoints.pedirTurno, {
        params: { empresaId, colaId },
        headers: { 'idempotency-key': key },
        body: { nombre, origen, ...extras },
      }),
  })
