import { inicioDeHora } from '#domain/agenda.ts'
import { jornadaDe } from '#domain/jornada.ts'
import type { Concesion } from '#domain/permiso.ts'
import { planVigente } from '#domain/plan.ts'
import type { EventoDePuesto } from '#domain/puesto.ts'
import type { Sala } from '#domain/sala.ts'
import { TERMINA_TRAMO } from '#domain/tramo.ts'
import { cambioEnEspera } from '#domain/turno.ts'
import { findAcceso } from '#server/store/accesos.ts'
import { listColas } from '#server/store/colas.ts'
import type { Context } from '#server/store/command.ts'
import type { Slot, Tx } from '#server/store/db.ts'
import { type EmpresaContext, findEmpresaContext } from '#server/store/empresas.ts'
import {
  type Actor,
  findInstante,
  findPulso,
  type Pulso,
  samePulso,
  tallyEventosSince,
} from '#server/store/eventos.ts'
import { loadAgenda } from '#server/store/horarios.ts'
import { listNumeraciones } from '#server/store/numeracion.ts'
import { listPuestos, type PuestoLeido } from '#server/store/puestos.ts'
import type { ColaTable, TipoEvento, TurnoTable } from '#server/store/schema.ts'
import { hasTramos } from '#server/store/tramos.ts'
import { countWaiting, listLastIssued } from '#server/store/turnos.ts'
import { RitmosDeColas } from './ritmos.ts'

/** The room of an empresa as of one pulso, without lines and turnos in service. */
export interface SalaConocida {
  pulso: Pulso
  /** Time of the evento at `pulso.seq`. */
  instante: number | null
  empresa: EmpresaContext
  colas: ReadonlyMap<number, ColaTable>
  porUuid: ReadonlyMap<string, ColaTable>
  sala: Sala<TurnoTable>
  /** Start of the clock hour that `sala.enLaHora` counts. */
  hora: number
  ritmos: RitmosDeColas
  /** Whether visits here have stages. */
  conTramos: boolean
  /** The named desks as of this pulso. */
  puestos: readonly PuestoLeido[]
  /** Permissions by actor; null: the actor does not belong to the empresa. */
  concesiones: Map<string, Concesion | null>
  /** Why the room must not be kept for the next command. */
  brokenBy?: 'day' | 'estado'
}

const KNOWN: Slot<SalaConocida> = { name: 'sala' }

/** Eventos that change only the desks of a room. */
const DE_PUESTO: ReadonlySet<TipoEvento> = new Set<EventoDePuesto>([
  'puesto_ocupado',
  'puesto_liberado',
  'puesto_pausado',
  'puesto_reanudado',
  'puesto_sin_senal',
  'puesto_con_senal',
])

/**
 * Loads the room of an empresa as of the pulso that this transaction reads. A kept room is updated with the eventos
 * since, so that the cost of a take does not depend on the number of waiting customers and colas.
 */
export async function loadSala(tx: Tx, uuid: string, context: Context): Promise<SalaConocida | null> {
  const kept = tx.recall(KNOWN)
  const pulso = kept && (await findPulso(tx, { empresaId: kept.empresa.id }))
  const current = kept && pulso ? await bringUp(tx, kept, pulso) : null
  const known = current ?? (await readAll(tx, uuid))
  if (!known) return null
  const { empresa, sala } = known
  const fecha = jornadaDe(context.ahora, empresa)
  if (sala.fecha !== fecha || known !== kept) await readDay(tx, known, fecha)
  if (sala.agenda) await readHour(tx, known, context.ahora, known !== kept)
  sala.reloj = known.pulso.reloj
  sala.limite = planVigente(
    { plan: empresa.plan, pruebaHasta: empresa.prueba_hasta },
    context.politica,
    context.ahora,
  ).limites.turnosPorDia
  return known
}

/** Keeps the room for the next command of this empresa, if this transaction commits. */
export function keepSala(tx: Tx, known: SalaConocida, pulso: Pulso, instante: number): void {
  known.pulso = pulso
  known.instante = instante
  known.sala.lineas.clear()
  known.sala.enAtencion = []
  tx.keep(KNOWN, known)
}

