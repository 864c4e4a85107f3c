import { PuestoEnviado } from '#contract/puesto.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { libre, renombrar } from '#domain/puesto.ts'
import type { Cambio } from '#domain/turno.ts'
import { type Fallo, Rechazo } from '#server/base/rechazo.ts'
import { command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { appendEventos, eventoDeCola } from '#server/store/eventos.ts'
import { permitir } from '#server/store/permitir.ts'
import {
  insertPuestos,
  listAllPuestos,
  listPuestos,
  savePuestos,
  versionDePuestos,
} from '#server/store/puestos.ts'
import type { EmpresaTable, PuestoTable, TurnoTable } from '#server/store/schema.ts'
import { fresh, view } from '#server/store/table.ts'
import { puestos } from '#server/store/tables/puestos.ts'
import { listInService } from '#server/store/turnos.ts'
import { apuntar } from './apuntar.ts'
import { colasGuardadas } from './colas-guardadas.ts'
import { guardarCambios } from './guardar-cambios.ts'
import { contarPuestos } from './ocupar-puesto.ts'
import { type OrdenRepetible, repetible } from './repetible.ts'

const ajustes = view(puestos, PuestoEnviado)

export interface OrdenPuestos extends OrdenRepetible {
  puestos: readonly PuestoEnviado[]
  /** The version of the list that the caller has read. Without it, any list is replaced. */
  version?: string | undefined
}

/** Saves the whole list of desks. Occupants stay at their desks; a removed desk is freed first. */
export const guardarPuestos = repetible(
  command<OrdenPuestos, void>(
    'guardarPuestos',
    ({ empresaId }) => [empresaId],
    async (tx, orden, { ahora }) => {
      const { puestos: enviados, version, actor } = orden
      const { empresa } = await permitir(tx, orden, 'configurar')
      const vivos = await listPuestos(tx, empresa.id)
      if (version !== undefined && version !== versionDePuestos(vivos))
        throw new Rechazo('lista_desactualizada')
      sinRepetir(
        enviados.map(({ id }) => id),
        'id',
        'identificador_en_uso',
      )
      sinRepetir(
        enviados.map(({ nombre }) => limpiarLinea(nombre).toLowerCase()),
        'nombre',
        'nombre_de_puesto_repetido',
      )
      const todos = new Map(
        (await listAllPuestos(tx, { empresaId: empresa.id })).map((fila) => [fila.uuid, fila]),
      )
      let ultimo = Math.max(0, ...[...todos.values()].map(({ id }) => id))
      const filas: PuestoTable[] = []
      for (const [posicion, enviado] of enviados.entries()) {
        const { id, colas } = enviado
        const actual = todos.get(id) ?? fresh(puestos, { empresa_id: empresa.id, id: ++ultimo, uuid: id })
        filas.push({
          ...actual,
          ...ajustes.store(enviado),
          colas: colas === undefined ? actual.colas : await colasGuardadas(tx, empresa.id, colas),
          posicion,
          eliminado_en: null,
        })
      }
      const quedan = new Set(filas.map(({ uuid }) => uuid))
      const liberados = vivos.filter(({ uuid, ocupacion }) => !quedan.has(uuid) && ocupacion !== null)
      const renombrados = await conOtroNombre(tx, empresa, { antes: todos, filas, ahora })
      await contarPuestos(tx, empresa, { cambios: liberados.map((p) => libre(p, 'eliminado')), actor, ahora })
      await guardarCambios(tx, empresa, { cambios: renombrados, actor, instante: ahora })
      await insertPuestos(
        tx,
        filas.filter(({ uuid }) => !todos.has(uuid)),
      )
      await savePuestos(tx, [
        ...filas.filter(({ uuid }) => todos.has(uuid)),
        ...[...todos.values()]
          .filter(({ uuid, eliminado_en }) => !quedan.has(uuid) && eliminado_en === null)
          .map((fila) => ({ ...fila, eliminado_en: ahora })),
      ])
      await appendEventos(tx, empresa, [eventoDeCola(null, 'puestos_cambiados', actor, ahora)])
      await apuntar(tx, empresa, {
        tipo: 'puestos_cambiados',
        actor,
        instante: ahora,
        antes: { puestos: resumen([...todos.values()]) },
        despues: { puestos: resumen(filas) },
      })
    },
  ),
)

const resumen = (filas: readonly PuestoTable[]) =>
  filas
    .filter(({ eliminado_en }) => eliminado_en === null)
    .sort((a, b) => a.posicion - b.posicion)
    .map(({ nombre, colas, plazas }) => ({ nombre, colas: colas ? JSON.parse(colas) : null, plazas }))

function sinRepetir(valores: readonly string[], campo: string, fallo: Fallo): void {
  const i = valores.findIndex((valor, j) => valores.indexOf(valor) < j)
  if (i >= 0) throw new Rechazo('datos_invalidos', { detalles: [{ campo: `puestos.${i}.${campo}`, fallo }] })
}

interface Renombrados {
  antes: ReadonlyMap<string, PuestoTable>
  filas: readonly PuestoTable[]
  ahora: number
}

async function conOtroNombre(
  tx: Tx,
  empresa: EmpresaTable,
  { antes, filas, ahora }: Renombrados,
): Promise<Cambio<TurnoTable>[]> {
  const nuevos = new Map<string, string>()
  for (const { uuid, nombre } of filas) {
    const actual = antes.get(uuid)
    if (actual && actual.eliminado_en === null && actual.nombre !== nombre) nuevos.set(actual.nombre, nombre)
  }
  if (nuevos.size === 0) return []
  const cambios = renombrar(await listInService(tx, { empresaId: empresa.id }), nuevos, ahora)
  if (Array.isArray(cambios)) return cambios
  const i = filas.findIndex(({ nombre }) => nombre === cambios.repetido)
  throw new Rechazo('datos_invalidos', {
    detalles: [{ campo: `puestos.${i}.nombre`, fallo: 'nombre_de_puesto_en_uso' }],
  })
}
