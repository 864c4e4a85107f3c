import { randomUUID } from 'node:crypto'
import { endpoints } from '#contract/endpoints.ts'
import type { PuestoEnviado } from '#contract/puesto.ts'
import type { Client } from '#harness/client.ts'
import type { ConColas } from '#harness/stories.ts'

type Desk = Omit<PuestoEnviado, 'id'>

/** Gives a company these desks. Returns their ids, in order. */
export async function conPuestos({ client, empresaId }: ConColas, ...desks: Desk[]): Promise<string[]> {
  const puestos = desks.map((desk) => ({ id: randomUUID(), ...desk }))
  await client.call(endpoints.guardarPuestos, { params: { empresaId }, body: { puestos } })
  return puestos.map(({ id }) => id)
}

/** What a member can do with the desks of a company. */
export const desksOf = (client: Client, empresaId: string) => {
  const of = (puestoId: string) => ({ empresaId, puestoId })
  return {
    list: async () => (await client.call(endpoints.puestos, { params: { empresaId } })).puestos,
    one: async (id: string) =>
      (await client.call(endpoints.puestos, { params: { empresaId } })).puestos.find((p) => p.id === id),
    occupy: (id: string, body: { relevar?: boolean; ocupacion?: string } = {}) =>
      client.try(endpoints.ocuparPuesto, { params: of(id), body }),
    pause: (id: string, motivo: string | null) =>
      client.try(endpoints.pausarPuesto, { params: of(id), body: { motivo } }),
    leave: (id: string) => client.try(endpoints.liberarPuesto, { params: of(id) }),
    call: (puestoId: string, body: { colas?: string[]; enAtencion?: string | null } = {}) =>
      client.try(endpoints.siguienteDeEmpresa, { params: { empresaId }, body: { puestoId, ...body } }),
  }
}
