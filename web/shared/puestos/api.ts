import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import type { PuestoDeEmpresa, PuestosDeEmpresa } from '#contract/puesto.ts'
import { call } from '#web/lib/api/api.ts'
import { isRefusal } from '#web/lib/api/api-error.ts'
import { keys } from '#web/lib/api/keys.ts'
import { stay } from './stay.ts'

/** Coming to a desk, pausing and leaving. What the server answers is shown before it is pushed. */
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
      stay.set({ empresaId, puestoId: puesto.id, nombre: puesto.nombre, ocupacion, seq, epoca })
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
    // Before the push says that the desk is free: leaving is no loss.
    onMutate: () => stay.forget(),
    onSuccess: ({ puesto }) => show(puesto),
    onError,
  })
  return { ocupar, pausar, dejar }
}

/** Frees the desk of somebody else. */
export function useLiberar(empresaId: string) {
  return useMutation({
    mutationFn: (puestoId: string) => call(endpoints.liberarPuesto, { params: { empresaId, puestoId } }),
  })
}

/** Says that somebody still is there, where no live connection does. */
export const giveSign = (empresaId: string, puestoId: string, ocupacion: string) =>
  call(endpoints.ocuparPuesto, { params: { empresaId, puestoId }, body: { ocupacion } })
