import { type CategoriaEnviada, type ConfiguracionEnviada, TIEMPO_ESTIMADO } from '#contract/cola.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { planVigente } from '#domain/plan.ts'
import { Rechazo } from '#server/rechazo.ts'
import {
  deleteCola,
  findCola,
  findColaIdsInUse,
  insertColas,
  listColas,
  updateCola,
} from '#server/store/colas.ts'
import type { Tx } from '#server/store/db.ts'
import { type EmpresaContext, findEmpresaContext, updateVersion } from '#server/store/empresas.ts'
import { appendEventos, type EventoDraft, eventoDeCola } from '#server/store/eventos.ts'
import type { ColaTable } from '#server/store/schema.ts'
import { listInService, listWaitingOfCola } from '#server/store/turnos.ts'
import { Cambios } from './cambiar-turno.ts'
import type { Actor, Servicio } from './servicio.ts'

/** Saves the whole list as one action: everything in it takes effect, or nothing does. */
export function guardarCategorias(
  servicio: Servicio,
  actor: Actor,
  empresaId: string,
  { categorias, version }: ConfiguracionEnviada,
): Promise<void> {
  return servicio.store.write(empresaId, async (tx) => {
    const empresa = await findEmpresaContext(tx, empresaId)
    if (!empresa) throw new Rechazo('empresa_no_encontrada')
    if (version !== undefined && version !== empresa.version) throw new Rechazo('lista_desactualizada')
    const ahora = servicio.clock()
    const actuales = new Map((await listColas(tx, empresaId)).map((cola) => [cola.id, cola]))
    const deseadas = categorias.map((c, i) => filaDe(empresaId, c, i, actuales, ahora))
    rechazarRepetidas(deseadas)
    const nuevas = deseadas.filter((cola) => !actuales.has(cola.id))
    await rechazarAjenas(tx, empresaId, nuevas)
    rechazarSobrantes(servicio, empresa, nuevas.length, deseadas.length, ahora)

    const cambiadas = deseadas.filter((cola) => difiere(actuales.get(cola.id), cola))
    const ids = new Set(deseadas.map((cola) => cola.id))
    const quitadas = [...actuales.values()].filter((cola) => !ids.has(cola.id))
    if (version === undefined) await rechazarConTurnos(tx, quitadas)
    if (nuevas.length + cambiadas.length + quitadas.length === 0) return

    const eventos: EventoDraft[] = []
    for (const cola of quitadas) await eliminar(tx, cola, actor, ahora)
    await insertColas(tx, nuevas)
    for (const cola of nuevas) eventos.push(eventoDeCola(cola.id, 'cola_creada', actor.usuarioId, ahora))
    for (const cola of cambiadas) {
      await updateCola(tx, cola)
      eventos.push(eventoDeCola(cola.id, 'cola_cambiada', actor.usuarioId, ahora))
    }
    await appendEventos(tx, empresaId, eventos)
    await updateVersion(tx, empresaId, empresa.version + 1)
  })
}

/** The cola goes and its open turnos are cancelled; past ones stay for the statistics. */
export function borrarCola(
  servicio: Servicio,
  actor: Actor,
  empresaId: string,
  colaId: string,
): Promise<number> {
  return servicio.store.write(empresaId, async (tx) => {
    const empresa = await findEmpresaContext(tx, empresaId)
    const cola = await findCola(tx, empresaId, colaId)
    if (!empresa || !cola) throw new Rechazo('cola_no_encontrada')
    const cancelados = await eliminar(tx, cola, actor, servicio.clock())
    await updateVersion(tx, empresaId, empresa.version + 1)
    return cancelados
  })
}

async function eliminar(tx: Tx, cola: ColaTable, actor: Actor, ahora: number): Promise<number> {
  const cambios = new Cambios(ahora, actor)
  const abiertos = await abiertosDe(tx, cola)
  for (const turno of abiertos) {
    cambios.registrar({ ...turno, estado: 'cancelado', terminado_en: ahora }, { tipo: 'cancelado' })
  }
  await cambios.guardar(tx, cola.empresa_id)
  await deleteCola(tx, cola.empresa_id, cola.id, ahora)
  await appendEventos(tx, cola.empresa_id, [
    eventoDeCola(cola.id, 'cola_eliminada', actor.usuarioId, ahora, { cancelados: abiertos.length }),
  ])
  return abiertos.length
}

