import { Preferencia, type PreferenciasEnviadas } from '#contract/preferencia.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { command } from '#server/store/command.ts'
import { appendEventos, eventoDeCola } from '#server/store/eventos.ts'
import { permitir } from '#server/store/permitir.ts'
import {
  findPreferenciaUuidsInUse,
  insertPreferencias,
  listPreferencias,
  savePreferencias,
  versionDePreferencias,
} from '#server/store/preferencias.ts'
import { fresh, view } from '#server/store/table.ts'
import { type PreferenciaTable, preferencias } from '#server/store/tables/preferencias.ts'
import { apuntar } from './apuntar.ts'
import { type OrdenRepetible, repetible } from './repetible.ts'

const ajustes = view(preferencias, Preferencia)

export interface OrdenPreferencias extends OrdenRepetible, PreferenciasEnviadas {}

/** Saves the whole list of preferences. Waiting customers keep their credit. */
export const guardarPreferencias = repetible(
  command<OrdenPreferencias, void>(
    'guardarPreferencias',
    // Locks the ids too: two empresas may send the same new id at once, and only one may get it.
    ({ empresaId, preferencias: enviadas }) => [
      empresaId,
      ...new Set(enviadas.map(({ id }) => `preferencia ${id}`)),
    ],
    async (tx, orden, { ahora }) => {
      const { preferencias: enviadas, version, actor } = orden
      const { empresa } = await permitir(tx, orden, 'configurar')
      const uuids = new Set(enviadas.map(({ id }) => id))
      const guardadas = await listPreferencias(tx, { empresaId: empresa.id })
      if (version !== undefined && version !== versionDePreferencias(guardadas))
        throw new Rechazo('lista_desactualizada')
      const actuales = new Map(guardadas.map((fila) => [fila.uuid, fila]))
      const nuevas = [...uuids].filter((uuid) => !actuales.has(uuid))
      // Clients choose the ids, so a new one may belong to another empresa.
      const ajenas = await findPreferenciaUuidsInUse(tx, { uuids: nuevas })
      if (uuids.size < enviadas.length || ajenas.length > 0) {
        throw new Rechazo('datos_invalidos', {
          detalles: [{ campo: 'preferencias.id', fallo: 'identificador_en_uso' }],
        })
      }
      let ultimo = Math.max(0, ...[...actuales.values()].map(({ id }) => id))
      const filas = enviadas.map((enviada, posicion) => ({
        ...(actuales.get(enviada.id) ??
          fresh(preferencias, { empresa_id: empresa.id, id: ++ultimo, uuid: enviada.id })),
        ...ajustes.store(enviada),
        posicion,
        eliminada_en: null,
      }))
      const quitadas = [...actuales.values()].filter(
        ({ uuid, eliminada_en }) => !uuids.has(uuid) && eliminada_en === null,
      )
      await insertPreferencias(
        tx,
        filas.filter(({ uuid }) => !actuales.has(uuid)),
      )
      await savePreferencias(tx, [
        ...filas.filter(({ uuid }) => actuales.has(uuid)),
        ...quitadas.map((fila) => ({ ...fila, eliminada_en: ahora })),
      ])
      await appendEventos(tx, empresa, [eventoDeCola(null, 'preferencias_cambiadas', actor, ahora)])
      const vivas = [...actuales.values()].filter(({ eliminada_en }) => eliminada_en === null)
      await apuntar(tx, empresa, {
        tipo: 'preferencias_cambiadas',
        actor,
        instante: ahora,
        antes: { preferencias: vivas.map(apuntada) },
        despues: { preferencias: filas.map(apuntada) },
      })
    },
  ),
)

const apuntada = (fila: PreferenciaTable) => {
  const { id: _, ...dichos } = ajustes.present(fila)
  return dichos
}
