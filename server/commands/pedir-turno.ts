import type { Idioma } from '#contract/idioma.ts'
import type { Origen, Turno } from '#contract/turno.ts'
import { admisionEn, emitir, type OrdenEmitir } from '#domain/emitir.ts'
import { HORA_MS } from '#domain/hora-local.ts'
import { avanzarReloj, lugarAlLlegar } from '#domain/lugar.ts'
import { limpiarLinea, nombreDePedido } from '#domain/nombre.ts'
import { type Concesion, puede } from '#domain/permiso.ts'
import { anotarEmision } from '#domain/sala.ts'
import type { Negativa } from '#domain/turno.ts'
import { bodyDigest, type EmpresaId, newCodigo, newId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { updateEstadoColas } from '#server/store/colas.ts'
import { groupCommand, type Outcome } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import {
  type Actor,
  eventoDeCola,
  insertEventos,
  movePulso,
  type Pulso,
  SISTEMA,
} from '#server/store/eventos.ts'
import { saveNumeraciones } from '#server/store/numeracion.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import {
  countWaitingBefore,
  findTurnosByLlave,
  insertTurnos,
  releaseLlave,
  SIN_EXTRAS,
} from '#server/store/turnos.ts'
import { colasDe, turnoPropio } from './de-empresa.ts'
import { type Extras, leerExtras, versionAceptada } from './pedido.ts'
import { concesionEn, keepSala, loadSala, type SalaConocida } from './salas.ts'

export interface Pedido extends Extras {
  empresaId: string
  colaId: string
  /** As written by the customer; '' for none. */
  nombre: string
  tipo: string
  origen: Origen
  actor: Actor
  /** Idempotency-Key, when the caller sent one. */
  llave: string | null
  /** Identities of the caller, most reliable first. Only the same caller may repeat a request. */
  quien?: readonly string[]
  /** The caller is staff, or knows the code on the screens of the room. */
  enSala?: boolean
  procedencia?: number | null
  /** Digest of the customer's own browser. */
  navegador?: number | null
  /** The language of the page on which it is taken. */
  idioma?: Idioma
  /** Length of the tracking code. */
  largoCodigo?: number
}

const LLAVE_VALE_MS = 24 * HORA_MS
const SIN_NOMBRE = [{ campo: 'nombre', fallo: 'nombre_obligatorio' }] as const

/** Issues a turno. Concurrent takes of one empresa run as a group and share most of their statements. */
export const pedirTurno = groupCommand<Pedido, Turno>(
  'pedirTurno',
  ({ empresaId }) => empresaId,
  async (tx, pedidos, context) => {
    const { empresaId } = pedidos[0] as Pedido
    const { ahora } = context
    const known = await loadSala(tx, empresaId, context)
    if (!known) return pedidos.map(() => ({ error: new Rechazo('cola_no_encontrada') }))
    const toma: Toma = {
      known,
      ahora,
      instante: context.instante,
      porLlave: await anteriores(tx, known.empresa.id, pedidos, ahora),
      nuevos: [],
      abiertas: new Set(),
    }
    const outcomes: Outcome<Turno>[] = []
    for (const pedido of pedidos) outcomes.push(await intentar(tx, toma, pedido))
    if (toma.nuevos.length > 0) {
      const pulso = await guardar(tx, toma)
      if (toma.abiertas.size === 0) keepSala(tx, known, pulso, ahora)
    }
    return outcomes
  },
)

interface Toma {
  known: SalaConocida
  ahora: number
  instante: number
  /** Earlier turnos that these requests may repeat, by cola and key. */
  porLlave: Map<string, TurnoTable>
  nuevos: { turno: TurnoTable; actor: Actor }[]
  /** Ids of new colas that these turnos activate. */
  abiertas: Set<number>
}

const llaveDe = (colaId: number, llave: string | null) => `${colaId} ${llave}`

