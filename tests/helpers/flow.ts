import { randomUUID } from 'node:crypto'
import type { CambiosEmpresa } from '#contract/empresa.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Preferencia } from '#contract/preferencia.ts'
import type { CambiosTurno } from '#contract/turno.ts'
import type { Client } from '#harness/client.ts'
import { staffOf } from './staff.ts'

/** Creates a company with queues; returns short calls for what staff and customers do with one turno. */
export async function flowOf(owner: Client, ...nombres: string[]) {
  const staff = await staffOf(owner, ...nombres)
  const { client, empresaId, colas } = staff
  const de = (turnoId: string) => ({ params: { empresaId, turnoId } })
  return {
    ...staff,
    transferir: (
      turnoId: string,
      body: { colaId?: string; donde?: 'final' | 'primero'; puesto?: string; motivo?: string },
    ) => client.try(endpoints.transferir, { ...de(turnoId), body }),
    restaurar: (turnoId: string, motivo?: string) =>
      client.try(endpoints.restaurar, { ...de(turnoId), body: { motivo } }),
    apartar: (turnoId: string, minutos?: number) =>
      client.try(endpoints.apartar, { ...de(turnoId), body: { minutos } }),
    reanudar: (turnoId: string) => client.try(endpoints.reanudar, de(turnoId)),
    volver: (turnoId: string) => client.try(endpoints.volver, de(turnoId)),
    elegir: (turnoId: string, motivo?: string, puesto?: string) =>
      client.try(endpoints.llamarTurno, { ...de(turnoId), body: { motivo, puesto } }),
    cambiar: (turnoId: string, body: CambiosTurno) =>
      client.try(endpoints.cambiarTurno, { ...de(turnoId), body }),
    deshacerTurno: (turnoId: string, seq: number) =>
      client.try(endpoints.deshacerTurno, { ...de(turnoId), body: { seq } }),
    seguir: (turnoId: string, sigue: string) =>
      client.try(endpoints.finalizar, { ...de(turnoId), body: { sigue } }),
    posponer: (turno: { id: string; codigo: string }, como: { pasan?: number; minutos?: number }) =>
      owner.try(endpoints.posponer, {
        params: { turnoId: turno.id },
        body: { codigo: turno.codigo, ...como },
      }),
    llegue: (turno: { id: string; codigo: string }) =>
      owner.try(endpoints.llegue, { params: { turnoId: turno.id }, body: { codigo: turno.codigo } }),
    preferencias: async (...lista: Omit<Preferencia, 'id'>[]) => {
      const preferencias = lista.map((p) => ({ ...p, id: randomUUID() }))
      await client.call(endpoints.guardarPreferencias, { params: { empresaId }, body: { preferencias } })
      return preferencias
    },
    empresa: (cambios: CambiosEmpresa) =>
      client.call(endpoints.cambiarEmpresa, {
        params: { correo: staff.correo, id: empresaId },
        body: cambios,
      }),
    /** Returns the names of the people waiting in a queue, in order. */
    esperan: async (colaId = colas[0] as string) => {
      const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId } })
      return turnos.map(({ nombre }) => nombre)
    },
    verCola: (colaId: string) => client.call(endpoints.cola, { params: { empresaId, colaId } }),
    publico: () => client.call(endpoints.publico, { params: { empresaId } }),
  }
}
