import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import type { CambiosMiembro, InvitacionEnviada, MiembroNuevo } from '#contract/equipo.ts'
import { call } from '#web/lib/api.ts'
import { keyKeeper } from '#web/lib/idempotency.ts'
import { keys } from '#web/lib/keys.ts'
import { useSesion } from '#web/lib/session.ts'

export const useEquipo = (empresaId: string) =>
  useQuery({
    queryKey: keys.equipo(empresaId),
    queryFn: ({ signal }) => call(endpoints.miembros, { params: { empresaId }, signal }),
  })

/** An action on the team, after which it is read again. */
function useDeEquipo<Input, Reply>(empresaId: string, mutationFn: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: keys.equipo(empresaId) }),
  })
}

const keeper = keyKeeper()

/** Sends the same key while no reply came: whoever presses again invites nobody twice. */
async function once<Reply>(
  order: object,
  send: (headers: { 'idempotency-key': string }) => Promise<Reply>,
): Promise<Reply> {
  const reply = await send({ 'idempotency-key': keeper.keyFor(JSON.stringify(order)) })
  keeper.renew()
  return reply
}

export const useInvitar = (empresaId: string) =>
  useDeEquipo(empresaId, (body: InvitacionEnviada) =>
    once({ empresaId, ...body }, (headers) =>
      call(endpoints.invitar, { params: { empresaId }, body, headers }),
    ),
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
    once({ empresaId, nuevo: body }, (headers) =>
      call(endpoints.crearMiembro, { params: { empresaId }, body, headers }),
    ),
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
