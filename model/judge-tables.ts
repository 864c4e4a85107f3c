import type { EmpresaGuardada } from '#contract/datos-cuenta.ts'
import { differences } from './compare.ts'
import { type Fault, fault } from './fault.ts'
import { type History, tell } from './history.ts'
import { type Cola, colaPorId, type Sala, type Turno } from './sala.ts'

const repeated = (values: readonly string[]): string[] => {
  const seen = new Set<string>()
  return values.filter((value) => seen.has(value) || !seen.add(value))
}

/** Checks invariants of the stored data. */
export function judgeInvariants({ operations }: History, { turnos, eventos }: EmpresaGuardada): Fault[] {
  const texts = [
    ...repeated(turnos.map((t) => `${t.serieId} ${t.fecha} ${t.numero}`)).map((n) => `number twice: ${n}`),
    ...repeated(turnos.map((t) => t.codigo)).map((codigo) => `code twice: ${codigo}`),
    ...repeated(turnos.filter((t) => t.estado === 'atencion').map((t) => t.puesto ?? '')).map(
      (puesto) => `two turns in service at one desk: ${puesto}`,
    ),
  ]
  const ids = new Set(turnos.map((t) => t.id))
  for (const op of operations) {
    if (op.peticion.hace !== 'pedirTurno' || op.told?.codigo !== null) continue
    const { turno } = op.told.body as { turno: { id: string } }
    if (!ids.has(turno.id)) texts.push(`acknowledged and lost: ${tell(op)}`)
  }
  const gap = eventos.findIndex((evento, i) => evento.seq !== i + 1)
  if (gap >= 0) texts.push(`the record jumps from ${gap} to ${eventos[gap]?.seq}`)
  return texts.map((text) => fault('tables', text))
}

/** A logged-out user is at no desk. Not checked after a kill: the desk is then freed a little later. */
export function judgeLogOuts({ operations, lost }: History, sala: Sala): Fault[] {
  if (lost.length > 0) return []
  const fuera = operations.flatMap(({ peticion }) =>
    peticion.hace === 'salir' ? [peticion.quien.sesion] : [],
  )
  return sala.puestos.flatMap(({ nombre, sesion }) =>
    sesion && fuera.includes(sesion)
      ? [fault('tables', `${sesion} logged out and is still at ${nombre}`)]
      : [],
  )
}

const iso = (instante: number | null) => (instante === null ? null : new Date(instante).toISOString())

/** Compares the stored data with the model's last state. */
export function judgeTables(stored: EmpresaGuardada, sala: Sala): Fault[] {
  const turnos = [...sala.turnos.values()].map((turno) => ({ ...guardado(sala, turno), etiqueta: isText }))
  const colas = [
    ...sala.colas.map((cola) => ({ ...fields(cola), eliminada: null })),
    ...sala.borradas.map((cola) => ({ ...fields(cola), eliminada: isText })),
  ]
  const model = { turnos: turnos.sort(byId), colas: colas.sort(byId) }
  const seen = { turnos: stored.turnos.toSorted(byId), colas: stored.colas.toSorted(byId) }
  return differences(seen, model).map((text) => fault('tables', text))
}

/** A turno as in the export. */
export const guardado = (sala: Sala, t: Turno) => ({
  id: t.uuid,
  colaId: colaPorId(sala, t.cola_id)?.uuid ?? '',
  serieId: colaPorId(sala, t.serie_id)?.uuid ?? '',
  fecha: t.fecha,
  numero: t.numero,
  lugar: t.lugar,
  codigo: t.codigo,
  nombre: t.nombre,
  estado: t.estado,
  puesto: t.puesto,
  origen: t.origen,
  emitido: new Date(t.emitido_en).toISOString(),
  llamado: iso(t.llamado_en),
  terminado: iso(t.terminado_en),
  personas: t.personas ?? null,
  preferencia: sala.preferencias.find(({ id }) => id === t.preferencia)?.nombre ?? null,
  nota: t.nota,
  marcas: [...t.marcas],
  respuesta: t.respuesta,
})

export const fields = ({ uuid, nombre, descripcion, prioridad, tiempo_estimado }: Cola) => ({
  id: uuid,
  nombre,
  descripcion,
  prioridad: prioridad === 1,
  tiempoEstimado: tiempo_estimado,
})

const isText = (value: unknown): boolean => typeof value === 'string'
const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1)
