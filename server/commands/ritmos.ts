import type { Ritmo } from '#domain/espera/espera.ts'
import { Ritmos } from '#domain/espera/ritmos.ts'
import type { Puesto } from '#domain/puesto.ts'
import { turnoDeTramo } from '#domain/tramo.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import type { Tx } from '#server/store/db.ts'
import type { ColaTable } from '#server/store/schema.ts'
import { listLastTramos } from '#server/store/tramos.ts'
import { listInService } from '#server/store/turnos.ts'
import { listLastServed, listServiceSince } from '#server/store/turnos-medidos.ts'

/** How long a reading is used before newer eventos are read. */
const VALE_MS = 1000
/** Number of recent eventos whose calls show which puestos serve which colas. */
const EVENTOS = 400

/** The state of the empresa up to which rhythms are computed. */
export interface Hasta {
  /** The current seq of the empresa. */
  seq: number
  /** Whether visits here have stages. */
  conTramos: boolean
  /** The current named desks. */
  puestos: readonly Puesto[]
  colas: ReadonlyMap<number, ColaTable>
}

/** How fast the colas of an empresa are served. Updated incrementally when a take needs an estimated wait. */
export class RitmosDeColas {
  #ritmos = new Ritmos()
  readonly #leidas = new Set<number>()
  /** The last seq that was read; null: nothing was read yet. `#en` is the time of that reading. */
  #seq: number | null = null
  #en = 0

  async de(
    tx: Tx,
    cola: ColaTable,
    { seq, conTramos, puestos, colas }: Hasta,
    ahora: number,
  ): Promise<Ritmo> {
    if (this.#ritmos.incompleto) this.#olvidar()
    if (this.#seq === null || Math.abs(ahora - this.#en) >= VALE_MS) {
      await this.#actualizar(tx, cola.empresa_id, seq)
      this.#en = ahora
    }
    if (!this.#leidas.has(cola.id)) {
      this.#leidas.add(cola.id)
      for (const turno of await listLastServed(tx, {
        empresaId: cola.empresa_id,
        colaId: cola.id,
        cuantos: Ritmos.SERVICIOS_A_LEER,
      })) {
        this.#ritmos.apply(turno)
      }
      if (conTramos) await this.#leerTramos(tx, cola)
    }
    this.#ritmos.conPuestos(puestos, colas.keys())
    return this.#ritmos.de(cola, ahora)
  }

  async #leerTramos(tx: Tx, { empresa_id, id }: ColaTable): Promise<void> {
    for (const tramo of await listLastTramos(tx, {
      empresaId: empresa_id,
      colaId: id,
      cuantos: Ritmos.SERVICIOS_A_LEER,
    })) {
      this.#ritmos.apply(turnoDeTramo(tramo, tramo.seq))
    }
  }

  async #actualizar(tx: Tx, empresaId: EmpresaId, seq: number): Promise<void> {
    if (this.#seq === seq) return
    const turnos = await listServiceSince(tx, empresaId, this.#seq ?? seq - EVENTOS)
    if (this.#seq === null) turnos.push(...(await listInService(tx, { empresaId })))
    for (const turno of turnos) this.#ritmos.apply(turno)
    this.#seq = seq
  }

  #olvidar(): void {
    this.#ritmos = new Ritmos()
    this.#leidas.clear()
    this.#seq = null
  }
}
