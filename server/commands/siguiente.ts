import type { CodigoError } from '#contract/errores.ts'
import type { Llamada, Turno } from '#contract/turno.ts'
import { pasoElDia } from '#domain/cerrar.ts'
import { type Llamado, llamar } from '#domain/llamar.ts'
import { avanzarReloj } from '#domain/lugar.ts'
import { type Concesion, puede } from '#domain/permiso.ts'
import { anotarCambios, type Sala } from '#domain/sala.ts'
import type { Negativa } from '#domain/turno.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { type Context, groupCommand, type Outcome } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { findPulso, insertEventos, movePulso } from '#server/store/eventos.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { listFirstWaiting, listInService, listWaitingOfCola } from '#server/store/turnos.ts'
import { turnoPara } from './de-empresa.ts'
import { type Desde, desdePuesto } from './desde-puesto.ts'
import { eventosDe, guardarTurnos, type Hecho } from './guardar-cambios.ts'
import { cambiarDia } from './jornada.ts'
import { type OrdenRepetible, repetible } from './repetible.ts'
import { keepSala, loadSala, type SalaConocida } from './salas.ts'

export interface OrdenLlamar extends OrdenRepetible {
  /** The colas to call from; null: all of the empresa. */
  colas: readonly string[] | null
  puesto: string
  /** UUID of a named desk, whose name then replaces `puesto`. */
  puestoId?: string | null
  /** UUID of the turno that the caller believes to be in service at this puesto; null: none. */
  enAtencion?: string | null
  /** How many people fit at this puesto. */
  cabe?: number
}

/** Reply when the puesto serves another turno than expected, so none was called. As a reply, its key stores it. */
export interface PuestoCambiado {
  enAtencion: Turno | null
}

/** An order with its ids resolved, or the reason for its refusal. */
interface OrdenLeida extends Pick<OrdenLlamar, 'puesto' | 'actor' | 'enAtencion' | 'cabe'> {
  colas: readonly number[] | null
  concesion: Concesion | null
  negativa: CodigoError | null
}

/** Completes the turno in service at a puesto and calls the next. Concurrent calls run as a group and share reads. */
const llamarJuntos = groupCommand<OrdenLlamar, Llamada | PuestoCambiado>(
  'siguiente',
  ({ empresaId }) => empresaId,
  async (tx, ordenes, context) => {
    const { empresaId } = ordenes[0] as OrdenLlamar
    const known = await loadSala(tx, empresaId, context)
    if (!known) return ordenes.map(() => ({ error: new Rechazo('empresa_no_encontrada') }))
    const { empresa, sala } = known
    const leidas: OrdenLeida[] = []
    for (const orden of ordenes) {
      const desde = await desdePuesto(tx, known, orden)
      leidas.push(leer(known, orden, desde))
    }
    await loadHeads(tx, empresa.id, sala, leidas)
    if (pasoElDia(sala, context.confirmado)) {
      await cambiarDia(tx, empresa, context.confirmado)
      known.pulso = (await findPulso(tx, { empresaId: empresa.id })) ?? known.pulso
      known.brokenBy = 'day'
      await loadHeads(tx, empresa.id, sala, leidas)
    }
    const hechos: Hecho[] = []
    const outcomes = leidas.map((orden) => intentar(known, orden, context, hechos))
    await guardarLlamadas(tx, known, hechos, context)
    return outcomes
  },
)

export const siguiente = repetible(llamarJuntos)

/** Saves calls with their eventos, and keeps the room for the next command. */
export async function guardarLlamadas(
  tx: Tx,
  known: SalaConocida,
  hechos: readonly Hecho[],
  { instante }: Context,
): Promise<void> {
  const eventos = eventosDe(hechos)
  if (eventos.length === 0) return
  const first = known.pulso.seq + 1
  const reloj = avanzarReloj(known.pulso.reloj, instante)
  const pulso = { ...known.pulso, seq: known.pulso.seq + eventos.length, reloj }
  await movePulso(tx, known.empresa.id, known.pulso, pulso)
  await guardarTurnos(tx, hechos)
  await insertEventos(tx, known.empresa, first, eventos)
  if (!known.brokenBy) keepSala(tx, known, pulso, eventos.at(-1)?.instante ?? 0)
}

