import { setImmediate } from 'node:timers/promises'
import { SERVICIOS_RECORDADOS } from '#domain/espera.ts'
import { fechaLocal } from '#domain/jornada.ts'
import { listColas } from '#server/store/colas.ts'
import { type Awaitable, chain, type Db } from '#server/store/db.ts'
import { findEmpresa, findEmpresaContext } from '#server/store/empresas.ts'
import { findPulso, listEventosSince } from '#server/store/eventos.ts'
import { listNumeraciones } from '#server/store/numeracion.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import {
  listInService,
  listLastCalled,
  listLastServed,
  listPuestos,
  listTurnos,
  listWaiting,
} from '#server/store/turnos.ts'
import { Vista } from './vista.ts'

const VISTAS_MAXIMO = 1000
const CODIGOS_MAXIMO = 100_000
/** Enough to tell which puestos work on what. */
const LLAMADAS_DEL_DIA = 100
/** A few milliseconds of work. */
const EVENTOS_POR_PASO = 500

interface Kept {
  /** The number of the empresa; null while it was never found. */
  id: number | null
  vista: Vista | null
  /** Refreshes of one empresa run one after the other. */
  tail: Promise<unknown>
}

/** What a code leads to as of one seq: an open turno, or none. */
interface KnownCodigo {
  empresaUuid: string
  seq: number
  turno: TurnoTable | undefined
}

/** The views that this node keeps, by UUID of their empresa, each brought up to date when it is asked for. */
export class Vistas {
  readonly #db: Db
  readonly #clock: () => number
  readonly #kept = new Map<string, Kept>()
  /** Where a code was found last, so that asking again need not look for its row. */
  readonly #codigos = new Map<string, KnownCodigo>()

  constructor(db: Db, clock: () => number) {
    this.#db = db
    this.#clock = clock
  }

  /** The view as of now: at least as new as everything committed before the call. Null: no such empresa. */
  get(uuid: string): Awaitable<Vista | null> {
    const kept = this.#keptOf(uuid)
    const id = kept.id ?? chain(findEmpresa(this.#db, uuid), (empresa) => empresa?.id ?? null)
    return chain(id, (known) => {
      if (known === null) return this.#gone(uuid)
      kept.id = known
      return chain(findPulso(this.#db, known), (pulso) =>
        pulso ? this.#upTo(uuid, kept, pulso.seq) : this.#gone(uuid),
      )
    })
  }

  #gone(uuid: string): null {
    this.#kept.delete(uuid)
    return null
  }

  #upTo(uuid: string, kept: Kept, seq: number): Awaitable<Vista | null> {
    if (kept.vista && this.#isCurrent(kept.vista, seq)) return kept.vista
    const refreshed = kept.tail.then(() => this.#refresh(uuid, kept, seq))
    kept.tail = refreshed.catch(() => {})
    return refreshed
  }

  /** The turno of a code while it is open, out of a current view; null when only the database can tell. */
  findAbierto(codigo: string): Awaitable<{ turno: TurnoTable; vista: Vista } | null> {
    const known = this.#codigos.get(codigo)
    if (!known) return null
    return chain(this.get(known.empresaUuid), (vista) => {
      if (!vista) return null
      if (known.seq !== vista.seq) {
        known.seq = vista.seq
        known.turno = vista.porCodigo(codigo)
      }
      return known.turno ? { turno: known.turno, vista } : null
    })
  }

  /** For `findAbierto`. A code of another turno some day does no harm: the view has the last word. */
  remember(codigo: string, empresaUuid: string): void {
    if (this.#codigos.size >= CODIGOS_MAXIMO) this.#codigos.clear()
    this.#codigos.set(codigo, { empresaUuid, seq: -1, turno: undefined })
  }

  /** Whether the view that is kept is of the current service day; midnight changes what screens show. */
  isToday(uuid: string): boolean {
    const vista = this.#kept.get(uuid)?.vista
    return !vista || vista.fecha === fechaLocal(this.#clock(), vista.empresa.zona)
  }

  #isCurrent(vista: Vista, seq: number): boolean {
    return vista.seq >= seq && vista.fecha === fechaLocal(this.#clock(), vista.empresa.zona)
  }

  async #refresh(uuid: string, kept: Kept, seq: number): Promise<Vista | null> {
    const { vista } = kept
    if (vista && this.#isCurrent(vista, seq)) return vista
    if (!vista || vista.fecha !== fechaLocal(this.#clock(), vista.empresa.zona)) {
      kept.vista = await this.#load(uuid)
    } else {
      await this.#catchUp(vista)
    }
    return kept.vista
  }

  async #load(uuid: string): Promise<Vista | null> {
    const db = this.#db
    const empresa = await findEmpresaContext(db, uuid)
    if (!empresa) return null
    const { id } = empresa
    const fecha = fechaLocal(this.#clock(), empresa.zona)
    const colas = await listColas(db, id)
    const servidos = []
    for (const cola of colas) servidos.push(...(await listLastServed(db, id, cola.id, SERVICIOS_RECORDADOS)))
    const vista = new Vista({
      fecha,
      seq: empresa.seq,
      empresa,
      colas,
      enEspera: await listWaiting(db, id),
      enAtencion: await listInService(db, id),
      llamados: await listLastCalled(db, id, fecha, LLAMADAS_DEL_DIA),
      servidos,
      puestos: await listPuestos(db, id, fecha),
      numeraciones: await listNumeraciones(db, id, fecha),
    })
    // The reads above need not be of one moment; re-reading what changed since the first makes them so.
    await this.#catchUp(vista)
    return vista
  }

  /** Step by step: a view that nobody asked for in a busy hour is far behind, and others must not wait for it. */
  async #catchUp(vista: Vista): Promise<void> {
    while ((await this.#step(vista)) === EVENTOS_POR_PASO) await setImmediate()
  }

  /** Returns how many eventos it took in. */
  async #step(vista: Vista): Promise<number> {
    const { id, uuid } = vista.empresa
    // An evento without a turno tells of the empresa or of one of its colas.
    const eventos = await listEventosSince(this.#db, id, vista.seq, EVENTOS_POR_PASO)
    const last = eventos.at(-1)
    if (!last) return 0
    const turnoIds = [...new Set(eventos.flatMap((e) => e.turno_id ?? []))]
    if (turnoIds.length > 0) {
      const turnos = await listTurnos(this.#db, id, turnoIds)
      // Lines are left from their head.
      turnos.sort((a, b) => a.lugar - b.lugar || a.orden - b.orden)
      for (const turno of turnos) vista.apply(turno)
    }
    if (eventos.some((e) => e.turno_id === null)) {
      vista.colas = await listColas(this.#db, id)
      vista.empresa = (await findEmpresaContext(this.#db, uuid)) ?? vista.empresa
    }
    vista.seq = last.seq
    return eventos.length
  }

  #keptOf(uuid: string): Kept {
    let kept = this.#kept.get(uuid)
    if (!kept) {
      kept = { id: null, vista: null, tail: Promise.resolve() }
      const oldest = this.#kept.keys().next()
      if (this.#kept.size >= VISTAS_MAXIMO && !oldest.done) this.#kept.delete(oldest.value)
      this.#kept.set(uuid, kept)
    } else if (this.#kept.size > VISTAS_MAXIMO / 2) {
      // Set anew, so that the one asked for longest ago goes first.
      this.#kept.delete(uuid)
      this.#kept.set(uuid, kept)
    }
    return kept
  }
}
