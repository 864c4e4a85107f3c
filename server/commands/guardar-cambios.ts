import type { Cambio, Negativa } from '#domain/turno.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import type { Tx } from '#server/store/db.ts'
import type { EmpresaRef } from '#server/store/empresas.ts'
import { type Actor, appendEventos, type EventoDraft } from '#server/store/eventos.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { saveTurnos } from '#server/store/turnos.ts'

/** The changes of one order, with its actor and time. */
export interface Hecho {
  cambios: readonly Cambio<TurnoTable>[]
  actor: Actor
  instante: number
}

/** Returns the result of a domain rule, or throws its refusal as a Rechazo. */
export function aceptado<T>(resultado: T | Negativa): T {
  if (typeof resultado === 'string') throw new Rechazo(resultado as Negativa)
  return resultado as T
}

/** The eventos of consecutive orders. */
export const eventosDe = (hechos: readonly Hecho[]): EventoDraft[] =>
  hechos.flatMap(({ cambios, actor, instante }) =>
    cambios.map(({ turno, tipo, datos }) => ({
      cola_id: turno.cola_id,
      turno_id: turno.id,
      tipo,
      actor,
      puesto: turno.puesto,
      instante,
      // Others who made room did nothing themselves.
      datos: tipo === 'movido' ? datos : conNavegador(datos, turno, actor),
    })),
  )

/** Adds whether a customer acted from the browser that took the turno, where both are known: staff can read codes. */
export function conNavegador(
  datos: object | undefined,
  { navegador }: Pick<TurnoTable, 'navegador'>,
  actor: Pick<Actor, 'navegador'>,
): object | undefined {
  if (navegador === null || actor.navegador === undefined) return datos
  return { ...datos, navegador: actor.navegador === navegador ? 'mismo_navegador' : 'otro_navegador' }
}

/** Saves changed turnos, each in its final state. */
export async function guardarTurnos(tx: Tx, hechos: readonly Hecho[]): Promise<void> {
  const turnos = new Map<number, TurnoTable>()
  for (const { cambios } of hechos) for (const { turno } of cambios) turnos.set(turno.id, turno)
  if (turnos.size > 0) await saveTurnos(tx, [...turnos.values()])
}

/** Saves the changes of one order with their eventos. */
export async function guardarCambios(tx: Tx, empresa: EmpresaRef, hecho: Hecho): Promise<void> {
  await guardarTurnos(tx, [hecho])
  await appendEventos(tx, empresa, eventosDe([hecho]))
}
