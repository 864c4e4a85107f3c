import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import type { CambiosMiembro, InvitacionEnviada, MiembroNuevo } from '#contract/equipo.ts'
import { call } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'
import { useSesion } from '#web/lib/api/session.ts'

export const useEquipo = (empresaId: string) =>
  useQuery({
    queryKey: keys.equipo(empresaId),
    queryFn: ({ signal }) => call(endpoints.miembros, { params: { empresaId }, signal }),
  })

/** A mutation of the team, which refetches it afterwards. */
function useDeEquipo<Input, Reply>(empresaId: string, mutationFn: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: keys.equipo(empresaId) }),
  })
}

export const useInvitar = (empresaId: string) =>
  useDeEquipo(empresaId, (body: InvitacionEnviada) =>
    call(endpoints.invitar, { params: { empresaId }, body }),
  )

export const useReenviarInvitacion = (empresaId: string) =>
  useDeEquipo(empresaId, (invitacionId: string) =>
    call(endpoints.reenviarInvitacion, { params: { empresaId, invitacionId } }),
  )

export const useRetirarInvitacion = (empresaId: string) =>
  useDeEquipo(empresaId, (invitacionId: string) =>
    call(endpoints.retirarInvitacion, { params: { empresaId, invitacionId } }),
  )

export const useCrearMiembro = (empresaId: string) =>
  useDeEquipo(empresaId, (body: MiembroNuevo) =>
    call(endpoints.crearMiembro, { params: { empresaId }, body }),
  )

export const useRestablecerMiembro = (empresaId: string) =>
  useDeEquipo(empresaId, (usuarioId: string) =>
    call(endpoints.restablecerMiembro, { params: { empresaId, usuarioId } }),
  )

export const useCambiarMiembro = (empresaId: string) =>
  useDeEquipo(empresaId, ({ id, cambios }: { id: string; cambios: CambiosMiembro }) =>
    call(endpoints.cambiarMiembro, { params: { empresaId, usuarioId: id }, body: cambios }),
  )

export const useQuitarMiembro = (empresaId: string) =>
  useDeEquipo(empresaId, (usuarioId: string) =>
    call(endpoints.quitarMiembro, { params: { empresaId, usuarioId } }),
  )

export function useDejarEmpresa(id: string) {
  const client = useQueryClient()
  const correo = useSesion()?.correo ?? ''
  return useMutation({
    mutationFn: () => call(endpoints.dejarEmpresa, { params: { correo, id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.empresas(correo) }),
  })
}
