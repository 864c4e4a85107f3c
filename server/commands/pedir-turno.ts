import type { Origen } from '#contract/turno.ts'
import { estimar, type Ritmo, ritmoInicial } from '#domain/espera.ts'
import { HORA_MS } from '#domain/jornada.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { cabe, planVigente } from '#domain/plan.ts'
import { bodyDigest, newCodigo, newId } from '#server/ids.ts'
import { Rechazo } from '#server/rechazo.ts'
import { updateEstadoCola } from '#server/store/colas.ts'
import type { GroupCommand, Outcome, Tx } from '#server/store/db.ts'
import { appendEventos, eventoDeCola, insertEventos, reserveSeqAfter } from '#server/store/eventos.ts'
import { saveUltimos } from '#server/store/numeracion.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { findCodigosInUse, findTurnosByClave, insertTurnos, releaseClave } from '#server/store/turnos.ts'
import { type Contexto, conservar, leerContexto, recordarContexto } from './contexto-emision.ts'
import type { Salas } from './salas.ts'
import type { Servicio } from './servicio.ts'

export interface Pedido {
  empresaId: string
  colaId: string
  nombre: string
  tipo: string
  origen: Origen
  actor: string | null
  /** Idempotency-Key, when the caller sent one. */
  clave: string | null
  /** How the cola is being served, for the wait that is quoted; null when not known yet. */
  ritmo: Ritmo | null
}

const CLAVE_VALE_MS = 24 * HORA_MS

/** Takes of one empresa that arrive together share one transaction and most of its statements. */
export function emisor(servicio: Servicio, salas: Salas) {
  const command: GroupCommand<Pedido, TurnoTable> = (tx, pedidos) => emitirTodos(servicio, salas, tx, pedidos)
  return (pedido: Pedido): Promise<TurnoTable> => servicio.store.join(pedido.empresaId, command, pedido)
}

interface Emision {
  tx: Tx
  ahora: number
  contexto: Contexto
  limite: number | null
  porClave: Map<string, TurnoTable>
  nuevos: { turno: TurnoTable; actor: string | null }[]
}

async function emitirTodos(
  servicio: Servicio,
  salas: Salas,
  tx: Tx,
  pedidos: readonly Pedido[],
): Promise<Outcome<TurnoTable>[]> {
  const empresaId = (pedidos[0] as Pedido).empresaId
  const ahora = servicio.clock()
  const recordado = recordarContexto(tx, ahora)
  if (recordado) {
    const { emision, outcomes } = await emitirSegun(servicio, tx, recordado, pedidos, ahora)
    // Only a commit proves that what was remembered still held; nobody is refused for a memory.
    if (emision.nuevos.length > 0) {
      await guardar(emision, salas)
      return outcomes
    }
  }
  const contexto = await leerContexto(tx, salas, empresaId, ahora)
  if (!contexto) return pedidos.map(() => ({ error: new Rechazo('cola_no_encontrada') }))
  const { emision, outcomes } = await emitirSegun(servicio, tx, contexto, pedidos, ahora)
  if (emision.nuevos.length > 0) await guardar(emision, salas)
  return outcomes
}

async function emitirSegun(
  { politica }: Servicio,
  tx: Tx,
  contexto: Contexto,
  pedidos: readonly Pedido[],
  ahora: number,
): Promise<{ emision: Emision; outcomes: Outcome<TurnoTable>[] }> {
  const { id, plan, prueba_hasta } = contexto.empresa
  const { limites } = planVigente({ plan, pruebaHasta: prueba_hasta }, politica, ahora)
  const emision: Emision = {
    tx,
    ahora,
    contexto,
    limite: limites.turnosPorDia,
    porClave: await anteriores(tx, id, pedidos, ahora),
    nuevos: [],
  }
  return { emision, outcomes: pedidos.map((pedido) => intentar(emision, pedido)) }
}

/** By cola and key, what these requests may be repetitions of. A key that is too old is free again. */
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