/** Finds the turnos that these requests may repeat. Releases expired keys. */
async function anteriores(
  tx: Tx,
  empresaId: EmpresaId,
  pedidos: readonly Pedido[],
  ahora: number,
): Promise<Map<string, TurnoTable>> {
  const porLlave = new Map<string, TurnoTable>()
  const llaves = pedidos.flatMap((p) => p.llave ?? [])
  if (llaves.length === 0) return porLlave
  for (const turno of await findTurnosByLlave(tx, { empresaId, llaves })) {
    if (ahora - turno.emitido_en <= LLAVE_VALE_MS) porLlave.set(llaveDe(turno.serie_id, turno.llave), turno)
    else await releaseLlave(tx, { empresaId, id: turno.id })
  }
  return porLlave
}

async function intentar(tx: Tx, toma: Toma, pedido: Pedido): Promise<Outcome<Turno>> {
  const { known, ahora, instante, porLlave, nuevos, abiertas } = toma
  const { sala, porUuid, pulso, empresa } = known
  const { llave, origen, actor } = pedido
  const cola = porUuid.get(pedido.colaId)
  if (!cola) return { error: new Rechazo('cola_no_encontrada') }
  const escrito = limpiarLinea(pedido.nombre)
  const dicho = extrasDichos(pedido)
  const huellas = llave
    ? (pedido.quien ?? ['']).map((quien) => bodyDigest(escrito, pedido.tipo, quien, ...dicho))
    : []
  // Version 0.1 stored digests without a caller: they match any caller with the same key and body.
  const deAntes = llave ? bodyDigest(escrito, pedido.tipo) : ''
  const repetido = llave ? porLlave.get(llaveDe(cola.id, llave)) : undefined
  if (repetido) {
    // The turno may have been moved to a cola that was deleted since.
    const colas = known.colas.has(repetido.cola_id) ? known.colas : await colasDe(tx, empresa.id)
    return repetir(repetido, [...huellas, deAntes], colas)
  }
  const nombre = nombreDePedido(escrito, cola)
  if (nombre === null) return { error: new Rechazo('datos_invalidos', { detalles: SIN_NOMBRE }) }
  if (actor.tipo === 'dispositivo' && esDeOtra(await concesionEn(tx, known, actor), cola.id)) {
    return { error: new Rechazo('cola_de_otra_pantalla') }
  }
  if (empresa.pide_codigo === 1 && !pedido.enSala) return { error: new Rechazo('codigo_sala_requerido') }
  const { conTramos, puestos, colas } = known
  const ritmo = await known.ritmos.de(tx, cola, { seq: pulso.seq, conTramos, puestos, colas }, ahora)
  const extras = await leerExtras(tx, cola, pedido, () => esDelPersonal(tx, known, actor, cola.id))
  if (extras instanceof Rechazo) return { error: extras }
  const { ventaja } = extras
  const antes = ventaja > 0 ? await delanteDe(tx, toma, ventaja) : undefined
  const orden: OrdenEmitir = { colaId: cola.id, ritmo, instante, ventaja, antes }
  let emision = emitir(sala, orden, ahora)
  // Checked only when hours or caps refuse, so that an accepted take needs no extra read.
  if (typeof emision === 'string' && sala.agenda && (await esDelPersonal(tx, known, actor, cola.id))) {
    emision = emitir(sala, { ...orden, personal: true }, ahora)
  }
  if (typeof emision === 'string') return { error: rechazoDe(emision, known, orden, ahora) }
  const seq = pulso.seq + nuevos.length + 1
  const turno: TurnoTable = {
    ...SIN_EXTRAS,
    ...emision.turno,
    ...extras.fila,
    empresa_id: empresa.id,
    id: seq,
    uuid: newId(ahora),
    orden: seq,
    codigo: newCodigo(pedido.largoCodigo),
    nombre,
    origen,
    llave,
    llave_huella: huellas[0] ?? null,
    procedencia: pedido.procedencia ?? null,
    navegador: pedido.navegador ?? null,
    idioma: pedido.idioma && pedido.idioma !== empresa.idioma ? pedido.idioma : null,
    privacidad_version: versionAceptada(empresa, cola),
  }
  anotarEmision(sala, turno, emision.reloj)
  if (emision.abre) abiertas.add(cola.id)
  if (llave) porLlave.set(llaveDe(cola.id, llave), turno)
  nuevos.push({ turno, actor })
  return { ok: turnoPropio(turno, known.colas) }
}

