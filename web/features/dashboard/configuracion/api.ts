import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CambiosEmpresa, Empresa } from '#contract/empresa.ts'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'
import { useSesion } from '#web/lib/api/session.ts'

const useCorreo = () => useSesion()?.correo ?? ''

/** Replaces the cached company with the server's reply, and refetches the lists that include it. */
function useEmpresaChanged(id: string) {
  const client = useQueryClient()
  const correo = useCorreo()
  return (reply: { empresa: Empresa }) => {
    client.setQueryData(keys.empresa(id), reply)
    client.invalidateQueries({ queryKey: keys.empresas(correo) })
    client.invalidateQueries({ queryKey: keys.configuracion(id) })
  }
}

export function useCambiarEmpresa(id: string) {
  const correo = useCorreo()
  return useMutation({
    mutationFn: (cambios: CambiosEmpresa) =>
      call(endpoints.cambiarEmpresa, { params: { correo, id }, body: cambios }),
    onSuccess: useEmpresaChanged(id),
  })
}

/** The mutation takes the image as base64. */
export function useSubirLogo(id: string) {
  const correo = useCorreo()
  return useMutation({
    mutationFn: (imagen: string) => call(endpoints.subirLogo, { params: { correo, id }, body: { imagen } }),
    onSuccess: useEmpresaChanged(id),
  })
}

export function useBorrarEmpresa(id: string) {
  const client = useQueryClient()
  const correo = useCorreo()
  return useMutation({
    mutationFn: () => call(endpoints.borrarEmpresa, { params: { correo, id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.empresas(correo) }),
  })
}
