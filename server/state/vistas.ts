import { Ritmos } from '#domain/espera/ritmos.ts'
import { sumarDias } from '#domain/hora-local.ts'
import { jornadaDe } from '#domain/jornada.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import { inTurn } from '#server/base/in-turn.ts'
import { listAnuncios } from '#server/store/anuncios.ts'
import { listColas } from '#server/store/colas.ts'
import type { Awaitable, Db, Reader } from '#server/store/db.ts'
import { findEmpresa, findEmpresaContext } from '#server/store/empresas.ts'
import {
  type EventoLeido,
  findInstante,
  findPulso,
  listEventosSince,
  type Pulso,
  samePulso,
} from '#server/store/eventos.ts'
import { loadAgenda } from '#server/store/horarios.ts'
import { listNumeraciones } from '#server/store/numeracion.ts'
import { listPreferencias } from '#server/store/preferencias.ts'
import { listPuestos } from '#server/store/puestos.ts'
import type { TipoEvento, TramoTable, TurnoTable } from '#server/store/schema.ts'
import { hasTramos, listLastTramos, listTramosSince } from '#server/store/tramos.ts'
import {
  listInService,
  listLastCalled,
  listLastIssued,
  listSetAside,
  listTurnos,
  listWaiting,
} from '#server/store/turnos.ts'
import { listActiveSince, listDesks, listLastServed } from '#server/store/turnos-medidos.ts'
import { LLAMADOS_GUARDADOS, Vista } from './vista.ts'

const VISTAS_MAXIMO = 1000
const CODIGOS_MAXIMO = 100_000
/** A few milliseconds of work. A view further behind is rebuilt. */
const EVENTOS_POR_PASO = 500

/** Eventos after which a view is rebuilt, because opening hours and caps decide what it counts. */
const DE_AGENDA: ReadonlySet<TipoEvento> = new Set(['horario_cambiado', 'apertura'])

interface Kept {
  /** The numeric id of the empresa; null until it is found. */
  id: EmpresaId | null
  vista: Vista | null
  /** The last refresh began after the call of `get` with this number. */
  since: number
  /** Runs the refreshes of the empresa one after another. */
  inTurn: ReturnType<typeof inTurn>
}

/** Reads additional data from the snapshot of the view. */
type ReadBeside<R> = (db: Db) => Awaitable<R>

interface Updated<R> {
  vista: Vista | null
  beside: R
}

/** Starts a new epoca of the empresa, because the database lost commits that this node has seen. */
export type OnLoss = (empresaUuid: string, epoca: number) => Promise<void>

/** The views that this node keeps, by UUID of their empresa. Each is updated when it is requested. */
export class Vistas {
  readonly #db: Reader
  readonly #clock: () => number
  readonly #kept = new Map<string, Kept>()
  /** The empresa in which each tracking code was last found, which saves a lookup of its row. */
  readonly #codigos = new Map<string, string>()
  #calls = 0

  readonly #onLoss: OnLoss

  constructor(db: Reader, clock: () => number, onLoss: OnLoss) {
    this.#db = db
    this.#clock = clock
    this.#onLoss = onLoss
  }

