import { type Agenda, inicioDeHora } from '#domain/agenda.ts'
import { ajenosDe, type Ritmo, type Sucesos, type TurnoMedido } from '#domain/espera/espera.ts'
import { Ritmos } from '#domain/espera/ritmos.ts'
import { jornadaDe } from '#domain/jornada.ts'
import { porLugar } from '#domain/lugar.ts'
import { type PuestosDeCola, puestosDeCola } from '#domain/puesto.ts'
import { porLlamada } from '#domain/sala.ts'
import { turnoDeTramo } from '#domain/tramo.ts'
import { estaAbierto } from '#domain/turno.ts'
import type { EmpresaContext } from '#server/store/empresas.ts'
import type { Pulso } from '#server/store/eventos.ts'
import type { PuestoLeido } from '#server/store/puestos.ts'
import type { AnuncioTable } from '#server/store/schema/avisos.ts'
import type {
  ColaTable,
  NumeracionTable,
  PreferenciaTable,
  TramoTable,
  TurnoTable,
} from '#server/store/schema.ts'
import { adelantadosA } from './adelantados.ts'
import { AnnouncedDesks } from './announced-desks.ts'
import { RecentTakes, type Take } from './recent-takes.ts'
import { WaitingLine } from './waiting-line.ts'

const LLAMADOS_RECIENTES = 10
/** More than are shown, so that enough remain when some calls are undone. */
export const LLAMADOS_GUARDADOS = 30
/** Closed turnos kept for customers who still look at them. */
const CERRADOS_MAXIMO = 500

export interface DatosVista {
  fecha: string
  pulso: Pulso
  /** Time of the evento with the seq of `pulso`; null if there is none. */
  instante: number | null
  empresa: EmpresaContext
  colas: readonly ColaTable[]
  /** Null if the empresa has neither opening hours nor caps. */
  agenda: Agenda | null
  /** The latest takes of colas with an hourly cap. */
  recientes: readonly Take[]
  /** Announcements that have not ended. */
  anuncios: readonly AnuncioTable[]
  enEspera: readonly TurnoTable[]
  enAtencion: readonly TurnoTable[]
  apartados: readonly TurnoTable[]
  /** The latest announced turnos, including those of the day before. At most LLAMADOS_GUARDADOS. */
  llamados: readonly TurnoTable[]
  /** The latest services of each cola, and turnos that puestos called or served recently. */
  servidos: readonly TurnoMedido[]
  /** The latest called stages of each cola. */
  tramos: readonly TramoTable[]
  /** Includes removed ones. */
  preferencias: readonly PreferenciaTable[]
  /** The named desks, in order. */
  nombrados: readonly PuestoLeido[]
  /** The desks of announced turnos, including those of the day before. */
  puestos: readonly Anuncio[]
  numeraciones: readonly Pick<NumeracionTable, 'cola_id' | 'emitidos'>[]
}

type Anuncio = Pick<TurnoTable, 'id' | 'fecha' | 'puesto' | 'anunciado_en'>

/**
 * The current state of an empresa in memory: which turnos wait, are in service or were called last. Built from the
 * database and updated by re-reading changed turnos. An updated view always equals a newly built one.
 */
export class Vista {
  readonly fecha: string
  pulso: Pulso
  instante: number | null
  empresa: EmpresaContext
  readonly agenda: Agenda | null
  readonly #recientes: RecentTakes
  anuncios: readonly AnuncioTable[]
  /** Turnos announced today, latest first. */
  #llamados: TurnoTable[] = []
  /** Whether older calls of today were dropped. */
  #recortados = false
  readonly #puestos = new AnnouncedDesks()
  readonly #lines = new Map<number, WaitingLine>()
  readonly #enAtencion = new Map<number, TurnoTable[]>()
  readonly #emitidos: Map<number, number>
  readonly #ritmos = new Ritmos()
  readonly #byId = new Map<number, TurnoTable>()
  readonly #cerrados = new Map<number, TurnoTable>()
  /** Open turnos by tracking code. */
  readonly #abiertos = new Map<string, TurnoTable>()
  readonly #apartados = new Map<number, TurnoTable[]>()
  #colas: ReadonlyMap<number, ColaTable>
  preferencias: readonly PreferenciaTable[]
  #nombrados: readonly PuestoLeido[] = []

