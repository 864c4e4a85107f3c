import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { keys } from '#web/lib/keys.ts'
import { usePuesto } from '#web/lib/use-puesto.ts'
import { useSiguiente } from '#web/lib/use-siguiente.ts'
import { admin as t } from '#web/texts/admin.ts'
import { useToast } from '#web/ui/toast.tsx'

/** A call may finish a turn of another queue: every queue of the company is read again. */
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

/** Calls the next of one queue, or of all of them when none is named. */
export function useLlamar(empresaId: string, colaId?: string) {
  const [puesto] = usePuesto()
  const siguiente = useSiguiente(empresaId, colaId)
  const toast = useToast()
  return useMutation({
    mutationFn: () => siguiente(puesto),
    onSuccess: ({ turno }) => toast(turno ? t.llamado(turno.numero, turno.nombre) : t.nadie),
    onError: useSayFailure(),
    onSettled: useRefresh(empresaId),
  })
}

export type Atencion = 'finalizar' | 'ausente' | 'rellamar'

export function useAtender(empresaId: string) {
  const toast = useToast()
  return useMutation({
    mutationFn: ({ accion, turnoId }: { accion: Atencion; turnoId: string }) =>
      call(endpoints[accion], { params: { empresaId, turnoId } }),
    onSuccess: ({ turno }, { accion }) => {
      if (accion === 'rellamar') toast(t.rellamado(turno.numero))
    },
    onError: useSayFailure(),
    onSettled: useRefresh(empresaId),
  })
}
