import { tocaAvisar } from '#domain/avisos.ts'
import { estimar } from '#domain/espera.ts'
import { estaAbierto } from '#domain/turno.ts'
import { listColas } from '#server/store/colas.ts'
import { command } from '#server/store/command.ts'
import { closeCursor, readCursor } from '#server/store/cursores.ts'
import type { Tx } from '#server/store/db.ts'
import { discardPendientesOf, encolar, type NuevaEntrega } from '#server/store/entregas.ts'
import type { ColaTable, EventoTable } from '#server/store/schema.ts'
import {
  listSuscripcionesActivas,
  markAvisada,
  type SuscripcionActiva,
  updateEstadoSuscripcion,
} from '#server/store/suscripciones.ts'
import { listFirstWaiting } from '#server/store/turnos.ts'
import { CURSOR_AVISOS, keyDeAvisos } from './avisos.ts'
import { RitmosDeColas } from './ritmos.ts'

const PAGINA = 200
const MINUTO = 60_000
/** A call that is told later than this sends somebody to a desk that serves another one by now. */
const LLAMADO_VALE_MS = 10 * MINUTO
const PRONTO_VALE_MS = 15 * MINUTO
/** Nobody asks to be told earlier than this. */
const FILA_MIRADA = 64

/**
 * Reads on in the history of an empresa and enqueues the notices that follow from it. Ends by itself when nobody wants
 * to be told any more: from then on the empresa costs nothing. Returns whether there may be more.
 */
export const leerAvisos = command<{ empresaId: number }, boolean>(
  'leerAvisos',
  ({ empresaId }) => [keyDeAvisos(empresaId)],
  async (tx, { empresaId }, { ahora }) => {
    const eventos = await readCursor(tx, empresaId, CURSOR_AVISOS, PAGINA)
    if (eventos.length === 0) return false
    const suyas = await listSuscripcionesActivas(tx, empresaId)
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
    const abiertas = await terminar(tx, suyas, ahora)
    nuevas.push(...(await pronto(tx, empresaId, abiertas, eventos, ahora)))
    await encolar(tx, nuevas, ahora)
    if (abiertas.length === 0 && eventos.length < PAGINA) await closeCursor(tx, empresaId, CURSOR_AVISOS)
    return eventos.length === PAGINA
  },
)

function deEvento(suya: SuscripcionActiva, { tipo, seq, instante, puesto }: EventoTable): NuevaEntrega[] {
  if (!suya.llamado) return []
  const llama = tipo === 'llamado' || tipo === 'rellamado'
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
  // Found by the suscripcion when it is sent: a destination stands in one place, and is erased there.
  destino: '',
  datos,
  idioma: suya.idioma,
  empresaId: suya.empresa_id,
  suscripcion: suya.id,
  unica: `${plantilla} ${suya.id} ${seq}`,
  flujo: `suscripcion ${suya.id}`,
  caducaEn,
})

/** Ends those whose turno is over. Returns the others. */
async function terminar(
  tx: Tx,
  suyas: readonly SuscripcionActiva[],
  ahora: number,
): Promise<SuscripcionActiva[]> {
  const abiertas: SuscripcionActiva[] = []
  for (const suya of suyas) {
    if (estaAbierto(suya.turnoEstado)) abiertas.push(suya)
    else await updateEstadoSuscripcion(tx, suya.id, 'terminada', ahora)
  }
  return abiertas
}

/** Tells those who have come near. Whoever moves away again is told again. */
async function pronto(
  tx: Tx,
  empresaId: number,
  suyas: readonly SuscripcionActiva[],
  eventos: readonly EventoTable[],
  ahora: number,
): Promise<NuevaEntrega[]> {
  const seq = eventos.at(-1)?.seq ?? 0
  const esperan = suyas.filter(
    ({ turnoEstado, estado, personas, minutos }) =>
      turnoEstado === 'espera' && estado === 'activa' && (personas !== null || minutos !== null),
  )
  if (esperan.length === 0) return []
  const colas = new Map((await listColas(tx, empresaId)).map((cola) => [cola.id, cola]))
  const ritmos = new RitmosDeColas()
  const nuevas: NuevaEntrega[] = []
  for (const [colaId, deCola] of Map.groupBy(esperan, (suya) => suya.colaId)) {
    const fila = await listFirstWaiting(tx, empresaId, colaId, FILA_MIRADA)
    const lugares = new Map(fila.map(({ id }, i) => [id, i + 1]))
    for (const suya of deCola) {
      const faltantes = lugares.get(suya.turno_id)
      const cerca =
        faltantes !== undefined &&
        (await estaCerca(tx, suya, faltantes, colas.get(colaId), ritmos, seq, ahora))
      if (cerca === (suya.avisada_en !== null)) continue
      await markAvisada(tx, suya.id, cerca ? ahora : null)
      if (!cerca) continue
      const datos = { delante: (faltantes ?? 1) - 1 }
      nuevas.push(entregaDe(suya, 'pronto', { seq, datos, caducaEn: ahora + PRONTO_VALE_MS }))
    }
  }
  return nuevas
}

async function estaCerca(
  tx: Tx,
  suya: SuscripcionActiva,
  faltantes: number,
  cola: ColaTable | undefined,
  ritmos: RitmosDeColas,
  seq: number,
  ahora: number,
): Promise<boolean> {
  const ritmo =
    suya.minutos !== null && cola ? await ritmos.de(tx, cola, { seq, conTramos: true }, ahora) : null
  return tocaAvisar(suya, faltantes, ritmo && estimar(faltantes, ritmo, true))
}
