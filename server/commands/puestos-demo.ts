import { SIN_LIMITE } from '#domain/permiso.ts'
import { ocupar, pausar } from '#domain/puesto.ts'
import { newId, newToken } from '#server/base/ids.ts'
import { command } from '#server/store/command.ts'
import { type Actor, usuarioDelActor } from '#server/store/eventos.ts'
import { listPuestos } from '#server/store/puestos.ts'
import { insertSesion } from '#server/store/sesiones.ts'
import { listInService } from '#server/store/turnos.ts'
import { empresaDe } from './de-empresa.ts'
import { contarPuestos } from './ocupar-puesto.ts'

export interface OrdenPuestosDemo {
  empresaId: string
  /** The occupant of each desk, by desk name. */
  quienes: ReadonlyMap<string, Actor>
  /** Until when the occupants count as present, since no browser sends signs of life for them. */
  hasta: number
  /** The pause reason of an idle desk. */
  motivo: string
}

/** Occupies the desks of the sample data: those that are serving a customer, and an idle one that is paused. */
export const ocuparPuestosDemo = command<OrdenPuestosDemo, void>(
  'ocuparPuestosDemo',
  ({ empresaId }) => [empresaId],
  async (tx, { empresaId, quienes, hasta, motivo }, { ahora }) => {
    const empresa = await empresaDe(tx, empresaId)
    const atienden = new Set((await listInService(tx, { empresaId: empresa.id })).map(({ puesto }) => puesto))
    const puestos = await listPuestos(tx, empresa.id)
    // Outside of opening hours all desks stay free.
    if (atienden.size === 0) return
    const sinNadie = puestos.find(({ nombre }) => !atienden.has(nombre))
    for (const puesto of puestos) {
      const actor = quienes.get(puesto.nombre)
      if (!actor || (puesto !== sinNadie && !atienden.has(puesto.nombre))) continue
      const usuarioId = usuarioDelActor(actor)
      const sesion = newId(ahora)
      await insertSesion(tx, {
        // A random digest: no token matches it, so the session cannot be used.
        huella: newToken(),
        id: sesion,
        usuario_id: usuarioId,
        agente: '',
        creada_en: ahora,
        usada_en: ahora,
        expira_en: hasta,
        termina_en: hasta,
      })
      const llegada = { puestoId: puesto.id, usuarioId, sesion, ocupacion: newId(ahora), relevar: false }
      const [llega] = ocupar([puesto], { ...llegada, concesion: SIN_LIMITE }, ahora)
      if (!llega || typeof llega === 'string') continue
      const ocupado = { ...llega, puesto: { ...llega.puesto, visto_en: hasta } }
      const pausa = puesto === sinNadie ? pausar(ocupado.puesto, { usuarioId, motivo }, ahora) : []
      const cambios = [ocupado, ...(typeof pausa === 'string' ? [] : pausa)]
      await contarPuestos(tx, empresa, { cambios, actor, ahora })
    }
  },
)