  /**
   * Returns a view that includes everything committed before the call, or null for an unknown empresa. The view is
   * updated in place later, so read values that belong together without awaiting in between.
   */
  async get(uuid: string): Promise<Vista | null> {
    const call = ++this.#calls
    const kept = this.#keptOf(uuid)
    kept.id ??= (await findEmpresa(this.#db, { uuid }))?.id ?? null
    const pulso = kept.id === null ? undefined : await findPulso(this.#db, { empresaId: kept.id })
    if (!pulso) return this.#gone(uuid)
    if (kept.vista && this.#isCurrent(kept.vista, pulso)) return kept.vista
    return kept.inTurn(() => this.#refresh(uuid, kept, call))
  }

  /** Passes the view and data from the same snapshot to `callback`. Returns null for an unknown empresa. */
  tellWith<R, T>(
    uuid: string,
    read: ReadBeside<R>,
    callback: (vista: Vista, beside: R) => T,
  ): Promise<T | null> {
    const kept = this.#keptOf(uuid)
    return kept.inTurn(async () => {
      const call = ++this.#calls
      const { vista, beside } = await this.#update(uuid, kept, read)
      kept.since = call
      return vista && callback(vista, beside)
    })
  }

  /** Returns the current view of the empresa in which a code was last found. For null, ask the database. */
  ofCodigo(codigo: string): Promise<Vista | null> | null {
    const uuid = this.#codigos.get(codigo)
    return uuid === undefined ? null : this.get(uuid)
  }

  /** Remembers the empresa of a code for `ofCodigo`. A reused code does no harm, because the view is checked. */
  remember(codigo: string, empresaUuid: string): void {
    if (this.#codigos.size >= CODIGOS_MAXIMO) this.#codigos.clear()
    this.#codigos.set(codigo, empresaUuid)
  }

  /** Whether the kept view, if any, is of the current service day. Screens change at midnight. */
  isToday(uuid: string): boolean {
    const vista = this.#kept.get(uuid)?.vista
    return !vista || this.#isOfToday(vista)
  }

  #gone(uuid: string): null {
    this.#kept.delete(uuid)
    return null
  }

  #isOfToday(vista: Vista): boolean {
    return vista.fecha === jornadaDe(this.#clock(), vista.empresa)
  }

  #isCurrent(vista: Vista, pulso: Pulso): boolean {
    return samePulso(vista.pulso, pulso) && this.#isOfToday(vista)
  }

  /** Refreshes the view, unless a refresh that began after `call` has already done so. */
  async #refresh(uuid: string, kept: Kept, call: number): Promise<Vista | null> {
    if (kept.vista && kept.since >= call && this.#isOfToday(kept.vista)) return kept.vista
    const since = this.#calls
    const { vista } = await this.#update(uuid, kept, () => null)
    kept.since = since
    return vista
  }

  /** Updates the view to one snapshot, in a single synchronous step. */
  async #update<R>(uuid: string, kept: Kept, read: ReadBeside<R>): Promise<Updated<R>> {
    const { change, beside } = await this.#db.snapshot(async (db) => ({
      change: (kept.vista && (await this.#readStep(db, kept.vista))) ?? (await this.#load(db, uuid)),
      beside: await read(db),
    }))
    if (change === 'loss') {
      await this.#onLoss(uuid, kept.vista?.pulso.epoca ?? 0)
      return this.#rebuild(uuid, kept, read)
    }
    if (typeof change === 'function') change()
    else kept.vista = change
    const { vista } = kept
    kept.id = vista?.empresa.id ?? null
    if (!vista) this.#gone(uuid)
    return vista?.incompleta ? this.#rebuild(uuid, kept, read) : { vista, beside }
  }

  #rebuild<R>(uuid: string, kept: Kept, read: ReadBeside<R>): Promise<Updated<R>> {
    kept.vista = null
    return this.#update(uuid, kept, read)
  }

  async #load(db: Db, uuid: string): Promise<Vista | null> {
    const empresa = await findEmpresaContext(db, { uuid })
    if (!empresa) return null
    const { id } = empresa
    const ahora = this.#clock()
    const fecha = jornadaDe(ahora, empresa)
    const ayer = sumarDias(fecha, -1)
    const colas = await listColas(db, { empresaId: id })
    const servidos = await listActiveSince(db, {
      empresaId: id,
      fecha: ayer,
      desde: ahora - Ritmos.LLAMADAS_A_LEER_MS,
    })
    const tramos: TramoTable[] = []
    const conTramos = await hasTramos(db, id)
    for (const cola of colas) {
      const ultimos = { empresaId: id, colaId: cola.id, cuantos: Ritmos.SERVICIOS_A_LEER }
      servidos.push(...(await listLastServed(db, ultimos)))
      if (conTramos) tramos.push(...(await listLastTramos(db, ultimos)))
    }
    const agenda = await loadAgenda(db, empresa)
    const recientes = []
    for (const [colaId, { cupoHora }] of agenda?.colas ?? []) {
      if (cupoHora !== null)
        recientes.push(
          ...(await listLastIssued(db, { empresaId: id, serieId: colaId, fecha, cuantos: cupoHora })),
        )
    }
    return new Vista({
      fecha,
      pulso: { seq: empresa.seq, reloj: empresa.reloj, epoca: empresa.epoca },
      instante: await findInstante(db, id, empresa.seq),
      empresa,
      colas,
      agenda,
      recientes,
      anuncios: await listAnuncios(db, { empresaId: id, ahora }),
      enEspera: await listWaiting(db, { empresaId: id }),
      enAtencion: await listInService(db, { empresaId: id }),
      apartados: await listSetAside(db, { empresaId: id }),
      llamados: await listLastCalled(db, { empresaId: id, fecha: ayer, cuantos: LLAMADOS_GUARDADOS }),
      servidos,
      tramos,
      preferencias: await listPreferencias(db, { empresaId: id }),
      nombrados: await listPuestos(db, id),
      puestos: await listDesks(db, { empresaId: id, fecha: ayer }),
      numeraciones: await listNumeraciones(db, { empresaId: id, fecha }),
    })
  }

