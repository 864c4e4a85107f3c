import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { tusDatos } from '#texts/tus-datos.ts'
import { ACCOUNT_DELETED } from '#web/lib/account-deleted.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '#web/lib/keys.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { forgetSesion, useSesion } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'

const REFRESH_MS = 30_000

const useCorreo = () => useSesion()?.correo ?? ''

export function useEmpresas() {
  const correo = useCorreo()
  return useQuery({
    queryKey: keys.empresas(correo),
    queryFn: ({ signal }) => call(endpoints.empresas, { params: { correo }, signal }),
    select: (reply) => reply.empresas,
    // The cards count who is waiting.
    refetchInterval: REFRESH_MS,
    enabled: correo !== '',
  })
}

/** Downloads the account's data. Saves the file only once all of it has arrived. */
export function useDatosCuenta() {
  const correo = useCorreo()
  return useMutation({
    mutationFn: () => call(endpoints.datosCuenta, { params: { correo } }),
    onSuccess: (datos) =>
      saveFile(
        new Blob([JSON.stringify(datos, null, 2)], { type: 'application/json' }),
        tusDatos.descargar.archivo,
      ),
  })
}

/** The server ends the session with the account; this browser forgets both and goes to the landing page. */
export function useBorrarCuenta() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const correo = useCorreo()
  return useMutation({
    mutationFn: (contrasena: string) =>
      call(endpoints.borrarCuenta, { params: { correo }, body: { contrasena } }),
    onSuccess: () => {
      forgetSesion()
      navigate(paths.inicio(), { replace: true, state: ACCOUNT_DELETED })
      client.clear()
    },
  })
}
