import { useMutation } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { isRefusal } from '#web/lib/api-error.ts'
import type { TurnoGuardado } from '#web/lib/saved-turno.ts'

export const useCancelar = () =>
  useMutation({
    mutationFn: ({ id, codigo }: TurnoGuardado) =>
      call(endpoints.cancelar, { params: { turnoId: id }, body: { codigo } }),
    // Retries in the background, since the screen has left already: otherwise the turno would stay in the cola.
    retry: (count, error) => count < 5 && !isRefusal(error),
  })
