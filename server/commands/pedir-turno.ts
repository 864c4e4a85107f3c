import type { Origen } from '#contract/turno.ts'
import { emitir } from '#domain/emitir.ts'
import type { Ritmo } from '#domain/espera.ts'
import { HORA_MS } from '#domain/jornada.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { anotarEmision, type Sala } from '#domain/sala.ts'
import { bodyDigest, newCodigo, newId } from '#server/ids.ts'
import { Rechazo } from '#server/rechazo.ts'
import { updateEstadoCola } from '#server/store/colas.ts'
import { groupCommand, type Outcome } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { appendEventos, eventoDeCola, insertEventos, reserveSeqAfter } from '#server/store/eventos.ts'
import { saveUltimos } from '#server/store/numeracion.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { findCodigosInUse, findTurnosByClave, insertTurnos, releaseClave } from '#server/store/turnos.ts'
import { keepSala, loadSala } from './salas.ts'

export interface Pedido {
  empresaId: string
  colaId: string
  nombre: string
  tipo: string
  origen: Origen
  /** The usuario who added the customer; null for the customer. */
  actor: string | null
  /** Idempotency-Key, when the caller sent one. */
  clave: string | null
  /** How the cola is being served, for the wait that is quoted; null when not known yet. */
  ritmo: Ritmo | null
}

const CLAVE_VALE_MS = 24 * HORA_MS

/** Issues a turno. Takes of one empresa that wait together share most of their statements. */
export const pedirTurno = groupCommand<Pedido, TurnoTable>(
  'pedirTurno',
  ({ empresaId }) => empresaId,
  async (tx, pedidos, context) => {
    const { empresaId } = pedidos[0] as Pedido
    const known = await loadSala(tx, empresaId, context)
    if (!known) return pedidos.map(() => ({ error: new Rechazo('cola_no_encontrada') }))
    const toma: Toma = {
      sala: known.sala,
      ahora: context.ahora,
      porClave: await anteriores(tx, empresaId, pedidos, context.ahora),
      nuevos: [],
      abiertas: new Set(),
    }
    const outcomes = pedidos.map((pedido) => intentar(toma, pedido))
    if (toma.nuevos.length > 0) {
      const seq = await guardar(tx, empresaId, known.seq, toma)
      if (toma.abiertas.size === 0) keepSala(tx, known, seq)
    }
    return outcomes
  },
)

interface Toma {
  sala: Sala<TurnoTable>
  ahora: number
  /** By cola and key, what these requests may repeat. */
  porClave: Map<string, TurnoTable>
  nuevos: { turno: TurnoTable; actor: string | null }[]
  /** Colas that open with these turnos. */
  abiertas: Set<string>
}

/** Finds what these requests may repeat. Frees a key that is too old. */
async function anteriores(
  tx: Tx,
  empresaId: string,
  pedidos: readonly Pedido[],
  ahora: number,
): Promise<Map<string, TurnoTable>> {
  const claves = pedidos.flatMap((p) => p.clave ?? [])
  if (claves.length === 0) return new Map()
  const pedidas = new Set(pedidos.map(claveDe))
  const porClave = new Map<string, TurnoTable>()
  for (const turno of await findTurnosByClave(tx, empresaId, claves)) {
    const clave = claveDe({ colaId: turno.cola_id, clave: turno.clave })
    if (ahora - turno.emitido_en <= CLAVE_VALE_MS) porClave.set(clave, turno)
    else if (pedidas.has(clave)) await releaseClave(tx, turno)
  }
  return porClave
}

const claveDe = ({ colaId, clave }: Pick<Pedido, 'colaId' | 'clave'>) => `${colaId} ${clave}`

function intentar(toma: Toma, pedido: Pedido): Outcome<TurnoTable> {
  const { sala, ahora, porClave, nuevos, abiertas } = toma
  const { empresaId, colaId, clave, origen, actor } = pedido
  const nombre = limpiarLinea(pedido.nombre)
  const huella = clave ? bodyDigest(nombre, pedido.tipo) : null
  const repetido = clave && sala.colas.has(colaId) ? porClave.get(claveDe(pedido)) : undefined
  if (repetido) {
    return repetido.clave_huella === huella ? { ok: repetido } : { error: new Rechazo('clave_reutilizada') }
  }
  const emision = emitir(sala, pedido, ahora)
  if (typeof emision === 'string') return { error: new Rechazo(emision) }
  const turno: TurnoTable = {
    ...emision.turno,
    empresa_id: empresaId,
    id: newId(ahora),
    orden: 0,
    codigo: newCodigo(),
    nombre,
    origen,
    clave,
    clave_huella: huella,
  }
  anotarEmision(sala, turno)
  if (emision.abre) abiertas.add(colaId)
  if (clave) porClave.set(claveDe(pedido), turno)
  nuevos.push({ turno, actor })
  return { ok: turno }
}

/** Returns the seq of the last turno. */
async function guardar(
  tx: Tx,
  empresaId: string,
  seq: number,
  { sala, ahora, nuevos, abiertas }: Toma,
): Promise<number> {
  // Everything is read before anything is written.
  const usados = await findCodigosInUse(
    tx,
    nuevos.map(({ turno }) => turno.codigo),
  )
  const first = await reserveSeqAfter(tx, empresaId, seq, nuevos.length)
  for (const [i, { turno }] of nuevos.entries()) {
    turno.orden = first + i
    while (usados.has(turno.codigo)) turno.codigo = newCodigo()
    usados.add(turno.codigo)
  }
  await insertTurnos(
    tx,
    nuevos.map(({ turno }) => turno),
  )
  await insertEventos(
    tx,
    empresaId,
    first,
    nuevos.map(({ turno, actor }) => ({
      cola_id: turno.cola_id,
      turno_id: turno.id,
      tipo: 'emitido',
      actor,
      puesto: null,
      instante: ahora,
    })),
  )
  const usadas = [...new Set(nuevos.map(({ turno }) => turno.cola_id))]
  const ultimos = usadas.map((colaId) => ({ colaId, ultimo: sala.ultimos.get(colaId) ?? 0 }))
  await saveUltimos(tx, empresaId, sala.fecha, ultimos)
  for (const colaId of abiertas) {
    await updateEstadoCola(tx, empresaId, colaId, 'activa')
    await appendEventos(tx, empresaId, [
      eventoDeCola(colaId, 'cola_estado', null, ahora, { estado: 'activa' }),
    ])
  }
  return first + nuevos.length - 1
}
