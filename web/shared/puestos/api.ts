import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import type { PuestoDeEmpresa, PuestosDeEmpresa } from '#contract/puesto.ts'
import { call } from '#web/lib/api/api.ts'
import { isRefusal } from '#web/lib/api/api-error.ts'
import { keys } from '#web/lib/api/keys.ts'
import { lastDesk, stay } from './stay.ts'

/** Occupies, pauses and leaves a desk. Shows the server's reply before the push arrives. */
export function usePuestoActions(empresaId: string) {
  const client = useQueryClient()
  const show = (puesto: PuestoDeEmpresa) =>
    client.setQueryData<PuestosDeEmpresa>(
      keys.puestos(empresaId),
      (known) => known && { ...known, puestos: known.puestos.map((p) => (p.id === puesto.id ? puesto : p)) },
    )
  const reread = () => client.invalidateQueries({ queryKey: keys.puestos(empresaId) })
  const onError = (error: Error) => void (isRefusal(error) && reread())

  const ocupar = useMutation({
    mutationFn: ({ puestoId, relevar }: { puestoId: string; relevar: boolean }) =>
      call(endpoints.ocuparPuesto, { params: { empresaId, puestoId }, body: { relevar } }),
    onSuccess: ({ puesto, ocupacion, seq, epoca }) => {
      const usuario = puesto.ocupacion?.usuario
      stay.set({ empresaId, puestoId: puesto.id, nombre: puesto.nombre, ocupacion, seq, epoca, usuario })
      lastDesk.set(empresaId, puesto.id)
      show(puesto)
    },
    onError,
  })
  const pausar = useMutation({
    mutationFn: ({ puestoId, motivo }: { puestoId: string; motivo: string | null }) =>
      call(endpoints.pausarPuesto, { params: { empresaId, puestoId }, body: { motivo } }),
    onSuccess: ({ puesto }) => show(puesto),
    onError,
  })
  const dejar = useMutation({
    mutationFn: (puestoId: string) => call(endpoints.liberarPuesto, { params: { empresaId, puestoId } }),
    // Forgets the stay before the push reports the desk free, so that leaving does not look like losing it.
    onMutate: () => stay.forget(),
    onSuccess: ({ puesto }) => show(puesto),
    onError,
  })
  return { ocupar, pausar, dejar }
}

/** Frees the desk of another user. */
export function useLiberar(empresaId: string) {
  return useMutation({
    mutationFn: (puestoId: string) => call(endpoints.liberarPuesto, { params: { empresaId, puestoId } }),
  })
}

/** Reports that the user is still at the desk, where no live connection does. */
export const giveSign = (empresaId: string, puestoId: string, ocupacion: string) =>
  call(endpoints.ocuparPuesto, { params: { empresaId, puestoId }, body: { ocupacion } })