/** Updates a kept room to `pulso`, or returns null if it must be read again. */
async function bringUp(tx: Tx, kept: SalaConocida, pulso: Pulso): Promise<SalaConocida | null> {
  if (samePulso(kept.pulso, pulso)) return kept
  if (kept.pulso.seq >= pulso.seq || kept.pulso.epoca !== pulso.epoca) return null
  // A database that lost commits assigns the same seqs again, to other eventos.
  if ((await findInstante(tx, kept.empresa.id, kept.pulso.seq)) !== kept.instante) return null
  const esperan = new Map(kept.sala.esperan)
  const eventos = await tallyEventosSince(tx, { empresaId: kept.empresa.id, seq: kept.pulso.seq })
  for (const { tipo, cola_id, cuantos } of eventos) {
    if (DE_PUESTO.has(tipo) || tipo === 'respondido') continue
    const cambio = cambioEnEspera(tipo)
    const primerTramo = !kept.conTramos && TERMINA_TRAMO.has(tipo)
    if (cambio === null || cola_id === null || primerTramo) return null
    esperan.set(cola_id, (esperan.get(cola_id) ?? 0) + cambio * cuantos)
  }
  const conPuestos = eventos.some(({ tipo }) => DE_PUESTO.has(tipo))
  const puestos = conPuestos ? await listPuestos(tx, kept.empresa.id) : kept.puestos
  return { ...kept, pulso, puestos, sala: { ...kept.sala, esperan } }
}

async function readAll(tx: Tx, uuid: string): Promise<SalaConocida | null> {
  const empresa = await findEmpresaContext(tx, { uuid })
  if (!empresa) return null
  const filas = await listColas(tx, { empresaId: empresa.id })
  const colas = new Map(filas.map((cola) => [cola.id, cola]))
  return {
    pulso: { seq: empresa.seq, reloj: empresa.reloj, epoca: empresa.epoca },
    instante: await findInstante(tx, empresa.id, empresa.seq),
    empresa,
    colas,
    porUuid: new Map(filas.map((cola) => [cola.uuid, cola])),
    hora: 0,
    ritmos: new RitmosDeColas(),
    conTramos: await hasTramos(tx, empresa.id),
    puestos: empresa.algun_puesto === null ? [] : await listPuestos(tx, empresa.id),
    concesiones: new Map(),
    sala: {
      calendario: empresa,
      fecha: '',
      limite: null,
      emitidos: 0,
      reloj: empresa.reloj,
      colas,
      agenda: await loadAgenda(tx, empresa),
      ultimos: new Map(),
      esperan: await countWaiting(tx, empresa.id),
      lineas: new Map(),
      enAtencion: [],
    },
  }
}

async function readDay(tx: Tx, known: SalaConocida, fecha: string): Promise<void> {
  const { empresa, sala } = known
  const filas = await listNumeraciones(tx, { empresaId: empresa.id, fecha })
  sala.fecha = fecha
  sala.ultimos = new Map(filas.map((fila) => [fila.cola_id, fila.ultimo]))
  sala.hoy = new Map(filas.map((fila) => [fila.cola_id, fila.emitidos]))
  sala.emitidos = filas.reduce((total, fila) => total + fila.emitidos, 0)
}

/** Counts the turnos issued this hour, for colas with an hourly cap and up to that cap. */
async function readHour(tx: Tx, known: SalaConocida, ahora: number, anew: boolean): Promise<void> {
  const { empresa, sala } = known
  const hora = inicioDeHora(ahora, empresa.zona)
  if (hora === known.hora && !anew) return
  known.hora = hora
  sala.enLaHora = new Map()
  for (const [colaId, { cupoHora }] of sala.agenda?.colas ?? []) {
    if (cupoHora === null) continue
    const ultimos = await listLastIssued(tx, {
      empresaId: empresa.id,
      serieId: colaId,
      fecha: sala.fecha,
      cuantos: cupoHora,
    })
    sala.enLaHora.set(colaId, ultimos.filter(({ emitido_en }) => emitido_en >= hora).length)
  }
}

/** The permissions of an actor in a room. Cached: a change of access is an evento that makes the room reload. */
export async function concesionEn(tx: Tx, known: SalaConocida, actor: Actor): Promise<Concesion | null> {
  const nombre = `${actor.tipo} ${actor.id}`
  const conocida = known.concesiones.get(nombre)
  if (conocida !== undefined) return conocida
  const concesion = (await findAcceso(tx, known.empresa.uuid, actor))?.concesion ?? null
  known.concesiones.set(nombre, concesion)
  return concesion
}
