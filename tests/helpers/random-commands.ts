import { endpoints } from '#contract/endpoints.ts'
import type { Turno } from '#contract/turno.ts'
import type { Client } from '#harness/client.ts'
import type { ConColas } from '#harness/stories.ts'

const DESKS = ['1', '2', '3']

/** Does something at random that staff or customers do; refusals are part of it. */
export async function act(
  client: Client,
  { empresaId, colas }: Pick<ConColas, 'empresaId' | 'colas'>,
  random: () => number,
  taken: Turno[],
): Promise<void> {
  const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const params = { empresaId, colaId: oneOf(colas) }
  const puesto = oneOf(DESKS)
  const dice = random()
  const turno = taken[taken.length - 1 - Math.floor(random() * Math.min(taken.length, 12))]
  if (dice < 0.3 || !turno) {
    const { status, body } = await client.try(endpoints.pedirTurno, { params, body: { nombre: 'Ana' } })
    if (status === 201) taken.push(body.turno)
    return
  }
  const one = { params: { empresaId, turnoId: turno.id } }
  if (dice < 0.55) await client.try(endpoints.siguiente, { params, body: { puesto } })
  else if (dice < 0.65)
    await client.try(endpoints.deshacer, {
      params: { empresaId, colaId: turno.colaId },
      body: { turnoId: turno.id },
    })
  else if (dice < 0.72) await client.try(endpoints.finalizar, one)
  else if (dice < 0.79) await client.try(endpoints.ausente, one)
  else if (dice < 0.86) await client.try(endpoints.rellamar, one)
  else if (dice < 0.88) await client.try(endpoints.retirar, one)
  else if (dice < 0.91) await client.try(endpoints.restaurar, one)
  else if (dice < 0.95)
    await client.try(endpoints.cancelar, { params: { turnoId: turno.id }, body: { codigo: turno.codigo } })
  else await client.try(endpoints.cambiarEstadoCola, { params, body: { activa: random() < 0.7 } })
}
