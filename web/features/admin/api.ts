import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import type { Llamada } from '#contract/turno.ts'
import { admin as t } from '#texts/admin.ts'
import { call } from '#web/lib/api.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { keys } from '#web/lib/keys.ts'
import { useCallNext } from '#web/shared/puesto/use-call-next.ts'
import { usePuesto } from '#web/shared/puesto/use-puesto.ts'
import { useToast } from '#web/ui/toast.tsx'

/** Reads every cola of the empresa again, since a call may finish a turno of another cola. */
function useRefresh(empresaId: string) {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: keys.colas(empresaId) }),
      client.invalidateQueries({ queryKey: keys.publico(empresaId) }),
    ])
}

function useSayFailure() {
  const toast = useToast()
  return (error: unknown) => toast(sentenceOf(error, t.falloAccion), 'danger')
}

/** Calls with this browser's puesto and tells whom it called. */
function useLlamada(empresaId: string, llamar: (puesto: string) => Promise<Llamada>) {
  const [puesto] = usePuesto()
  const toast = useToast()
  return useMutation({
    mutationFn: () => llamar(puesto),
    onSuccess: ({ turno }) => toast(turno ? t.llamado(turno.etiqueta, turno.nombre) : t.nadie),
    onError: useSayFailure(),
    onSettled: useRefresh(empresaId),
  })
}

export const useSiguiente = (empresaId: string, colaId: string) =>
  useLlamada(empresaId, useCallNext(empresaId, colaId))

export const useSiguienteDeEmpresa = (empresaId: string) => useLlamada(empresaId, useCallNext(empresaId))

export type AccionTurno = 'finalizar' | 'ausente' | 'rellamar'

/** Each action is the endpoint of its name. */
export function useAccionTurno(empresaId: string) {
  const toast = useToast()
  return useMutation({
    mutationFn: ({ accion, turnoId }: { accion: AccionTurno; turnoId: string }) =>
      call(endpoints[accion], { params: { empresaId, turnoId } }),
    onSuccess: ({ turno }, { accion }) => {
      if (accion === 'rellamar') toast(t.rellamado(turno.etiqueta))
    },
    onError: useSayFailure(),
    onSettled: useRefresh(empresaId),
  })
}
