import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'

/** Creates a company with queues; returns short calls for what its staff does. */
export async function staffOf(owner: Client, ...nombres: string[]) {
  const { client, correo, empresaId, colas } = await conColas(owner, ...nombres)
  const colaId = colas[0] ?? ''
  const params = { empresaId, colaId }
  const deTurno = (turnoId: string) => ({ params: { empresaId, turnoId } })
  return {
    client,
    correo,
    empresaId,
    colas,
    params,
    pedir: (nombre: string, en = colaId) => pedirTurno(client, empresaId, en, nombre),
    llamar: (puesto?: string, en = colaId) =>
      client.call(endpoints.siguiente, { params: { empresaId, colaId: en }, body: { puesto } }),
    llamarDeTodas: (puesto?: string, deColas?: string[]) =>
      client.call(endpoints.siguienteDeEmpresa, {
        params: { empresaId },
        body: { puesto, colas: deColas },
      }),
    deshacer: (turnoId: string, en = colaId) =>
      client.try(endpoints.deshacer, { params: { empresaId, colaId: en }, body: { turnoId } }),
    finalizar: (turnoId: string) => client.try(endpoints.finalizar, deTurno(turnoId)),
    ausente: (turnoId: string) => client.try(endpoints.ausente, deTurno(turnoId)),
    retirar: (turnoId: string) => client.try(endpoints.retirar, deTurno(turnoId)),
    restaurar: (turnoId: string) => client.try(endpoints.restaurar, deTurno(turnoId)),
    renombrar: (turnoId: string, nombre: string) =>
      client.try(endpoints.cambiarTurno, { ...deTurno(turnoId), body: { nombre } }),
    recientes: () => client.call(endpoints.recientes, { params }),
    rellamar: (turnoId: string) => client.try(endpoints.rellamar, deTurno(turnoId)),
    cola: () => client.call(endpoints.cola, { params }),
    ver: (codigo: string) => client.call(endpoints.verificarGlobal, { query: { codigo } }),
  }
}