  constructor(datos: DatosVista) {
    this.fecha = datos.fecha
    this.pulso = datos.pulso
    this.instante = datos.instante
    this.empresa = datos.empresa
    this.agenda = datos.agenda
    this.#recientes = new RecentTakes(datos.recientes)
    this.anuncios = datos.anuncios
    this.#colas = byId(datos.colas)
    this.preferencias = datos.preferencias
    this.nombrados = datos.nombrados
    this.#llamados = datos.llamados.filter((turno) => this.#announcedToday(turno))
    this.#recortados = this.#llamados.length >= LLAMADOS_GUARDADOS
    for (const anuncio of datos.puestos) this.#keepPuesto(anuncio)
    this.#emitidos = new Map(datos.numeraciones.map((fila) => [fila.cola_id, fila.emitidos]))
    for (const turno of [...datos.enEspera, ...datos.enAtencion, ...datos.apartados]) {
      this.#keepOpen(turno)
    }
    for (const turno of datos.enEspera) this.#lineOf(turno.cola_id).add(turno)
    for (const turno of datos.enAtencion) listOf(this.#enAtencion, turno.cola_id).push(turno)
    for (const turno of datos.apartados) listOf(this.#apartados, turno.cola_id).push(turno)
    for (const turno of [...datos.servidos, ...datos.enAtencion]) this.#ritmos.apply(turno)
    for (const tramo of datos.tramos) this.applyTramo(tramo)
  }

  /** Whether the view must be rebuilt, because many undone calls left too little history. */
  get incompleta(): boolean {
    return (this.#recortados && this.#llamados.length < LLAMADOS_RECIENTES) || this.#ritmos.incompleto
  }

  /** Returns an open turno; undefined once it is closed. */
  porCodigo(codigo: string): TurnoTable | undefined {
    return this.#abiertos.get(codigo)
  }

  /** Returns a turno that is open, or closed and still kept. For undefined, ask the database. */
  porId(id: number): TurnoTable | undefined {
    return this.#byId.get(id) ?? this.#cerrados.get(id)
  }

  /** Keeps a closed turno, as it is at the seq of this view. */
  keepClosed(turno: TurnoTable): void {
    const [oldest] = this.#cerrados.keys()
    if (this.#cerrados.size >= CERRADOS_MAXIMO && oldest !== undefined) this.#cerrados.delete(oldest)
    this.#cerrados.set(turno.id, turno)
  }

  /** Turnos announced on this service day, latest first. */
  get llamados(): readonly TurnoTable[] {
    return this.#llamados.slice(0, LLAMADOS_RECIENTES)
  }

  /** Whether more than one puesto has called on this service day. */
  get usaPuestos(): boolean {
    return this.#puestos.several
  }

  get colas(): readonly ColaTable[] {
    return [...this.#colas.values()]
  }

  get colasPorId(): ReadonlyMap<number, ColaTable> {
    return this.#colas
  }

  set colas(colas: readonly ColaTable[]) {
    this.#colas = byId(colas)
  }

  /** The named desks, in order. */
  get nombrados(): readonly PuestoLeido[] {
    return this.#nombrados
  }

  /** Must be set after `colas`. */
  set nombrados(nombrados: readonly PuestoLeido[]) {
    this.#nombrados = nombrados
    this.#ritmos.conPuestos(nombrados, this.#colas.keys())
  }

  /** Returns a preferencia, even a removed one. */
  preferencia(id: number): PreferenciaTable | null {
    return this.preferencias.find((preferencia) => preferencia.id === id) ?? null
  }

  /** Returns the number of named desks that serve a cola by state, or null if the empresa has no named desks. */
  puestosDe(colaId: number): PuestosDeCola | null {
    return puestosDeCola(this.nombrados, colaId)
  }

  /** Returns the number of turnos waiting in a cola. */
  enEspera(colaId: number): number {
    return this.#lines.get(colaId)?.length ?? 0
  }

  primeros(colaId: number, cuantos: number): readonly TurnoTable[] {
    return this.#lines.get(colaId)?.first(cuantos) ?? []
  }

  /** Returns the turnos in service, in the order in which they were called. */
  enAtencion(colaId: number): readonly TurnoTable[] {
    return this.#enAtencion.get(colaId) ?? []
  }

  apartados(colaId: number): readonly TurnoTable[] {
    return this.#apartados.get(colaId) ?? []
  }

  /** Returns the latest called turno that is still in service. */
  actual(colaId: number): TurnoTable | null {
    return this.enAtencion(colaId).at(-1) ?? null
  }

  /** Returns the place of a turno in the line, starting at 1; 0 if it does not wait. */
  posicion(turno: Pick<TurnoTable, 'cola_id' | 'lugar' | 'orden'>): number {
    return this.#lines.get(turno.cola_id)?.placeOf(turno) ?? 0
  }

  /** Returns the place in the line that a set-aside turno would have now. */
  posicionAlVolver(turno: Pick<TurnoTable, 'cola_id' | 'lugar' | 'orden'>): number {
    return (this.#lines.get(turno.cola_id)?.before(turno) ?? 0) + 1
  }

  /** The service days of the open turnos. */
  get fechasAbiertas(): Set<string> {
    const fechas = new Set<string>()
    for (const turno of this.#abiertos.values()) fechas.add(turno.fecha)
    return fechas
  }

  cola(colaId: number): ColaTable | null {
    return this.#colas.get(colaId) ?? null
  }

  colaPorUuid(uuid: string): ColaTable | null {
    return this.colas.find((cola) => cola.uuid === uuid) ?? null
  }

  get totalEnEspera(): number {
    return this.colas.reduce((total, cola) => total + this.enEspera(cola.id), 0)
  }

  /** The number of turnos issued on this service day. */
  get emitidos(): number {
    let total = 0
    for (const emitidos of this.#emitidos.values()) total += emitidos
    return total
  }

  /** Returns the number of turnos that a cola issued on this service day. */
  emitidosDe(colaId: number): number {
    return this.#emitidos.get(colaId) ?? 0
  }

  /** Returns the number of turnos that a cola issued in the current clock hour, up to its cap. */
  enLaHora(colaId: number, ahora: number): number {
    return this.#recientes.isEmpty ? 0 : this.#recientes.count(colaId, inicioDeHora(ahora, this.empresa.zona))
  }

  /** Returns the current pace of service in a cola. */
  ritmo(cola: ColaTable, ahora: number): Ritmo {
    return this.#ritmos.de(cola, ahora)
  }

  /** Returns how many turnos of other colas are called before a turno, or before the next to join if null. */
  ajenos(cola: ColaTable, ritmo: Ritmo, turno: TurnoTable | null): number {
    if (ritmo.compartidas.size === 0) return 0
    const todos = (id: number) => this.enEspera(id)
    const antes = turno ? (id: number) => this.#lines.get(id)?.before(turno) ?? 0 : todos
    return ajenosDe(ritmo, cola, (id) => this.cola(id), { todos, antes })
  }

  /** Returns how accurate the latest wait estimates of a cola were. */
  aciertos(colaId: number): ReturnType<Ritmos['aciertos']> {
    return this.#ritmos.aciertos(colaId)
  }

  /** Returns the minutes within which nearly all services of a cola end, or null if too few are known. */
  servicioLargo(colaId: number): number | null {
    return this.#ritmos.largo(colaId)
  }

  /** Returns how many puestos have stopped calling from the turno's cola since it was issued. */
  pausados(turno: TurnoTable, ahora: number): number {
    return this.#ritmos.pausados(turno.cola_id, turno.emitido_en, ahora)
  }

  /** Whether turnos that joined later are called before a waiting turno, by kind. */
  adelantados(turno: TurnoTable, { compartidas }: Ritmo): Pick<Sucesos, 'preferentes' | 'otras'> {
    const prioridad = this.cola(turno.cola_id)?.prioridad ?? 0
    const antes = [...compartidas.keys()].filter((id) => (this.cola(id)?.prioridad ?? 0) > prioridad)
    return adelantadosA(turno, {
      linea: this.#lines.get(turno.cola_id),
      llamados: this.llamados,
      urgentes: antes.map((id) => this.#lines.get(id)?.last),
    })
  }

  /** Applies a changed turno. `nuevo` means that it was issued after the pulso of this view. */
  apply(turno: TurnoTable, nuevo: boolean): void {
    this.#ritmos.apply(turno)
    this.#remove(turno)
    if (estaAbierto(turno.estado)) this.#keepOpen(turno)
    else this.keepClosed(turno)
    if (turno.estado === 'espera') {
      this.#lineOf(turno.cola_id).add(turno)
    } else if (turno.estado === 'atencion') {
      const lista = listOf(this.#enAtencion, turno.cola_id)
      lista.push(turno)
      lista.sort(porLlamada)
    } else if (turno.estado === 'apartado') {
      const lista = listOf(this.#apartados, turno.cola_id)
      lista.push(turno)
      lista.sort(porLugar)
    }
    if (nuevo && turno.fecha === this.fecha) {
      this.#emitidos.set(turno.serie_id, this.emitidosDe(turno.serie_id) + 1)
    }
    this.#keepReciente(turno)
    this.#keepPuesto(turno)
    this.#applyLlamado(turno)
  }

  applyTramo(tramo: TramoTable): void {
    this.#ritmos.apply(turnoDeTramo(tramo, tramo.seq))
  }

  /** Removes the stage that ended with the evento `seq`, which was undone. */
  removeTramo(seq: number): void {
    this.#ritmos.remove(-seq)
  }

  #keepReciente({ id, serie_id, fecha, emitido_en }: TurnoTable): void {
    const cupoHora = this.agenda?.cola(serie_id).cupoHora ?? null
    if (cupoHora === null || fecha !== this.fecha) return
    this.#recientes.keep({ id, serie_id, emitido_en })
  }

  #keepOpen(turno: TurnoTable): void {
    this.#byId.set(turno.id, turno)
    this.#abiertos.set(turno.codigo, turno)
  }

  /** Removes the previous version of a turno, which may have been in another cola or at another place. */
  #remove({ id }: TurnoTable): void {
    this.#cerrados.delete(id)
    const before = this.#byId.get(id)
    if (!before) return
    this.#byId.delete(id)
    if (this.#abiertos.get(before.codigo)?.id === id) this.#abiertos.delete(before.codigo)
    this.#lines.get(before.cola_id)?.remove(before)
    for (const lists of [this.#enAtencion, this.#apartados]) {
      const list = listOf(lists, before.cola_id)
      const j = list.findIndex((t) => t.id === id)
      if (j >= 0) list.splice(j, 1)
    }
  }

  #lineOf(colaId: number): WaitingLine {
    let line = this.#lines.get(colaId)
    if (!line) {
      line = new WaitingLine()
      this.#lines.set(colaId, line)
    }
    return line
  }

  /** Checks the day of the call, because a turno issued yesterday may be called today. */
  #announcedToday({ fecha, anunciado_en }: Anuncio): boolean {
    if (anunciado_en === null) return false
    return fecha === this.fecha || jornadaDe(anunciado_en, this.empresa) === this.fecha
  }

  #keepPuesto(anuncio: Anuncio): void {
    this.#puestos.keep(anuncio.id, (this.#announcedToday(anuncio) && anuncio.puesto) || null)
  }

  #applyLlamado(turno: TurnoTable): void {
    const i = this.#llamados.findIndex((t) => t.id === turno.id)
    if (i >= 0) this.#llamados.splice(i, 1)
    if (!this.#announcedToday(turno)) return
    this.#llamados.push(turno)
    this.#llamados.sort((a, b) => (b.anunciado_en ?? 0) - (a.anunciado_en ?? 0) || b.orden - a.orden)
    const beyond = this.#recortados && i < 0 && this.#llamados.at(-1) === turno
    if (!beyond && this.#llamados.length <= LLAMADOS_GUARDADOS) return
    this.#llamados.pop()
    this.#recortados = true
  }
}

const byId = (colas: readonly ColaTable[]) => new Map(colas.map((cola) => [cola.id, cola]))

function listOf(map: Map<number, TurnoTable[]>, key: number): TurnoTable[] {
  let list = map.get(key)
  if (!list) {
    list = []
    map.set(key, list)
  }
  return list
}
