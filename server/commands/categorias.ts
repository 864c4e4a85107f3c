import { CategoriaEnviada, type ConfiguracionEnviada } from '#contract/cola.ts'
import { quitarCola } from '#domain/cerrar.ts'
import { prefijoDe } from '#domain/etiqueta.ts'
import { sumarDias } from '#domain/hora-local.ts'
import { jornadaDe } from '#domain/jornada.ts'
import { planVigente } from '#domain/plan.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import { type Detalle, Rechazo } from '#server/base/rechazo.ts'
import {
  deleteColas,
  findCola,
  findColaUuidsInUse,
  findLastColaId,
  insertColas,
  listColas,
  updateColas,
} from '#server/store/colas.ts'
import { command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { type EmpresaRef, findEmpresaContext, updateVersion } from '#server/store/empresas.ts'
import { type Actor, appendEventos, type EventoDraft, eventoDeCola } from '#server/store/eventos.ts'
import { listNumeraciones } from '#server/store/numeracion.ts'
import { permitir } from '#server/store/permitir.ts'
import type { ColaTable, EmpresaTable } from '#server/store/schema.ts'
import { fresh, view } from '#server/store/table.ts'
import { colas } from '#server/store/tables/colas.ts'
import { listInService, listSetAside, listWaitingOfCola } from '#server/store/turnos.ts'
import { apuntar } from './apuntar.ts'
import { guardarCambios } from './guardar-cambios.ts'
import { type OrdenRepetible, repetible } from './repetible.ts'

const ajustes = view(colas, CategoriaEnviada)

export interface OrdenConfiguracion extends ConfiguracionEnviada, OrdenRepetible {}

/** Saves the whole list as one action: everything in it takes effect, or nothing does. */
export const guardarConfiguracion = repetible(
  command<OrdenConfiguracion, void>(
    'guardarConfiguracion',
    // Locks the ids too: two empresas may send the same new id at once, and only one may get it.
    ({ empresaId, categorias }) => [empresaId, ...new Set(categorias.map(({ id }) => `cola ${id}`))],
    async (tx, orden, { ahora, politica }) => {
      const { empresaId, actor, categorias, version } = orden
      await permitir(tx, orden, 'configurar')
      const empresa = await findEmpresaContext(tx, { uuid: empresaId })
      if (!empresa) throw new Rechazo('empresa_no_encontrada')
      if (version !== undefined && version !== empresa.version) throw new Rechazo('lista_desactualizada')
      const actuales = new Map(
        (await listColas(tx, { empresaId: empresa.id })).map((cola) => [cola.uuid, cola]),
      )
      const hoy = jornadaDe(ahora, empresa)
      const numerando = new Set(
        (await listNumeraciones(tx, { empresaId: empresa.id, fecha: hoy })).map(({ cola_id }) => cola_id),
      )
      let nextId = (await findLastColaId(tx, empresa.id)) + 1
      const deseadas = categorias.map((categoria, posicion) => {
        const actual = actuales.get(categoria.id)
        const previa =
          actual ??
          fresh(colas, { empresa_id: empresa.id, id: nextId++, uuid: categoria.id, creada_en: ahora })
        const fila = { ...previa, ...ajustes.store(categoria), posicion }
        fila.nombre_clave = fila.nombre.toLocaleLowerCase('es')
        if (fila.prefijo !== previa.prefijo) cambiarPrefijo(fila, actual, hoy, numerando)
        return fila
      })
      ponerSigue(deseadas, categorias)
      rechazarRepetidas(deseadas, hoy)
      const nuevas = deseadas.filter((cola) => !actuales.has(cola.uuid))
      await rechazarAjenas(tx, empresa.id, nuevas)
      const { limites } = planVigente(
        { plan: empresa.plan, pruebaHasta: empresa.prueba_hasta },
        politica,
        ahora,
      )
      if (nuevas.length > 0 && limites.colas !== null && deseadas.length > limites.colas) {
        throw new Rechazo('limite_colas')
      }

      const cambiadas = deseadas.filter((cola) => {
        const actual = actuales.get(cola.uuid)
        return actual && updateColas.differs(actual, cola)
      })
      const uuids = new Set(deseadas.map((cola) => cola.uuid))
      const quitadas = [...actuales.values()].filter((cola) => !uuids.has(cola.uuid))
      if (version === undefined) await rechazarConTurnos(tx, quitadas)
      if (nuevas.length + cambiadas.length + quitadas.length === 0) return

      const eventos: EventoDraft[] = []
      for (const cola of quitadas) await quitar(tx, empresa, cola, actor, ahora)
      await insertColas(tx, nuevas)
      for (const cola of nuevas) {
        eventos.push(eventoDeCola(cola.id, 'cola_creada', actor, ahora))
        await apuntarCola(tx, empresa, { antes: null, despues: cola }, actor, ahora)
      }
      await updateColas(tx, cambiadas)
      for (const cola of cambiadas) {
        eventos.push(eventoDeCola(cola.id, 'cola_cambiada', actor, ahora))
        const antes = actuales.get(cola.uuid) ?? null
        await apuntarCola(tx, empresa, { antes, despues: cola }, actor, ahora)
      }
      await appendEventos(tx, empresa, eventos)
      await updateVersion(tx, { id: empresa.id, version: empresa.version + 1 })
    },
  ),
)

export interface OrdenBorrarCola extends OrdenRepetible {
  colaId: string
}

/** Removes a cola and cancels its open turnos; past ones stay for the statistics. Returns how many it cancelled. */
export const borrarCola = repetible(
  command<OrdenBorrarCola, number>(
    'borrarCola',
    ({ empresaId }) => [empresaId],
    async (tx, orden, { ahora }) => {
      const { colaId, actor } = orden
      const { empresa } = await permitir(tx, orden, 'configurar', 'cola_no_encontrada')
      const cola = await findCola(tx, { empresaId: empresa.id, uuid: colaId })
      if (!cola) throw new Rechazo('cola_no_encontrada')
      const cancelados = await quitar(tx, empresa, cola, actor, ahora)
      await updateVersion(tx, { id: empresa.id, version: empresa.version + 1 })
      return cancelados
    },
  ),
)

async function quitar(
  tx: Tx,
  empresa: DeOrganizacion,
  cola: ColaTable,
  actor: Actor,
  ahora: number,
): Promise<number> {
  const { id } = cola
  const cambios = quitarCola(await abiertosDe(tx, cola), id, ahora)
  await guardarCambios(tx, empresa, { cambios, actor, instante: ahora })
  await deleteColas(tx, [{ ...cola, eliminada_en: ahora }])
  await appendEventos(tx, empresa, [
    eventoDeCola(id, 'cola_eliminada', actor, ahora, { cancelados: cambios.length }),
  ])
  await apuntarCola(tx, empresa, { antes: cola, despues: null }, actor, ahora)
  return cambios.length
}

async function abiertosDe(tx: Tx, { empresa_id, id }: ColaTable) {
  return {
    enAtencion: (await listInService(tx, { empresaId: empresa_id })).filter((turno) => turno.cola_id === id),
    lineas: new Map([[id, await listWaitingOfCola(tx, { empresaId: empresa_id, colaId: id })]]),
    apartados: (await listSetAside(tx, { empresaId: empresa_id })).filter((turno) => turno.cola_id === id),
  }
}

type DeOrganizacion = EmpresaRef & Pick<EmpresaTable, 'organizacion_id'>

async function apuntarCola(
  tx: Tx,
  empresa: DeOrganizacion,
  { antes, despues }: { antes: ColaTable | null; despues: ColaTable | null },
  actor: Actor,
  instante: number,
): Promise<void> {
  const cola = despues ?? antes
  if (!cola) return
  await apuntar(tx, empresa, {
    tipo: antes ? (despues ? 'cola_cambiada' : 'cola_eliminada') : 'cola_creada',
    actor,
    instante,
    colaId: cola.id,
    sobre: (antes ?? cola).nombre,
    // A deleted cola is recorded by name only.
    antes: antes && despues && apuntada(antes),
    despues: despues && apuntada(despues),
  })
}

function apuntada(cola: ColaTable) {
  const { id: _, ...dichos } = ajustes.present(cola)
  return {
    ...dichos,
    prefijo: cola.prefijo,
    posicion: cola.posicion + 1,
    sigue: cola.sigue && [cola.sigue],
  }
}

/** Sets `sigue`, once every cola of the list has an id. References to removed colas become null. */
function ponerSigue(colas: ColaTable[], categorias: readonly CategoriaEnviada[]): void {
  const ids = new Map(colas.map((cola) => [cola.uuid, cola.id]))
  const vivas = new Set(ids.values())
  for (const [i, cola] of colas.entries()) {
    const pedida = categorias[i]?.sigue
    const sigue = pedida === undefined ? cola.sigue : ((pedida && ids.get(pedida)) ?? null) || null
    if (pedida && (sigue === null || sigue === cola.id)) {
      throw new Rechazo('datos_invalidos', {
        detalles: [{ campo: `categorias.${i}.sigue`, fallo: 'sigue_desconocida' }],
      })
    }
    cola.sigue = sigue !== null && vivas.has(sigue) ? sigue : null
  }
}

/** Numbers of one day share a prefix: if a cola has issued numbers today, its new prefix applies from tomorrow. */
function cambiarPrefijo(
  fila: ColaTable,
  actual: ColaTable | undefined,
  hoy: string,
  numerando: ReadonlySet<number>,
): void {
  const empezo = actual !== undefined && numerando.has(actual.id)
  fila.prefijo_previo = empezo ? prefijoDe(actual, hoy) : null
  fila.prefijo_desde = empezo ? sumarDias(hoy, 1) : null
}

/** Rejects duplicate ids, names and prefixes, including old prefixes that are still in use today. */
function rechazarRepetidas(colas: readonly ColaTable[], hoy: string): void {
  const nombres = new Set<string>()
  const uuids = new Set<string>()
  const prefijos = new Set<string>()
  const detalles = colas.flatMap((cola, i): Detalle[] => {
    if (uuids.has(cola.uuid)) return [{ campo: `categorias.${i}.id`, fallo: 'categoria_dos_veces' }]
    if (nombres.has(cola.nombre_clave)) {
      return [{ campo: `categorias.${i}.nombre`, fallo: 'nombre_de_categoria_repetido' }]
    }
    uuids.add(cola.uuid)
    nombres.add(cola.nombre_clave)
    const suyos = new Set([cola.prefijo, prefijoDe(cola, hoy)].flatMap((prefijo) => prefijo ?? []))
    if ([...suyos].some((prefijo) => prefijos.has(prefijo))) {
      return [{ campo: `categorias.${i}.prefijo`, fallo: 'prefijo_repetido' }]
    }
    for (const prefijo of suyos) prefijos.add(prefijo)
    return []
  })
  if (detalles.length > 0) throw new Rechazo('datos_invalidos', { detalles })
}

async function rechazarAjenas(tx: Tx, empresaId: EmpresaId, nuevas: readonly ColaTable[]): Promise<void> {
  if (nuevas.length === 0) return
  const enUso = await findColaUuidsInUse(tx, { uuids: nuevas.map((cola) => cola.uuid) })
  // A deleted id of this empresa comes from a list that was loaded before the deletion.
  if (enUso.some((cola) => cola.empresa_id === empresaId)) throw new Rechazo('lista_desactualizada')
  if (enUso.length > 0) {
    throw new Rechazo('datos_invalidos', {
      detalles: [{ campo: 'categorias.id', fallo: 'identificador_en_uso' }],
    })
  }
}

async function rechazarConTurnos(tx: Tx, quitadas: readonly ColaTable[]): Promise<void> {
  for (const cola of quitadas) {
    const { enAtencion, lineas, apartados } = await abiertosDe(tx, cola)
    const abiertos = enAtencion.length + apartados.length + (lineas.get(cola.id)?.length ?? 0)
    if (abiertos > 0) throw new Rechazo('categoria_con_turnos')
  }
}
