import { atendidaAyer, fechaLocal, vencida } from '#domain/jornada.ts'
import { Rechazo } from '#server/rechazo.ts'
import { listColas } from '#server/store/colas.ts'
import type { Tx } from '#server/store/db.ts'
import { findEmpresa } from '#server/store/empresas.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import {
  listEmpresasWithOpen,
  listInService,
  listWaiting,
  listWaitingSinceBefore,
} from '#server/store/turnos.ts'
import { Cambios } from './cambiar-turno.ts'
import type { Actor, Servicio } from './servicio.ts'

export interface Cierre {
  completados: number
  expirados: number
}

/** The day change as ruled: old waiting turnos expire, what is in service counts as served. */
export async function pasarDia(tx: Tx, empresaId: string, zona: string, ahora: number): Promise<Cierre> {
  const hoy = fechaLocal(ahora, zona)
  const enServicio = await listInService(tx, empresaId)
  const rezagados = await listWaitingSinceBefore(tx, empresaId, hoy)
  const { cambios, cierre } = cerrar(
    enServicio.filter((t) => atendidaAyer(abierto(t), hoy, zona)),
    rezagados.filter((t) => vencida(abierto(t), ahora, hoy)),
    new Cambios(ahora, null),
  )
  await cambios.guardar(tx, empresaId)
  return cierre
}

/** Every empresa with turnos older than today gets its day change. Safe to run on every node. */
export async function pasarDias({ store, clock }: Pick<Servicio, 'store' | 'clock'>): Promise<void> {
  const ahora = clock()
  const candidatas = await listEmpresasWithOpen(store.db)
  for (const { id, zona, fecha } of candidatas) {
    if (fecha < fechaLocal(ahora, zona)) await store.write(id, (tx) => pasarDia(tx, id, zona, ahora))
  }
}

/** 'Cerrar jornada' by hand, for the whole empresa or the colas named. */
export function cerrarJornada(
  { store, clock }: Servicio,
  actor: Actor,
  empresaId: string,
  colas: readonly string[] | null,
): Promise<Cierre> {
  return store.write(empresaId, async (tx) => {
    if (!(await findEmpresa(tx, empresaId))) throw new Rechazo('empresa_no_encontrada')
    const vivas = new Set((await listColas(tx, empresaId)).map((cola) => cola.id))
    if (colas?.some((id) => !vivas.has(id))) throw new Rechazo('cola_no_encontrada')
    const elegida = (t: TurnoTable) => !colas || colas.includes(t.cola_id)
    const { cambios, cierre } = cerrar(
      (await listInService(tx, empresaId)).filter(elegida),
      (await listWaiting(tx, empresaId)).filter(elegida),
      new Cambios(clock(), actor),
    )
    await cambios.guardar(tx, empresaId)
    return cierre
  })
}

function cerrar(atendidos: TurnoTable[], vencidos: TurnoTable[], cambios: Cambios) {
  for (const turno of atendidos) cambios.terminar('finalizar', turno)
  for (const turno of vencidos) cambios.retirar('expirar', turno)
  return { cambios, cierre: { completados: atendidos.length, expirados: vencidos.length } }
}

export const abierto = (t: TurnoTable) => ({
  fecha: t.fecha,
  emitidoEn: t.emitido_en,
  llamadoEn: t.llamado_en,
})
