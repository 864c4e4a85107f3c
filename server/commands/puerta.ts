import { puede } from '#domain/permiso.ts'
import { rafagasDe } from '#domain/rafaga.ts'
import { actuar, hecho } from '#domain/turno.ts'
import { command } from '#server/store/command.ts'
import { updatePideCodigo } from '#server/store/empresas.ts'
import { appendEventos, eventoDeCola } from '#server/store/eventos.ts'
import { listNumeraciones, saveNumeraciones } from '#server/store/numeracion.ts'
import { permitir } from '#server/store/permitir.ts'
import { forgetProcedencias } from '#server/store/procedencias.ts'
import { listWaiting } from '#server/store/turnos.ts'
import { apuntar } from './apuntar.ts'
import { guardarCambios } from './guardar-cambios.ts'
import { type OrdenRepetible, repetible } from './repetible.ts'

export interface OrdenPuerta extends OrdenRepetible {
  pideCodigo: boolean
}

/** Sets whether takes by customers require the room code. */
const cambiar = command<OrdenPuerta, void>(
  'cambiarPuerta',
  ({ empresaId }) => [empresaId],
  async (tx, orden, { ahora }) => {
    const { pideCodigo, actor } = orden
    const { empresa } = await permitir(tx, orden, 'configurar')
    if ((empresa.pide_codigo === 1) === pideCodigo) return
    await updatePideCodigo(tx, empresa.id, pideCodigo)
    await appendEventos(tx, empresa, [
      eventoDeCola(null, 'empresa_cambiada', actor, ahora, { campos: ['pideCodigo'] }),
    ])
    const cambio = { antes: { pideCodigo: !pideCodigo }, despues: { pideCodigo } }
    await apuntar(tx, empresa, { tipo: 'empresa_cambiada', actor, instante: ahora, ...cambio })
  },
)

export interface OrdenRafaga extends OrdenRepetible {
  /** The procedencia that its turnos share. */
  rafagaId: string
}

/**
 * Cancels the waiting turnos of a rafaga, in the colas that the actor serves, and returns their number. They no longer
 * count towards the daily limit, but their numbers are not reused.
 */
const cancelar = command<OrdenRafaga, number>(
  'cancelarRafaga',
  ({ empresaId }) => [empresaId],
  async (tx, orden, { ahora }) => {
    const { rafagaId, actor } = orden
    const { empresa, concesion } = await permitir(tx, orden, 'atender')
    const suyos = (await listWaiting(tx, { empresaId: empresa.id })).filter(({ cola_id }) =>
      puede(concesion, 'atender', cola_id),
    )
    const rafaga = rafagasDe(suyos).find((r) => r.procedencia === Number(rafagaId))
    if (!rafaga) return 0
    const { turnos } = rafaga
    const cambios = turnos.map((turno) => hecho(actuar('cancelar', turno, ahora)))
    await guardarCambios(tx, empresa, { cambios, actor, instante: ahora })
    // A restored turno must not be cancelled as part of the rafaga again: the daily limit would be credited twice.
    await forgetProcedencias(tx, { empresaId: empresa.id, ids: turnos.map(({ id }) => id) })
    for (const fecha of new Set(turnos.map((turno) => turno.fecha))) {
      const series = turnos.filter((turno) => turno.fecha === fecha).map((turno) => turno.serie_id)
      const filas = (await listNumeraciones(tx, { empresaId: empresa.id, fecha })).filter((f) =>
        series.includes(f.cola_id),
      )
      const devueltos = (colaId: number) => series.filter((serie) => serie === colaId).length
      await saveNumeraciones(
        tx,
        filas.map((fila) => ({
          ...fila,
          empresa_id: empresa.id,
          fecha,
          emitidos: Math.max(0, fila.emitidos - devueltos(fila.cola_id)),
        })),
      )
    }
    // This evento makes caches of the daily counts reload them.
    await appendEventos(tx, empresa, [
      eventoDeCola(null, 'rafaga_cancelada', actor, ahora, { cancelados: cambios.length }),
    ])
    return cambios.length
  },
)

export const cambiarPuerta = repetible(cambiar)
export const cancelarRafaga = repetible(cancelar)