function intentar(emision: Emision, pedido: Pedido): Outcome<TurnoTable> {
  try {
    return { ok: emitirUno(emision, pedido) }
  } catch (error) {
    if (error instanceof Rechazo) return { error }
    throw error
  }
}

function emitirUno(emision: Emision, pedido: Pedido): TurnoTable {
  const { ahora, contexto } = emision
  const { colas, numeracion, enEspera } = contexto
  const cola = colas.get(pedido.colaId)
  if (!cola) throw new Rechazo('cola_no_encontrada')
  const nombre = limpiarLinea(pedido.nombre)
  const huella = pedido.clave ? bodyDigest(nombre, pedido.tipo) : null

  const repetido = pedido.clave ? emision.porClave.get(claveDe(pedido)) : undefined
  if (repetido && repetido.clave_huella !== huella) throw new Rechazo('clave_reutilizada')
  if (repetido) return repetido
  if (cola.estado === 'pausada') throw new Rechazo('cola_pausada')
  if (!cabe(contexto.emitidos, emision.limite)) throw new Rechazo('limite_turnos')

  const delante = enEspera.get(cola.id) ?? 0
  const estimado = estimar(delante + 1, pedido.ritmo ?? ritmoInicial(cola.tiempo_estimado), true)
  const numero = (numeracion.get(cola.id) ?? 0) + 1
  const turno: TurnoTable = {
    empresa_id: pedido.empresaId,
    id: newId(ahora),
    cola_id: cola.id,
    fecha: contexto.fecha,
    numero,
    orden: 0,
    codigo: newCodigo(),
    nombre,
    estado: 'espera',
    puesto: null,
    origen: pedido.origen,
    emitido_en: ahora,
    llamado_en: null,
    anunciado_en: null,
    terminado_en: null,
    termino_a: null,
    clave: pedido.clave,
    clave_huella: huella,
    estimado_min: estimado?.min ?? null,
    estimado_max: estimado?.max ?? null,
  }
  numeracion.set(cola.id, numero)
  enEspera.set(cola.id, delante + 1)
  contexto.emitidos++
  if (pedido.clave) emision.porClave.set(claveDe(pedido), turno)
  emision.nuevos.push({ turno, actor: pedido.actor })
  return turno
}

async function guardar(emision: Emision, salas: Salas): Promise<void> {
  const { tx, contexto, ahora, nuevos } = emision
  const { empresa, fecha, colas, numeracion, enEspera } = contexto
  // Everything is read before anything is written.
  const usados = await findCodigosInUse(
    tx,
    nuevos.map(({ turno }) => turno.codigo),
  )
  const first = await reserveSeqAfter(tx, empresa.id, empresa.seq, nuevos.length)
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
    empresa.id,
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
  const ultimos = usadas.map((colaId) => ({ colaId, ultimo: numeracion.get(colaId) ?? 0 }))
  await saveUltimos(tx, empresa.id, fecha, ultimos)
  const seq = first + nuevos.length - 1
  tx.afterCommit(() => salas.keep(empresa.id, { seq, colas, enEspera: new Map(enEspera) }))
  const abiertas = await abrirNuevas(emision)
  if (abiertas === 0) conservar(tx, contexto, seq)
}

/** A new cola opens with its first turno. Answers how many did. */
async function abrirNuevas({ tx, contexto, ahora, nuevos }: Emision): Promise<number> {
  const { empresa, colas } = contexto
  const usadas = new Set(nuevos.map(({ turno }) => turno.cola_id))
  const nuevas = [...usadas].filter((colaId) => colas.get(colaId)?.estado === 'nueva')
  for (const colaId of nuevas) {
    await updateEstadoCola(tx, empresa.id, colaId, 'activa')
    await appendEventos(tx, empresa.id, [
      eventoDeCola(colaId, 'cola_estado', null, ahora, { estado: 'activa' }),
    ])
  }
  return nuevas.length
}
