import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NuevaEmpresa } from '#contract/empresa.ts'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '#web/lib/keys.ts'
import { useSesion } from '#web/lib/session.ts'

export function useCrearEmpresa() {
  const client = useQueryClient()
  const correo = useSesion()?.correo ?? ''
  return useMutation({
    mutationFn: (nueva: NuevaEmpresa) => call(endpoints.crearEmpresa, { params: { correo }, body: nueva }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.empresas(correo) }),
  })
}