  /** Returns the function that updates the view, null if it must be rebuilt, 'loss' if the database lost commits. */
  async #readStep(db: Db, vista: Vista): Promise<(() => void) | 'loss' | null> {
    const { id, uuid } = vista.empresa
    const pulso = await findPulso(db, { empresaId: id })
    if (pulso?.epoca !== vista.pulso.epoca) return null
    if (await hasLost(db, vista, pulso)) return 'loss'
    if (!this.#isOfToday(vista)) return null
    const eventos = await listEventosSince(db, {
      empresaId: id,
      seq: vista.pulso.seq,
      cuantos: EVENTOS_POR_PASO + 1,
    })
    if (eventos.length > EVENTOS_POR_PASO) return null
    // The counts of the day decreased, which an update cannot do.
    if (eventos.some((evento) => evento.tipo === 'rafaga_cancelada')) return null
    if (eventos.some(({ tipo }) => DE_AGENDA.has(tipo))) return null
    const turnos = await readTurnos(db, id, eventos)
    // An evento without a turno concerns the empresa or one of its colas.
    const general = eventos.some((evento) => evento.turno_id === null)
    const empresa = general ? await findEmpresaContext(db, { uuid }) : vista.empresa
    if (!empresa || empresa.zona !== vista.empresa.zona) return null
    const colas = general ? await listColas(db, { empresaId: id }) : null
    const anuncios = general ? await listAnuncios(db, { empresaId: id, ahora: this.#clock() }) : null
    const preferencias = general ? await listPreferencias(db, { empresaId: id }) : null
    const nombrados = general ? await listPuestos(db, id) : null
    const tramos = await readTramos(db, vista, eventos)
    const instante = eventos.at(-1)?.instante ?? vista.instante
    return () => {
      vista.empresa = empresa
      if (colas) vista.colas = colas
      if (anuncios) vista.anuncios = anuncios
      if (preferencias) vista.preferencias = preferencias
      if (nombrados) vista.nombrados = nombrados
      for (const turno of turnos) vista.apply(turno, turno.id > vista.pulso.seq)
      for (const tramo of tramos.ended) vista.applyTramo(tramo)
      for (const seq of tramos.undone) vista.removeTramo(seq)
      vista.pulso = pulso
      vista.instante = instante
    }
  }

  #keptOf(uuid: string): Kept {
    let kept = this.#kept.get(uuid)
    if (!kept) {
      kept = { id: null, vista: null, since: 0, inTurn: inTurn() }
      const oldest = this.#kept.keys().next()
      if (this.#kept.size >= VISTAS_MAXIMO && !oldest.done) this.#kept.delete(oldest.value)
      this.#kept.set(uuid, kept)
    } else if (this.#kept.size > VISTAS_MAXIMO / 2) {
      // Moved to the end, so that the least recently used view is evicted first.
      this.#kept.delete(uuid)
      this.#kept.set(uuid, kept)
    }
    return kept
  }
}

async function readTurnos(
  db: Db,
  empresaId: EmpresaId,
  eventos: readonly { turno_id: number | null }[],
): Promise<TurnoTable[]> {
  const ids = [...new Set(eventos.flatMap((evento) => evento.turno_id ?? []))]
  if (ids.length === 0) return []
  const turnos = await listTurnos(db, { empresaId, ids })
  // Removing from the head of a line is cheap, so turnos are applied in line order.
  return turnos.sort((a, b) => a.lugar - b.lugar || a.orden - b.orden)
}

const ENDS_TRAMO = new Set<TipoEvento>(['transferido', 'seguido', 'apartado', 'vuelto'])

/** Returns the stages that ended, and the seqs of those that were undone. */
async function readTramos(
  db: Db,
  { empresa, pulso }: Vista,
  eventos: readonly EventoLeido[],
): Promise<{ ended: TramoTable[]; undone: number[] }> {
  const ids = [...new Set(eventos.flatMap((e) => (ENDS_TRAMO.has(e.tipo) ? (e.turno_id ?? []) : [])))]
  const undone = eventos.flatMap(({ tipo, datos }) =>
    tipo === 'deshecho' && datos ? ((JSON.parse(datos) as { deshace?: number }).deshace ?? []) : [],
  )
  return {
    ended: ids.length > 0 ? await listTramosSince(db, { empresaId: empresa.id, ids, seq: pulso.seq }) : [],
    undone,
  }
}

/** Whether the database lost eventos that the view includes. It may have reached the same seq again with other ones. */
async function hasLost(db: Db, { empresa, pulso: seen, instante }: Vista, pulso: Pulso): Promise<boolean> {
  if (pulso.seq <= seen.seq) return !samePulso(pulso, seen)
  const now = await findInstante(db, empresa.id, seen.seq)
  return now !== null && now !== instante
}
