import { caeEnSilencio, silencioProximo, tocaAvisar } from '#domain/avisos.ts'
import { estimar } from '#domain/espera/espera.ts'
import { HORA_MS, MINUTO_MS } from '#domain/hora-local.ts'
import { minutoLocal } from '#domain/jornada.ts'
import { estaAbierto } from '#domain/turno.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import { RitmosDeColas } from '#server/commands/ritmos.ts'
import { findAjustesAvisos } from '#server/store/ajustes-avisos.ts'
import { listColas } from '#server/store/colas.ts'
import { command } from '#server/store/command.ts'
import { closeCursor, readCursor } from '#server/store/cursores.ts'
import type { Tx } from '#server/store/db.ts'
import { findEmpresaById } from '#server/store/empresas.ts'
import { discardPendientesOf, encolar, type NuevaEntrega } from '#server/store/entregas.ts'
import { findPulso } from '#server/store/eventos.ts'
import { listPuestos } from '#server/store/puestos.ts'
import type { EventoTable } from '#server/store/schema.ts'
import {
  hasSuscripcionesAbiertas,
  listActivasOfTurnos,
  listAvisadas,
  listColasPorAvisar,
  markAvisada,
  type SuscripcionActiva,
  updateEstadoSuscripcion,
} from '#server/store/suscripciones.ts'
import { listFirstWaiting } from '#server/store/turnos.ts'
import { CURSOR_AVISOS, keyOfAvisos } from './suscripciones.ts'

const PAGINA = 200
/** A later notice would send the customer to a desk that serves another customer by then. */
const LLAMADO_VALE_MS = 10 * MINUTO_MS
const PRONTO_VALE_MS = 15 * MINUTO_MS
/** Positions checked at the head of each line. Customers further back get no notice yet. */
const FILA_MIRADA = 64

/**
 * Reads the next eventos of an empresa and enqueues the notices that follow from them. Closes the cursor when no
 * subscription is open, so that the empresa costs nothing from then on. Returns whether there may be more eventos.
 */
export const leerAvisos = command<{ empresaId: EmpresaId }, boolean>(
  'leerAvisos',
  ({ empresaId }) => [keyOfAvisos(empresaId)],
  async (tx, { empresaId }, { ahora }) => {
    const eventos = await readCursor(tx, empresaId, CURSOR_AVISOS, PAGINA)
    if (eventos.length === 0) return false
    const tocados = new Set(eventos.flatMap(({ turno_id }) => turno_id ?? []))
    const suyas = await listActivasOfTurnos(tx, { empresaId, turnos: [...tocados] })
    const nuevas: NuevaEntrega[] = []
    for (const evento of eventos) {
      for (const suya of suyas) {
        if (suya.turno_id === evento.turno_id && suya.estado === 'activa')
          nuevas.push(...deEvento(suya, evento))
      }
    }
    for (const { suscripcion } of nuevas) {
      const vieja = {
        empresaId,
        suscripcion: suscripcion ?? 0,
        plantilla: 'pronto',
        motivo: 'superada',
        ahora,
      }
      await discardPendientesOf(tx, vieja)
    }
    await terminar(tx, suyas, ahora)
    const seq = eventos.at(-1)?.seq ?? 0
    nuevas.push(...(await pronto(tx, { empresaId, colas: colasMovidas(eventos), seq, ahora })))
    await encolar(tx, nuevas, ahora)
    if (eventos.length === PAGINA) return true
    if (!(await hasSuscripcionesAbiertas(tx, empresaId)))
      await closeCursor(tx, { empresaId, nombre: CURSOR_AVISOS })
    return false
  },
)

/**
 * Notifies customers who asked for it some minutes before their call and are near by now, and those whose reminder
 * would fall into quiet hours that are about to start. No evento leads here, since nothing moves; a wait that grows
 * again takes nothing back.
 */
export const avisarPorReloj = command<{ empresaId: EmpresaId }, void>(
  'avisarPorReloj',
  ({ empresaId }) => [keyOfAvisos(empresaId)],
  async (tx, { empresaId }, { ahora }) => {
    const colas = new Set((await listColasPorAvisar(tx, { empresaId })).map(({ colaId }) => colaId))
    const seq = (await findPulso(tx, { empresaId }))?.seq ?? 0
    const silencio = await silencioDe(tx, empresaId, ahora)
    await encolar(tx, await pronto(tx, { empresaId, colas, seq, ahora, porReloj: { silencio } }), ahora)
  },
)

async function silencioDe(tx: Tx, empresaId: EmpresaId, ahora: number) {
  const ajustes = await findAjustesAvisos(tx, { empresaId })
  const empresa = ajustes && (await findEmpresaById(tx, { id: empresaId }))
  if (!empresa) return null
  return silencioProximo(minutoLocal(ahora, empresa.zona), ajustes.silencio_desde, ajustes.silencio_hasta)
}

function deEvento(suya: SuscripcionActiva, { tipo, seq, instante, puesto }: EventoTable): NuevaEntrega[] {
  if (!suya.llamado) return []
  // A transfer to a desk is a call there.
  const llama = tipo === 'llamado' || tipo === 'rellamado' || (tipo === 'transferido' && puesto !== null)
  if (!llama && !(tipo === 'deshecho' && suya.turnoEstado === 'espera')) return []
  const plantilla = llama ? 'llamado' : 'deshecho'
  const datos = { puesto }
  return [entregaDe(suya, plantilla, { seq, datos, caducaEn: instante + LLAMADO_VALE_MS })]
}