function leer(
  { porUuid, colas: filas }: SalaConocida,
  orden: OrdenLlamar,
  { concesion, puesto, suyas, negativa }: Desde,
): OrdenLeida {
  const { actor, enAtencion, cabe } = orden
  const ids = orden.colas?.map((uuid) => porUuid.get(uuid)?.id ?? 0) ?? null
  // The concesion may still contain deleted colas.
  const colas = ids ?? suyas ?? concesion?.colas?.filter((id) => filas.has(id)) ?? null
  return {
    puesto,
    actor,
    enAtencion,
    cabe,
    colas,
    concesion,
    negativa: negativaDe(ids, concesion) ?? negativa,
  }
}

/** The reason to refuse an order for these colas, or null. */
function negativaDe(colas: readonly number[] | null, concesion: Concesion | null): CodigoError | null {
  if (!concesion) return 'empresa_no_encontrada'
  if (colas?.includes(0)) return 'cola_no_encontrada'
  const permitida = colas ? colas.every((id) => puede(concesion, 'atender', id)) : puede(concesion, 'atender')
  return permitida ? null : 'prohibido'
}

function intentar(
  known: SalaConocida,
  { colas, puesto, actor, enAtencion, cabe, concesion, negativa }: OrdenLeida,
  { ahora }: Context,
  hechos: Hecho[],
): Outcome<Llamada | PuestoCambiado> {
  if (negativa) return { error: new Rechazo(negativa) }
  const { sala } = known
  const llamado = llamar(sala, { colas, puesto, enAtencion: idDe(sala, enAtencion), cabe }, ahora)
  return responder(known, llamado, { puesto, actor, concesion }, hechos)
}

/** Applies a call to the room, adds it to `hechos` and returns the reply. */
export function responder(
  { sala, colas, empresa }: SalaConocida,
  llamado: Llamado<TurnoTable> | Negativa,
  { puesto, actor, concesion }: Pick<OrdenLeida, 'puesto' | 'actor' | 'concesion'>,
  hechos: Hecho[],
): Outcome<Llamada | PuestoCambiado> {
  const present = (fila: TurnoTable | null) => fila && turnoPara(actor, empresa, fila, colas)
  if (llamado === 'puesto_cambio') {
    return { ok: { enAtencion: present(sala.enAtencion.findLast((t) => t.puesto === puesto) ?? null) } }
  }
  if (typeof llamado === 'string') return { error: new Rechazo(llamado) }
  const { cambios, turno, terminado, instante } = llamado
  // The turno in service may belong to a cola that the caller must not serve.
  if (terminado && !puede(concesion, 'atender', terminado.cola_id)) return { error: new Rechazo('prohibido') }
  anotarCambios(sala, cambios)
  hechos.push({ cambios, actor, instante })
  return { ok: { turno: present(turno), terminado: present(terminado) } }
}

/** The id of a turno in service, or 0 (never a valid id) if it is not in service. */
export function idDe(
  { enAtencion }: Sala<TurnoTable>,
  uuid: string | null | undefined,
): number | null | undefined {
  return uuid ? (enAtencion.find((turno) => turno.uuid === uuid)?.id ?? 0) : (uuid as null | undefined)
}

/** Loads the turnos in service, and as much of each line as these orders can call. */
async function loadHeads(
  tx: Tx,
  empresaId: EmpresaId,
  sala: Sala<TurnoTable>,
  ordenes: readonly OrdenLeida[],
): Promise<void> {
  const interesados = new Map<number, number>()
  for (const { colas, negativa } of ordenes) {
    if (negativa) continue
    for (const id of colas ?? sala.colas.keys()) interesados.set(id, (interesados.get(id) ?? 0) + 1)
  }
  // A group that fits may be anywhere in the line.
  const enteras = ordenes.some(({ cabe }) => cabe !== undefined)
  // Together, so that PostgreSQL answers them in one round trip.
  const [enAtencion, ...lineas] = await Promise.all([
    listInService(tx, { empresaId }),
    ...[...interesados].map(([colaId, cuantos]) =>
      enteras
        ? listWaitingOfCola(tx, { empresaId, colaId })
        : listFirstWaiting(tx, { empresaId, colaId, cuantos }),
    ),
  ])
  sala.enAtencion = enAtencion
  sala.lineas = new Map([...interesados.keys()].map((id, i) => [id, lineas[i] ?? []]))
}