/** By cola, the number of customers ahead of a new one with this credit, including those of the current group. */
async function delanteDe(
  tx: Tx,
  { known: { sala, empresa }, instante, nuevos }: Toma,
  ventaja: number,
): Promise<Map<number, number>> {
  const lugar = lugarAlLlegar(avanzarReloj(sala.reloj, instante), ventaja)
  const antes = await countWaitingBefore(tx, empresa.id, lugar)
  for (const { turno } of nuevos) {
    if (turno.lugar <= lugar) antes.set(turno.cola_id, (antes.get(turno.cola_id) ?? 0) + 1)
  }
  return antes
}

/** The extras for the body digest. Empty if there are none, so that digests of earlier versions still match. */
const extrasDichos = ({ preferenciaId, personas, campos }: Pedido): string[] =>
  preferenciaId || personas || campos ? [JSON.stringify({ preferenciaId, personas, campos })] : []

/** Members who may issue turnos are exempt from hours and caps. Kiosks are not, since customers use them. */
async function esDelPersonal(tx: Tx, known: SalaConocida, actor: Actor, colaId: number): Promise<boolean> {
  return actor.tipo === 'usuario' && puede(await concesionEn(tx, known, actor), 'emitir', colaId)
}

/** Whether a kiosk issues turnos, but not those of this cola. */
const esDeOtra = (concesion: Concesion | null, colaId: number): boolean =>
  puede(concesion, 'emitir') && !puede(concesion, 'emitir', colaId)

/** The rejection, with the time of reopening if the cola has hours. */
function rechazoDe(
  negativa: Negativa,
  { sala }: SalaConocida,
  { colaId, ritmo }: OrdenEmitir,
  ahora: number,
): Rechazo {
  const cola = sala.colas.get(colaId)
  if (!sala.agenda || !cola) return new Rechazo(negativa)
  const { abre, motivo } = admisionEn(sala, cola, ritmo, ahora)
  return new Rechazo(negativa, { reapertura: { abre, motivo, ahora, zona: sala.calendario.zona } })
}

/** Returns the earlier turno only to the same caller, so that a leaked key does not reveal its tracking code. */
const repetir = (
  repetido: TurnoTable,
  huellas: readonly string[],
  colas: SalaConocida['colas'],
): Outcome<Turno> =>
  huellas.includes(repetido.llave_huella ?? '')
    ? { ok: turnoPropio(repetido, colas) }
    : { error: new Rechazo('clave_reutilizada') }

/** Saves the new turnos and returns the new pulso. */
async function guardar(tx: Tx, { known, ahora, nuevos, abiertas }: Toma): Promise<Pulso> {
  const { empresa, sala, pulso: before } = known
  const first = before.seq + 1
  const aperturas = [...abiertas].map((colaId) =>
    eventoDeCola(colaId, 'cola_estado', SISTEMA, ahora, { estado: 'activa' }),
  )
  const emisiones = nuevos.map(({ turno, actor }) => ({
    cola_id: turno.cola_id,
    turno_id: turno.id,
    tipo: 'emitido' as const,
    actor,
    puesto: null,
    instante: ahora,
  }))
  const pulso = { ...before, seq: before.seq + nuevos.length + aperturas.length, reloj: sala.reloj }
  await movePulso(tx, empresa.id, before, pulso)
  await insertTurnos(
    tx,
    nuevos.map(({ turno }) => turno),
  )
  await insertEventos(tx, empresa, first, [...emisiones, ...aperturas])
  const usadas = [...new Set(nuevos.map(({ turno }) => turno.serie_id))]
  await saveNumeraciones(
    tx,
    usadas.map((colaId) => ({
      empresa_id: empresa.id,
      fecha: sala.fecha,
      cola_id: colaId,
      ultimo: sala.ultimos.get(colaId) ?? 0,
      emitidos: sala.hoy?.get(colaId) ?? 0,
    })),
  )
  await updateEstadoColas(
    tx,
    [...abiertas].map((id) => ({ empresa_id: empresa.id, id, estado: 'activa' as const })),
  )
  return pulso
}
