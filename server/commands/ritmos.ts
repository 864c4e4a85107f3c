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

/** What happened since so lately need not be known. */
const VALE_MS = 1000
/** The calls among these last eventos tell which puestos work on what. */
const EVENTOS = 400

/** Up to when, and what is known of the empresa besides. */
export interface Hasta {
  /** Of the empresa now. */
  seq: number
  /** Whether visits here have stages. */
  conTramos: boolean
  /** The named desks as they are now, and the colas of the empresa. */
  puestos: readonly Puesto[]
  colas: ReadonlyMap<number, ColaTable>
}

/** How fast the colas of an empresa are being served, kept up by what changed when a take quotes its wait. */
export class RitmosDeColas {
  #ritmos = new Ritmos()
  readonly #leidas = new Set<number>()
  /** As of this seq, at that instant. */
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
