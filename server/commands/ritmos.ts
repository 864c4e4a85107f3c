import { type Ritmo, SERVICIOS_RECORDADOS } from '#domain/espera.ts'
import { Ritmos } from '#domain/ritmos.ts'
import { turnoDeTramo } from '#domain/tramo.ts'
import type { Tx } from '#server/store/db.ts'
import type { ColaTable } from '#server/store/schema.ts'
import { listLastTramos } from '#server/store/tramos.ts'
import { listCalledSince, listInService, listLastServed } from '#server/store/turnos.ts'

/** A pace that was measured so long ago is measured again. */
const VALE_MS = 5000
/** Of these last eventos, the calls tell which puestos work on what. */
const EVENTOS = 400

interface Hasta {
  /** Of the empresa now. */
  seq: number
  /** Whether visits here have stages. */
  conTramos: boolean
}

/** How fast the colas of an empresa are being served, read when a take quotes its wait. */
export class RitmosDeColas {
  readonly #medidos = new Map<number, { ritmo: Ritmo; en: number }>()

  async de(tx: Tx, cola: ColaTable, { seq, conTramos }: Hasta, ahora: number): Promise<Ritmo> {
    const medido = this.#medidos.get(cola.id)
    if (medido && Math.abs(ahora - medido.en) < VALE_MS) return medido.ritmo
    const ritmo = await medir(tx, cola, { seq, conTramos }, ahora)
    this.#medidos.set(cola.id, { ritmo, en: ahora })
    return ritmo
  }
}

async function medir(tx: Tx, cola: ColaTable, { seq, conTramos }: Hasta, ahora: number): Promise<Ritmo> {
  const { empresa_id: empresaId, id } = cola
  const conocidos = [
    ...(await listLastServed(tx, empresaId, id, SERVICIOS_RECORDADOS)),
    ...(await listCalledSince(tx, empresaId, seq - EVENTOS)),
    ...(await listInService(tx, empresaId)),
  ]
  const ritmos = new Ritmos()
  for (const turno of conocidos) ritmos.apply(turno)
  const tramos = conTramos ? await listLastTramos(tx, empresaId, id, SERVICIOS_RECORDADOS) : []
  for (const tramo of tramos) ritmos.apply(turnoDeTramo(tramo, tramo.seq))
  return ritmos.de(cola, ahora)
}
