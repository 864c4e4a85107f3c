import { type Effect, type Given, propio, refuse, Steps } from './effect.ts'
import type { Comando } from './peticion.ts'
import { colaDe, enEspera, lugarNuevo, type Sala, type Turno } from './sala.ts'

type De<H extends Comando['hace']> = Extract<Comando, { hace: H }>

const SIN_LLAMADA = { puesto: null, llamadoEn: null, anunciadoEn: null, terminoA: null } as const
const ABIERTOS: readonly string[] = ['espera', 'apartado', 'atencion']

/** To the line of a cola: with the own seniority, behind everybody, or before them. */
export function transferir(sala: Sala, { turnoId, colaId, donde }: De<'transferir'>): Effect {
  const turno = sala.turnos.get(turnoId)
  if (!turno) return refuse(sala, 'turno_no_encontrado')
  if (!colaDe(sala, colaId)) return refuse(sala, 'cola_no_encontrada')
  if (!ABIERTOS.includes(turno.estado)) return refuse(sala, 'turno_no_en_espera')
  const linea = enEspera(sala, colaId).filter(({ id }) => id !== turnoId)
  const lugar = donde === 'conserva' ? turno.lugar : lugarEn(sala, linea, donde)
  const steps = new Steps(sala)
  const movido = steps.turno({ ...turno, ...SIN_LLAMADA, estado: 'espera', colaId, lugar }, 'transferido')
  return steps.done({ ok: { turno: propio(steps.sala, movido) } })
}

/** Before the first means right before: whoever came in between to another cola was there earlier. */
const lugarEn = (sala: Sala, [primero]: readonly Turno[], donde: 'final' | 'primero'): number =>
  donde === 'primero' && primero ? primero.lugar - 0.5 : lugarNuevo(sala)

export function apartar(sala: Sala, { turnoId }: De<'apartar' | 'reanudar'>): Effect {
  const turno = sala.turnos.get(turnoId)
  if (!turno) return refuse(sala, 'turno_no_encontrado')
  if (turno.estado !== 'espera' && turno.estado !== 'atencion') return refuse(sala, 'turno_no_en_espera')
  const steps = new Steps(sala)
  const apartado = steps.turno({ ...turno, ...SIN_LLAMADA, estado: 'apartado' }, 'apartado')
  return steps.done({ ok: { turno: propio(steps.sala, apartado) } })
}

export function reanudar(sala: Sala, { turnoId }: De<'apartar' | 'reanudar'>): Effect {
  const turno = sala.turnos.get(turnoId)
  if (!turno) return refuse(sala, 'turno_no_encontrado')
  if (turno.estado !== 'apartado') return refuse(sala, 'turno_no_apartado')
  const steps = new Steps(sala)
  const vuelto = steps.turno({ ...turno, estado: 'espera' }, 'reanudado')
  return steps.done({ ok: { turno: propio(steps.sala, vuelto) } })
}

/** The customer says to come, or to come late. */
export function responder(sala: Sala, { turnoId, codigo, palabra }: De<'responder'>): Effect {
  const turno = sala.turnos.get(turnoId)
  if (turno?.codigo !== codigo) return refuse(sala, 'turno_no_encontrado')
  if (!ABIERTOS.includes(turno.estado)) return refuse(sala, 'turno_no_en_espera')
  const steps = new Steps(sala)
  if (turno.respuesta !== palabra) steps.turno({ ...turno, respuesta: palabra }, 'respondido')
  return steps.done({ ok: {} })
}

/** Whoever was set aside waits again before the wait ends. */
export const finDeEspera = (
  steps: Steps,
  turno: Turno,
  estado: 'cancelado' | 'expirado',
  { ahora }: Pick<Given, 'ahora'>,
): Turno => {
  if (turno.estado === 'apartado') steps.turno({ ...turno, estado: 'espera' }, 'reanudado')
  return steps.turno({ ...turno, estado, terminadoEn: ahora }, estado)
}
