import { iso } from '#contract/instante.ts'
import type { TurnoReciente } from '#contract/turno.ts'
import { etiquetaDe } from '#domain/etiqueta.ts'
import { nombreParaPersonal, seOculta } from '#domain/nombre.ts'
import { type Concesion, veCodigos } from '#domain/permiso.ts'
import { ESTADO_PUBLICO } from '#domain/turno.ts'
import { opaqueId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { listLastEnded } from '#server/store/turnos.ts'
import type { Lectura } from './vistas.ts'

const MOST = 20

/** The turnos of a cola that ended last on this service day: finished, absent or cancelled, latest first. */
export async function recientes(
  { vistas, store }: Lectura,
  { empresaId, colaId }: { empresaId: string; colaId: string },
  concesion: Concesion,
): Promise<TurnoReciente[]> {
  const vista = await vistas.get(empresaId)
  const cola = vista?.colaPorUuid(colaId)
  if (!vista || !cola) throw new Rechazo('cola_no_encontrada')
  const turnos = await listLastEnded(store.db, {
    empresaId: vista.empresa.id,
    colaId: cola.id,
    fecha: vista.fecha,
    cuantos: MOST,
  })
  const codigos = veCodigos(concesion, cola.id)
  return turnos.map((turno) => ({
    id: codigos ? turno.uuid : opaqueId(turno.uuid),
    nombre: nombreParaPersonal(turno, vista.empresa),
    ...(seOculta(turno, vista.empresa) && { nombreOculto: true }),
    numero: turno.numero,
    etiqueta: etiquetaDe(turno, vista.colasPorId),
    codigo: codigos ? turno.codigo : '',
    estado: ESTADO_PUBLICO[turno.estado],
    puesto: turno.puesto,
    terminado: iso(turno.terminado_en ?? 0),
  }))
}
