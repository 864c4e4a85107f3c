import { type Effect, type Given, propio, refuse, Steps } from './effect.ts'
import type { Comando } from './peticion.ts'
import { colaDe, enAtencion, enEspera, lugarNuevo, type Sala, type Turno } from './sala.ts'

type De<H extends Comando['hace']> = Extract<Comando, { hace: H }>

const SIN_LLAMADA = { puesto: null, llamadoEn: null, anunciadoEn: null, terminoA: null } as const
const EN_LINEA = { ...SIN_LLAMADA, estado: 'espera', vuelveEn: null, pospuestos: 0 } as const
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
  const movido = steps.turno({ ...turno, ...EN_LINEA, colaId, lugar }, 'transferido')
  return steps.done({ ok: { turno: propio(steps.sala, movido) } })
}

/** Before the first means right before: whoever came in between to another cola was there earlier. */
const lugarEn = (sala: Sala, [primero]: readonly Turno[], donde: 'final' | 'primero'): number =>
  donde === 'primero' && primero ? primero.lugar - 0.5 : lugarNuevo(sala)

/** To a desk that is free, where they are called at once. */
export function transferirAPuesto(
  sala: Sala,
  { turnoId, puesto }: De<'transferirAPuesto'>,
  { ahora }: Given,
): Effect {
  const turno = sala.turnos.get(turnoId)
  if (!turno) return refuse(sala, 'turno_no_encontrado')
  if (enAtencion(sala).some((otro) => otro.puesto === puesto)) return refuse(sala, 'puesto_ocupado')
  if (!ABIERTOS.includes(turno.estado)) return refuse(sala, 'turno_no_en_espera')
  const llamado = { puesto, llamadoEn: ahora, anunciadoEn: ahora, terminoA: null, vuelveEn: null }
  const steps = new Steps(sala)
  const movido = steps.turno({ ...turno, ...llamado, estado: 'atencion' }, 'transferido')
  return steps.done({ ok: { turno: propio(steps.sala, movido) } })
}

/** On to the next cola of the visit, with the own seniority. */
export function seguir(sala: Sala, { turnoId, colaId }: De<'seguir'>): Effect {
  const turno = sala.turnos.get(turnoId)
  if (!turno) return refuse(sala, 'turno_no_encontrado')
  if (!colaDe(sala, colaId)) return refuse(sala, 'cola_no_encontrada')
  if (turno.estado !== 'atencion') return refuse(sala, 'turno_no_en_atencion')
  const steps = new Steps(sala)
  const seguido = steps.turno({ ...turno, ...EN_LINEA, colaId }, 'seguido')
  return steps.done({ ok: { turno: propio(steps.sala, seguido) } })
}

const MINUTO_MS = 60_000

export function apartar(sala: Sala, { turnoId, minutos }: De<'apartar'>, { ahora }: Given): Effect {
  const turno = sala.turnos.get(turnoId)
  if (!turno) return refuse(sala, 'turno_no_encontrado')
  if (turno.estado !== 'espera' && turno.estado !== 'atencion') return refuse(sala, 'turno_no_en_espera')
  return aLado(sala, turno, minutos === null ? null : ahora + minutos * MINUTO_MS)
}

function aLado(sala: Sala, turno: Turno, vuelveEn: number | null): Effect {
  const steps = new Steps(sala)
  const apartado = steps.turno({ ...turno, ...SIN_LLAMADA, estado: 'apartado', vuelveEn }, 'apartado')
  return steps.done({ ok: { turno: propio(steps.sala, apartado) } })
}

export function reanudar(sala: Sala, { turnoId }: { turnoId: string }): Effect {
  const turno = sala.turnos.get(turnoId)
  if (!turno) return refuse(sala, 'turno_no_encontrado')
  if (turno.estado !== 'apartado') return refuse(sala, 'turno_no_apartado')
  const steps = new Steps(sala)
  const vuelto = steps.turno({ ...turno, estado: 'espera', vuelveEn: null }, 'reanudado')
  return steps.done({ ok: { turno: propio(steps.sala, vuelto) } })
}

/** Whether the time aside of somebody is over. */
export const vencio = (sala: Sala, turnoId: string, ahora: number): boolean => {
  const turno = sala.turnos.get(turnoId)
  return turno?.estado === 'apartado' && turno.vuelveEn !== null && turno.vuelveEn <= ahora
}

/** How often a customer may come later. */
export const POSPONER_MAXIMO = 2

/** The customer comes back in some minutes, at the same place. */
export function posponer(sala: Sala, { turnoId, codigo, minutos }: De<'posponer'>, { ahora }: Given): Effect {
  const turno = sala.turnos.get(turnoId)
  if (turno?.codigo !== codigo) return refuse(sala, 'turno_no_encontrado')
  if (turno.estado !== 'espera') return refuse(sala, 'turno_no_en_espera')
  if (turno.pospuestos >= POSPONER_MAXIMO) return refuse(sala, 'posponer_limite')
  return aLado(sala, { ...turno, pospuestos: turno.pospuestos + 1 }, ahora + minutos * MINUTO_MS)
}

/** The customer says to be there: who was aside waits again. */
export function llegue(sala: Sala, { turnoId, codigo }: De<'llegue'>): Effect {
  const turno = sala.turnos.get(turnoId)
  if (turno?.codigo !== codigo) return refuse(sala, 'turno_no_encontrado')
  if (turno.estado === 'apartado') return reanudar(sala, { turnoId })
  if (turno.estado !== 'espera') return refuse(sala, 'turno_no_en_espera')
  const steps = new Steps(sala)
  const llegado = steps.turno(turno, 'llegado')
  return steps.done({ ok: { turno: propio(steps.sala, llegado) } })
}

/** Takes back what happened last. Whoever was at a desk that is busy by now is put first in line. */
export function deshacerTurno(sala: Sala, { turnoId, seq }: De<'deshacerTurno'>): Effect {
  const turno = sala.turnos.get(turnoId)
  if (!turno) return refuse(sala, 'turno_no_encontrado')
  const antes = turno.ultimo?.seq === seq ? turno.ultimo.antes : null
  if (!antes) return refuse(sala, 'deshacer_tarde')
  if (!colaDe(sala, antes.colaId)) return refuse(sala, 'cola_no_encontrada')
  const ocupado = enAtencion(sala).some((otro) => otro.id !== turnoId && otro.puesto === antes.puesto)
  const steps = new Steps(sala)
  const linea = enEspera(sala, antes.colaId).filter(({ id }) => id !== turnoId)
  const primero = {
    ...antes,
    ...SIN_LLAMADA,
    estado: 'espera' as const,
    lugar: lugarEn(sala, linea, 'primero'),
  }
  const vuelto = antes.estado === 'atencion' && ocupado ? primero : antes
  const deshecho = steps.turno(vuelto, 'deshecho')
  return steps.done({ ok: { turno: propio(steps.sala, deshecho) } })
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
