import { setImmediate } from 'node:timers/promises'
import { type Ritmo, SERVICIOS_RECORDADOS } from '#domain/espera.ts'
import { fechaLocal } from '#domain/jornada.ts'
import { listColas } from '#server/store/colas.ts'
import type { Db } from '#server/store/db.ts'
import { findEmpresaContext } from '#server/store/empresas.ts'
import { listEventosSince, readSeq } from '#server/store/eventos.ts'
import { readNumeracion } from '#server/store/numeracion.ts'
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
const RITMO_VALE_MS = 2000
/** Measuring it again for each of those who come together would tell them nothing else. */
const RITMO_DICHO_MS = 1000
/** A few milliseconds of work. */
const EVENTOS_POR_PASO = 500

interface Slot {
  vista: Vista | null
  /** Refreshes of one empresa run one after the other. */
  tail: Promise<unknown>
  /** When the pace was last asked to be brought up. */
  ritmoEn: number
  /** The pace of each cola as it was told last. */
  ritmos: Map<string, { ritmo: Ritmo; en: number }>
}

/** The views that this node keeps, each brought up to date when it is asked for. */
export class Vistas {
  readonly #db: Db
  readonly #clock: () => number
  readonly #slots = new Map<string, Slot>()
  /** Where a code was found last, so that asking again need not look for its row. */
  readonly #codigos = new Map<string, string>()

  constructor(db: Db, clock: () => number) {
    this.#db = db
    this.#clock = clock
  }

  /** The view as of now: at least as new as everything committed before the call. */
  async get(empresaId: string): Promise<Vista | null> {
    const seq = await readSeq(this.#db, empresaId)
    if (seq === undefined) {
      this.#slots.delete(empresaId)
      return null
    }
    const slot = this.#slotOf(empresaId)
    if (slot.vista && this.#isCurrent(slot.vista, seq)) return slot.vista
    const refreshed = slot.tail.then(() => this.#refresh(empresaId, slot, seq))
    slot.tail = refreshed.catch(() => {})
    return refreshed
  }

  /**
   * How a cola is being served, at once and possibly a little old: what a new turno is told must not
   * make its taking wait. Null until the view has been loaded.
   */
  ritmo(empresaId: string, colaId: string): Ritmo | null {
    const slot = this.#slotOf(empresaId)
    const ahora = this.#clock()
    if (!slot.vista || Math.abs(ahora - slot.ritmoEn) > RITMO_VALE_MS) {
      slot.ritmoEn = ahora
      void this.get(empresaId).catch(() => {})
    }
    const dicho = slot.ritmos.get(colaId)
    if (dicho && Math.abs(ahora - dicho.en) < RITMO_DICHO_MS) return dicho.ritmo
    const cola = slot.vista?.cola(colaId)
    if (!slot.vista || !cola) return null
    const ritmo = slot.vista.ritmo(cola, ahora)
    slot.ritmos.set(colaId, { ritmo, en: ahora })
    return ritmo
  }

  /** The current view of the empresa where a code was found last; null when only the database can tell. */
  ofCodigo(codigo: string): Promise<Vista | null> | null {
    const empresaId = this.#codigos.get(codigo)
    return empresaId ? this.get(empresaId) : null
  }

  /** For `ofCodigo`. A code of another turno some day does no harm: the view has the last word. */
  remember({ codigo, empresa_id }: TurnoTable): void {
    if (this.#codigos.size >= CODIGOS_MAXIMO) this.#codigos.clear()
    this.#codigos.set(codigo, empresa_id)
  }

  /** Whether the view that is kept is of the current service day; midnight changes what screens show. */
  isToday(empresaId: string): boolean {
    const vista = this.#slots.get(empresaId)?.vista
    return !vista || vista.fecha === fechaLocal(this.#clock(), vista.empresa.zona)
  }

  #isCurrent(vista: Vista, seq: number): boolean {
    return vista.seq >= seq && vista.fecha === fechaLocal(this.#clock(), vista.empresa.zona)
  }

  async #refresh(empresaId: string, slot: Slot, seq: number): Promise<Vista | null> {
    const { vista } = slot
    if (vista && this.#isCurrent(vista, seq)) return vista
    if (!vista || vista.fecha !== fechaLocal(this.#clock(), vista.empresa.zona)) {
      slot.vista = await this.#load(empresaId)
    } else {
      await this.#catchUp(vista)
    }
    return slot.vista
  }

  async #load(empresaId: string): Promise<Vista | null> {
    const db = this.#db
    const empresa = await findEmpresaContext(db, empresaId)
    if (!empresa) return null
    const fecha = fechaLocal(this.#clock(), empresa.zona)
    const colas = await listColas(db, empresaId)
    const servidos = []
    for (const { id } of colas)
      servidos.push(...(await listLastServed(db, empresaId, id, SERVICIOS_RECORDADOS)))
    const vista = new Vista({
      fecha,
      seq: empresa.seq,
      empresa,
      colas,
      enEspera: await listWaiting(db, empresaId),
      enAtencion: await listInService(db, empresaId),
      llamados: await listLastCalled(db, empresaId, fecha, LLAMADAS_DEL_DIA),
      servidos,
      puestos: await listPuestos(db, empresaId, fecha),
      numeracion: await readNumeracion(db, empresaId, fecha),
    })
    // The reads above need not be of one moment; re-reading what changed since the first makes them so.
    await this.#catchUp(vista)
    return vista
  }

  /** Step by step: a view that nobody asked for in a busy hour is far behind, and others must not wait for it. */
  async #catchUp(vista: Vista): Promise<void> {
    while ((await this.#step(vista)) === EVENTOS_POR_PASO) await setImmediate()
  }

  /** Answers how many eventos it took in. */
  async #step(vista: Vista): Promise<number> {
    const { id } = vista.empresa
    // An evento without a turno tells of the empresa or of one of its colas.
    const eventos = await listEventosSince(this.#db, id, vista.seq, EVENTOS_POR_PASO)
    const last = eventos.at(-1)
    if (!last) return 0
    const turnoIds = [...new Set(eventos.flatMap((e) => e.turno_id ?? []))]
    if (turnoIds.length > 0) {
      const turnos = await listTurnos(this.#db, id, turnoIds)
      // Lines are left from their head.
      turnos.sort((a, b) => a.orden - b.orden)
      for (const turno of turnos) vista.apply(turno)
    }
    if (eventos.some((e) => e.turno_id === null)) {
      vista.colas = await listColas(this.#db, id)
      vista.empresa = (await findEmpresaContext(this.#db, id)) ?? vista.empresa
    }
    vista.seq = last.seq
    return eventos.length
  }

  #slotOf(empresaId: string): Slot {
    let slot = this.#slots.get(empresaId)
    if (!slot) {
      slot = { vista: null, tail: Promise.resolve(), ritmoEn: 0, ritmos: new Map() }
      const oldest = this.#slots.keys().next()
      if (this.#slots.size >= VISTAS_MAXIMO && !oldest.done) this.#slots.delete(oldest.value)
      this.#slots.set(empresaId, slot)
    } else if (this.#slots.size > VISTAS_MAXIMO / 2) {
      // Set anew, so that the one asked for longest ago goes first.
      this.#slots.delete(empresaId)
      this.#slots.set(empresaId, slot)
    }
    return slot
  }
}
