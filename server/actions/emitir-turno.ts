import type { Origen } from '#contract/turno.ts'
import { estimar, type Ritmo, ritmoInicial } from '#domain/espera.ts'
import { fechaLocal, HORA_MS } from '#domain/jornada.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { cabe, planVigente } from '#domain/plan.ts'
import { bodyDigest, newCodigo, newId } from '#server/ids.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { Servicio } from '#server/servicio.ts'
import { updateEstadoCola } from '#server/store/colas.ts'
import type { GroupCommand, Outcome, Tx } from '#server/store/db.ts'
import { type EmpresaContext, findEmpresaContext } from '#server/store/empresas.ts'
import { appendEventos, eventoDeCola, insertEventos, reserveSeq } from '#server/store/eventos.ts'
import { readNumeracion, saveUltimos, totalOf } from '#server/store/numeracion.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { findCodigosInUse, findTurnosByClave, insertTurnos, releaseClave } from '#server/store/turnos.ts'
import { type Sala, Salas } from './salas.ts'

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
export function emisor(servicio: Servicio) {
  const salas = new Salas()
  const command: GroupCommand<Pedido, TurnoTable> = (tx, pedidos) => emitirTodos(servicio, salas, tx, pedidos)
  return (pedido: Pedido): Promise<TurnoTable> => servicio.store.join(pedido.empresaId, command, pedido)
}

interface Emision {
  tx: Tx
  ahora: number
  fecha: string
  empresa: EmpresaContext
  colas: Sala['colas']
  numeracion: Map<string, number>
  enEspera: Map<string, number>
  limite: number | null
  emitidos: number
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
  const empresa = await findEmpresaContext(tx, empresaId)
  if (!empresa) return pedidos.map(() => ({ error: new Rechazo('cola_no_encontrada') }))

  const ahora = servicio.clock()
  const fecha = fechaLocal(ahora, empresa.zona)
  const numeracion = await readNumeracion(tx, empresaId, fecha)
  const plan = planVigente(
    { plan: empresa.plan, pruebaHasta: empresa.prueba_hasta },
    servicio.politica,
    ahora,
  )
  const claves = pedidos.flatMap((p) => p.clave ?? [])
  const anteriores = claves.length > 0 ? await findTurnosByClave(tx, empresaId, claves) : []
  const { colas, enEspera } = await salas.get(tx, empresaId, empresa.seq)
  const emision: Emision = {
    tx,
    ahora,
    fecha,
    empresa,
    colas,
    numeracion,
    enEspera,
    limite: plan.limites.turnosPorDia,
    emitidos: totalOf(numeracion),
    porClave: new Map(anteriores.map((t) => [`${t.cola_id} ${t.clave}`, t])),
    nuevos: [],
  }
  const outcomes: Outcome<TurnoTable>[] = []
  for (const pedido of pedidos) outcomes.push(await intentar(emision, pedido))
  const seq = await guardar(emision)
  if (seq !== null) tx.afterCommit(() => salas.keep(empresaId, { seq, colas, enEspera }))
  return outcomes
}

async function intentar(emision: Emision, pedido: Pedido): Promise<Outcome<TurnoTable>> {
  try {
    return { ok: await emitirUno(emision, pedido) }
  } catch (error) {
    if (error instanceof Rechazo) return { error }
    throw error
  }
}

async function emitirUno(emision: Emision, pedido: Pedido): Promise<TurnoTable> {
  const { ahora, colas, numeracion, enEspera } = emision
  const cola = colas.get(pedido.colaId)
  if (!cola) throw new Rechazo('cola_no_encontrada')
  const nombre = limpiarLinea(pedido.nombre)
  const huella = pedido.clave ? bodyDigest(nombre, pedido.tipo) : null

  const repetido = await anterior(emision, pedido, huella)
  if (repetido) return repetido
  if (cola.estado === 'pausada') throw new Rechazo('cola_pausada')
  if (!cabe(emision.emitidos, emision.limite)) throw new Rechazo('limite_turnos')

  const delante = enEspera.get(cola.id) ?? 0
  const estimado = estimar(delante + 1, pedido.ritmo ?? ritmoInicial(cola.tiempo_estimado), true)
  const numero = (numeracion.get(cola.id) ?? 0) + 1
  const turno: TurnoTable = {
    empresa_id: pedido.empresaId,
    id: newId(ahora),
    cola_id: cola.id,
    fecha: emision.fecha,
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
  emision.emitidos++
  if (pedido.clave) emision.porClave.set(`${cola.id} ${pedido.clave}`, turno)
  emision.nuevos.push({ turno, actor: pedido.actor })
  return turno
}

/** The turno that this very request already got, if it is a repetition. */
async function anterior(emision: Emision, pedido: Pedido, huella: string | null): Promise<TurnoTable | null> {
  const turno = pedido.clave ? emision.porClave.get(`${pedido.colaId} ${pedido.clave}`) : undefined
  if (!turno) return null
  if (emision.ahora - turno.emitido_en > CLAVE_VALE_MS) {
    await releaseClave(emision.tx, turno)
    return null
  }
  if (turno.clave_huella !== huella) throw new Rechazo('clave_reutilizada')
  return turno
}

/** Answers the seq of the last one issued; null when there was none. */
async function guardar({
  tx,
  empresa,
  fecha,
  ahora,
  colas,
  numeracion,
  nuevos,
}: Emision): Promise<number | null> {
  if (nuevos.length === 0) return null
  const first = await reserveSeq(tx, empresa.id, nuevos.length)
  const usados = await findCodigosInUse(
    tx,
    nuevos.map(({ turno }) => turno.codigo),
  )
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
  for (const colaId of usadas) {
    if (colas.get(colaId)?.estado === 'nueva') await abrir(tx, empresa.id, colaId, ahora)
  }
  return first + nuevos.length - 1
}

/** A new cola opens with its first turno. */
async function abrir(tx: Tx, empresaId: string, colaId: string, ahora: number): Promise<void> {
  await updateEstadoCola(tx, empresaId, colaId, 'activa')
  await appendEventos(tx, empresaId, [eventoDeCola(colaId, 'cola_estado', null, ahora, { estado: 'activa' })])
}