async function abiertosDe(tx: Tx, { empresa_id, id }: ColaTable) {
  const enServicio = (await listInService(tx, empresa_id)).filter((turno) => turno.cola_id === id)
  return [...enServicio, ...(await listWaitingOfCola(tx, empresa_id, id))]
}

function filaDe(
  empresaId: string,
  categoria: CategoriaEnviada,
  posicion: number,
  actuales: Map<string, ColaTable>,
  ahora: number,
): ColaTable {
  const id = categoria.id.toLowerCase()
  const actual = actuales.get(id)
  const nombre = limpiarLinea(categoria.nombre)
  return {
    empresa_id: empresaId,
    id,
    nombre,
    nombre_clave: nombre.toLocaleLowerCase('es'),
    descripcion: categoria.descripcion?.trim() ?? actual?.descripcion ?? '',
    prioridad: categoria.prioridad === undefined ? (actual?.prioridad ?? 0) : categoria.prioridad ? 1 : 0,
    tiempo_estimado: categoria.tiempoEstimado ?? actual?.tiempo_estimado ?? TIEMPO_ESTIMADO.defecto,
    posicion,
    estado: actual?.estado ?? 'nueva',
    creada_en: actual?.creada_en ?? ahora,
    eliminada_en: null,
  }
}

const difiere = (actual: ColaTable | undefined, cola: ColaTable): boolean =>
  actual !== undefined &&
  (actual.nombre !== cola.nombre ||
    actual.descripcion !== cola.descripcion ||
    actual.prioridad !== cola.prioridad ||
    actual.tiempo_estimado !== cola.tiempo_estimado ||
    actual.posicion !== cola.posicion)

function rechazarRepetidas(colas: readonly ColaTable[]): void {
  const nombres = new Set<string>()
  const ids = new Set<string>()
  const detalles = colas.flatMap((cola, i) => {
    if (ids.has(cola.id)) return [{ campo: `categorias.${i}.id`, mensaje: 'Esta categoría está dos veces' }]
    if (nombres.has(cola.nombre_clave)) {
      return [{ campo: `categorias.${i}.nombre`, mensaje: 'Ya hay una categoría con este nombre' }]
    }
    ids.add(cola.id)
    nombres.add(cola.nombre_clave)
    return []
  })
  if (detalles.length > 0) throw new Rechazo('datos_invalidos', { detalles })
}

async function rechazarAjenas(tx: Tx, empresaId: string, nuevas: readonly ColaTable[]): Promise<void> {
  if (nuevas.length === 0) return
  const enUso = await findColaIdsInUse(
    tx,
    nuevas.map((cola) => cola.id),
  )
  // An id of ours that was deleted comes from a list loaded before the deletion.
  if (enUso.some((cola) => cola.empresa_id === empresaId)) throw new Rechazo('lista_desactualizada')
  if (enUso.length > 0) {
    throw new Rechazo('datos_invalidos', {
      detalles: [{ campo: 'categorias.id', mensaje: 'Ese identificador ya está en uso' }],
    })
  }
}

function rechazarSobrantes(
  { politica }: Servicio,
  empresa: EmpresaContext,
  nuevas: number,
  total: number,
  ahora: number,
): void {
  const { limites } = planVigente({ plan: empresa.plan, pruebaHasta: empresa.prueba_hasta }, politica, ahora)
  if (nuevas > 0 && limites.colas !== null && total > limites.colas) throw new Rechazo('limite_colas')
}

async function rechazarConTurnos(tx: Tx, quitadas: readonly ColaTable[]): Promise<void> {
  for (const cola of quitadas) {
    if ((await abiertosDe(tx, cola)).length > 0) throw new Rechazo('categoria_con_turnos')
  }
}