const entregaDe = (
  suya: SuscripcionActiva,
  plantilla: string,
  { seq, datos, caducaEn }: { seq: number; datos: object; caducaEn: number },
): NuevaEntrega => ({
  canal: suya.canal,
  plantilla,
  // Read from the suscripcion when sending, so that a destination is stored and erased in one place.
  destino: '',
  datos,
  idioma: suya.idioma,
  empresaId: suya.empresa_id,
  suscripcion: suya.id,
  unica: `${plantilla} ${suya.id} ${seq}`,
  hilo: `suscripcion ${suya.id}`,
  caducaEn,
})

/** Ends the subscriptions whose turno has ended. */
async function terminar(tx: Tx, suyas: readonly SuscripcionActiva[], ahora: number): Promise<void> {
  for (const { id, turnoEstado } of suyas) {
    if (!estaAbierto(turnoEstado)) await updateEstadoSuscripcion(tx, { id, estado: 'terminada', ahora })
  }
}

/** The colas whose line moved: those of the eventos, and those that a turno left. */
function colasMovidas(eventos: readonly EventoTable[]): Set<number> {
  const colas = new Set<number>()
  for (const { cola_id, datos } of eventos) {
    if (cola_id !== null) colas.add(cola_id)
    const { antes } = JSON.parse(datos ?? '{}') as { antes?: { cola_id?: number } }
    if (antes?.cola_id !== undefined) colas.add(antes.cola_id)
  }
  return colas
}

interface Revisada {
  empresaId: EmpresaId
  colas: ReadonlySet<number>
  /** The seq of the empresa up to which the lines are read. */
  seq: number
  ahora: number
  /** Set if time alone leads here: customers who were notified stay so, and some are before quiet hours. */
  porReloj?: { silencio: ReturnType<typeof silencioProximo> }
}

/** Notifies customers who are now near, and again if they moved away in between. Reads only the head of each line. */
async function pronto(
  tx: Tx,
  { empresaId, colas: revisadas, seq, ahora, porReloj }: Revisada,
): Promise<NuevaEntrega[]> {
  if (revisadas.size === 0) return []
  const lugares = new Map<number, number>()
  for (const colaId of revisadas) {
    const fila = await listFirstWaiting(tx, { empresaId, colaId, cuantos: FILA_MIRADA })
    for (const [i, { id }] of fila.entries()) lugares.set(id, i + 1)
  }
  const cercanas = await listActivasOfTurnos(tx, { empresaId, turnos: [...lugares.keys()] })
  const avisadas = porReloj
    ? []
    : (await listAvisadas(tx, { empresaId })).filter(({ colaId }) => revisadas.has(colaId))
  const suyas = new Map([...cercanas, ...avisadas].map((suya) => [suya.id, suya]))
  const ritmos = new RitmosDeColas()
  const silencio = porReloj?.silencio ?? null
  const conMinutos = silencio !== null || [...suyas.values()].some(({ minutos }) => minutos !== null)
  const puestos = conMinutos ? await listPuestos(tx, empresaId) : []
  const colas = new Map((await listColas(tx, { empresaId })).map((cola) => [cola.id, cola]))
  const nuevas: NuevaEntrega[] = []
  for (const suya of suyas.values()) {
    const { estado, personas, minutos } = suya
    if (estado !== 'activa' || (personas === null && minutos === null)) continue
    if (porReloj && suya.avisada_en !== null) continue
    const faltantes = lugares.get(suya.turno_id)
    const cola = colas.get(suya.colaId)
    const ritmo =
      faltantes !== undefined && cola && (minutos !== null || silencio)
        ? await ritmos.de(tx, cola, { seq, colas, puestos, conTramos: true }, ahora)
        : null
    const espera = (llamados: number) => ritmo && estimar(llamados, ritmo, true)
    const cerca = faltantes !== undefined && tocaAvisar(suya, faltantes, espera(faltantes))
    const antes = !cerca && silencio && faltantes !== undefined
    if (antes && caeEnSilencio(suya, faltantes, espera, silencio)) {
      await markAvisada(tx, { id: suya.id, ahora })
      const inicio = ahora + silencio.desde * MINUTO_MS
      const nueva = entregaDe(suya, 'pronto', {
        seq,
        datos: { delante: faltantes - 1, temprano: true },
        caducaEn: inicio,
      })
      // Once before these quiet hours, also if the line moves meanwhile.
      nuevas.push({ ...nueva, unica: `temprano ${suya.id} ${Math.floor(inicio / HORA_MS)}` })
      continue
    }
    if (cerca === (suya.avisada_en !== null)) continue
    await markAvisada(tx, { id: suya.id, ahora: cerca ? ahora : null })
    if (!cerca) continue
    const datos = { delante: (faltantes ?? 1) - 1 }
    nuevas.push(entregaDe(suya, 'pronto', { seq, datos, caducaEn: ahora + PRONTO_VALE_MS }))
  }
  return nuevas
}
