import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { CambioContrasena, CambioCorreo, CambioUsuario, Sesion } from '#contract/cuenta.ts'
import { endpoints } from '#contract/endpoints.ts'
import { tusDatos } from '#texts/tus-datos.ts'
import { call } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'
import { leave } from '#web/lib/api/leave.ts'
import { readSesion, saveSesion, useSesion } from '#web/lib/api/session.ts'
import { saveFile } from '#web/lib/browser/save-file.ts'
import type { AccountDeleted } from '#web/lib/page/account-deleted.ts'
import { paths } from '#web/paths.ts'
import { forgetEnded } from '#web/shared/salir.ts'
import { loadGroup } from '#web/texts/groups.ts'

const useCorreo = () => useSesion()?.correo ?? ''

export function useCambiarUsuario() {
  const client = useQueryClient()
  const correo = useCorreo()
  return useMutation({
    mutationFn: (cambio: CambioUsuario) => call(endpoints.cambiarUsuario, { body: cambio }),
    onSuccess: (cuenta) => client.setQueryData(keys.cuenta(correo), cuenta),
  })
}

/** Without outgoing mail the change takes effect at once, and this browser continues with the new address. */
export function useCambiarCorreo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (cambio: CambioCorreo) => call(endpoints.cambiarCorreo, { body: cambio }),
    onSuccess: ({ correo }) => {
      const sesion = readSesion()
      if (!sesion || sesion.correo === correo) return
      // Fill the cache under the new address before the page reads it, so that the page stays as it is.
      const cuenta = client.getQueryData<Sesion>(keys.cuenta(sesion.correo))
      if (cuenta) client.setQueryData(keys.cuenta(correo), { ...cuenta, correo })
      saveSesion({ ...sesion, correo })
    },
  })
}

export function useCambiarContrasena() {
  const client = useQueryClient()
  const correo = useCorreo()
  return useMutation({
    mutationFn: (cambio: CambioContrasena) => call(endpoints.cambiarContrasena, { body: cambio }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.sesiones(correo) }),
  })
}

export function useSesiones() {
  const correo = useCorreo()
  return useQuery({
    queryKey: keys.sesiones(correo),
    queryFn: ({ signal }) => call(endpoints.sesiones, { signal }),
    select: (reply) => reply.sesiones,
    enabled: correo !== '',
  })
}

export function useCerrarSesion() {
  const client = useQueryClient()
  const correo = useCorreo()
  return useMutation({
    mutationFn: (sesionId: string) => call(endpoints.cerrarSesion, { params: { sesionId } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.sesiones(correo) }),
  })
}

export function useCerrarOtrasSesiones() {
  const client = useQueryClient()
  const correo = useCorreo()
  return useMutation({
    mutationFn: () => call(endpoints.cerrarOtrasSesiones),
    onSettled: () => client.invalidateQueries({ queryKey: keys.sesiones(correo) }),
  })
}

/** Downloads the account's data. Saves the file only when it is complete. */
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

/** The server ends the session with the account. This browser forgets both and goes to the landing page. */
export function useBorrarCuenta() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const correo = useCorreo()
  return useMutation({
    mutationFn: (contrasena: string) =>
      leave(
        () => call(endpoints.borrarCuenta, { params: { correo }, body: { contrasena } }),
        async ({ completo }) => {
          await loadGroup('sitio')
          const state: AccountDeleted = { cuentaEliminada: true, completo }
          return navigate(paths.inicio(), { replace: true, state })
        },
        forgetEnded,
      ),
    onSuccess: () => client.clear(),
  })
}
