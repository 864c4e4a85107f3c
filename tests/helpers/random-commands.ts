import { endpoints } from '#contract/endpoints.ts'
import type { Turno } from '#contract/turno.ts'
import type { Client } from '#harness/client.ts'
import type { ConColas } from '#harness/stories.ts'

const DESKS = ['1', '2', '3']

/** Runs a random action of staff or customers; refusals are expected. */
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
  if (dice < 0.48) await client.try(endpoints.siguiente, { params, body: { puesto } })
  else if (dice < 0.56)
    await client.try(endpoints.deshacer, {
      params: { empresaId, colaId: turno.colaId },
      body: { turnoId: turno.id },
    })
  else if (dice < 0.6) await client.try(endpoints.finalizar, one)
  else if (dice < 0.66) await client.try(endpoints.ausente, one)
  else if (dice < 0.7) await client.try(endpoints.rellamar, one)
  else if (dice < 0.72) await client.try(endpoints.retirar, one)
  else if (dice < 0.76) await client.try(endpoints.restaurar, one)
  else if (dice < 0.8)
    await client.try(endpoints.cancelar, { params: { turnoId: turno.id }, body: { codigo: turno.codigo } })
  else if (dice < 0.97) await flow(client, { empresaId, turno, colas, puesto }, random)
  else await client.try(endpoints.cambiarEstadoCola, { params, body: { activa: random() < 0.7 } })
}

interface About {
  empresaId: string
  turno: Turno
  colas: readonly string[]
  puesto: string
}

/** Moves, sets aside, brings back, postpones or undoes. */
async function flow(client: Client, { empresaId, turno, colas, puesto }: About, random: () => number) {
  const params = { empresaId, turnoId: turno.id }
  const own = { params: { turnoId: turno.id } }
  const { codigo } = turno
  const colaId = colas[Math.floor(random() * colas.length)] as string
  const donde = (['conserva', 'conserva', 'final', 'primero'] as const)[Math.floor(random() * 4)]
  const orders = [
    () => client.try(endpoints.transferir, { params, body: { colaId, donde } }),
    () => client.try(endpoints.transferir, { params, body: { puesto } }),
    () => client.try(endpoints.apartar, { params, body: {} }),
    () => client.try(endpoints.reanudar, { params }),
    () => client.try(endpoints.volver, { params }),
    () => client.try(endpoints.llamarTurno, { params, body: { puesto, motivo: 'Urgente' } }),
    () => client.try(endpoints.cambiarTurno, { params, body: { nota: 'Espera afuera', personas: 2 } }),
    () => client.try(endpoints.posponer, { ...own, body: { codigo, pasan: 2 } }),
    () => client.try(endpoints.posponer, { ...own, body: { codigo, minutos: 5 } }),
    () => client.try(endpoints.llegue, { ...own, body: { codigo } }),
  ]
  const { status, body } = await (orders[Math.floor(random() * orders.length)] as (typeof orders)[0])()
  const { seq } = body as { seq?: number }
  if (status === 200 && seq !== undefined && random() < 0.3) {
    await client.try(endpoints.deshacerTurno, { params, body: { seq } })
  }
}
