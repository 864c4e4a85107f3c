import { setImmediate } from 'node:timers/promises'
import { SERVICIOS_RECORDADOS } from '#domain/espera.ts'
import { fechaLocal } from '#domain/jornada.ts'
import { listColas } from '#server/store/colas.ts'
import type { Db } from '#server/store/db.ts'
import { findEmpresa, findEmpresaContext } from '#server/store/empresas.ts'
import { findPulso, listEventosSince } from '#server/store/eventos.ts'
import { listNumeraciones } from '#server/store/numeracion.ts'
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

/** The views that this node keeps, by UUID of their empresa, each brought up to date when it is asked for. */
export class Vistas {
  readonly #db: Db
  readonly #clock: () => number
  readonly #kept = new Map<string, Kept>()
  /** Where a code was found last, so that asking again need not look for its row. */
  readonly #codigos = new Map<string, string>()

  constructor(db: Db, clock: () => number) {
    this.#db = db
    this.#clock = clock
  }

  /** The view as of now: at least as new as everything committed before the call. Null: no such empresa. */
  async get(uuid: string): Promise<Vista | null> {
    const kept = this.#keptOf(uuid)
    kept.id ??= (await findEmpresa(this.#db, uuid))?.id ?? null
    const pulso = kept.id === null ? undefined : await findPulso(this.#db, kept.id)
    if (!pulso) {
      this.#kept.delete(uuid)
      return null
    }
    if (kept.vista && this.#isCurrent(kept.vista, pulso.seq)) return kept.vista
    const refreshed = kept.tail.then(() => this.#refresh(uuid, kept, pulso.seq))
    kept.tail = refreshed.catch(() => {})
    return refreshed
  }

  /** The current view of the empresa where a code was found last; null when only the database can tell. */
  ofCodigo(codigo: string): Promise<Vista | null> | null {
    const uuid = this.#codigos.get(codigo)
    return uuid ? this.get(uuid) : null
  }

  /** For `ofCodigo`. A code of another turno some day does no harm: the view has the last word. */
  remember(codigo: string, empresaUuid: string): void {
    if (this.#codigos.size >= CODIGOS_MAXIMO) this.#codigos.clear()
    this.#codigos.set(codigo, empresaUuid)
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
