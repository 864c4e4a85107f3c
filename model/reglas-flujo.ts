import { type Effect, type Given, propio, refuse, Steps } from './effect.ts'
import { colocar } from './lugares.ts'
import type { Comando } from './peticion.ts'
import { colaDe, enAtencion, enEspera, type Sala, type Turno } from './sala.ts'

type De<H extends Comando['hace']> = Extract<Comando, { hace: H }>

const SIN_LLAMADA = { puesto: null, llamadoEn: null, anunciadoEn: null, terminoA: null } as const
const EN_LINEA = { ...SIN_LLAMADA, estado: 'espera', vuelveEn: null, pospuestos: 0 } as const
const ABIERTOS: readonly string[] = ['espera', 'apartado', 'atencion']

/** To the line of a cola: with the own seniority, behind everybody, or before them. */
export function transferir(sala: Sala, { turnoId, colaId, donde }: De<'transferir'>, given: Given): Effect {
  const turno = sala.turnos.get(turnoId)
  if (!turno) return refuse(sala, 'turno_no_encontrado')
  if (!colaDe(sala, colaId)) return refuse(sala, 'cola_no_encontrada')
  if (!ABIERTOS.includes(turno.estado)) return refuse(sala, 'turno_no_en_espera')
  const steps = new Steps(sala)
  const nuevo = { ...turno, ...EN_LINEA, colaId }
  const delante = donde === 'primero' ? 0 : losOtros(sala, nuevo).length
  const movido =
    donde === 'conserva'
      ? steps.turno(nuevo, 'transferido')
      : colocar(steps, nuevo, delante, 'transferido', given)
  return steps.done({ ok: { turno: propio(steps.sala, movido) } })
}

/** Who else waits in the line of somebody. */
const losOtros = (sala: Sala, { id, colaId }: Turno): Turno[] =>
  enEspera(sala, colaId).filter((otro) => otro.id !== id)

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
  return devuelta(sala, turno)
}

function devuelta(sala: Sala, turno: Turno): Effect {
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

/** The customer comes back in some minutes, at the same place, or lets some pass. */
export function posponer(sala: Sala, orden: De<'posponer'>, given: Given): Effect {
  const { turnoId, codigo, minutos, pasan } = orden
  const turno = sala.turnos.get(turnoId)
  if (turno?.codigo !== codigo) return refuse(sala, 'turno_no_encontrado')
  if (turno.estado !== 'espera') return refuse(sala, 'turno_no_en_espera')
  if (turno.pospuestos >= POSPONER_MAXIMO) return refuse(sala, 'posponer_limite')
  const pospuesto = { ...turno, pospuestos: turno.pospuestos + 1 }
  if (pasan === undefined) return aLado(sala, pospuesto, given.ahora + minutos * MINUTO_MS)
  const linea = enEspera(sala, turno.colaId)
  const delante = linea.findIndex(({ id }) => id === turnoId)
  if (delante === linea.length - 1) return refuse(sala, 'posponer_ultimo')
  const steps = new Steps(sala)
  const hasta = Math.min(losOtros(sala, turno).length, delante + pasan)
  const movido = colocar(steps, pospuesto, hasta, 'pospuesto', given)
  return steps.done({ ok: { turno: propio(steps.sala, movido) } })
}

/** For so long somebody absent may return, behind the next two. */
const VOLVER_MS = 30 * MINUTO_MS
const VUELVE_TRAS = 2

export function volver(sala: Sala, { turnoId }: { turnoId: string }, given: Given): Effect {
  const turno = sala.turnos.get(turnoId)
  if (!turno) return refuse(sala, 'turno_no_encontrado')
  if (!colaDe(sala, turno.colaId)) return refuse(sala, 'cola_no_encontrada')
  if (turno.estado !== 'ausente') return refuse(sala, 'turno_no_ausente')
  if (given.ahora - (turno.terminadoEn ?? 0) > VOLVER_MS) return refuse(sala, 'volver_tarde')
  const steps = new Steps(sala)
  const vuelto = { ...turno, ...SIN_LLAMADA, estado: 'espera' as const, terminadoEn: null }
  const movido = colocar(steps, vuelto, Math.min(VUELVE_TRAS, losOtros(sala, turno).length), 'vuelto', given)
  return steps.done({ ok: { turno: propio(steps.sala, movido) } })
}

/** The customer says to be there: who was aside waits again. */
export function llegue(sala: Sala, { turnoId, codigo }: De<'llegue'>): Effect {
  const turno = sala.turnos.get(turnoId)
  if (turno?.codigo !== codigo) return refuse(sala, 'turno_no_encontrado')
  if (turno.estado === 'apartado') return devuelta(sala, { ...turno, llego: true })
  if (turno.estado !== 'espera') return refuse(sala, 'turno_no_en_espera')
  const steps = new Steps(sala)
  const llegado = steps.turno({ ...turno, llego: true }, 'llegado')
  return steps.done({ ok: { turno: propio(steps.sala, llegado) } })
}

/** Takes back what happened last. Whoever was at a desk that is busy by now is put first in line. */
export function deshacerTurno(sala: Sala, { turnoId, seq }: De<'deshacerTurno'>, given: Given): Effect {
  const turno = sala.turnos.get(turnoId)
  if (!turno) return refuse(sala, 'turno_no_encontrado')
  const antes = turno.ultimo?.seq === seq ? turno.ultimo.antes : null
  if (!antes) return refuse(sala, 'deshacer_tarde')
  if (!colaDe(sala, antes.colaId)) return refuse(sala, 'cola_no_encontrada')
  const ocupado = enAtencion(sala).some((otro) => otro.id !== turnoId && otro.puesto === antes.puesto)
  const steps = new Steps(sala)
  const primero = { ...antes, ...SIN_LLAMADA, estado: 'espera' as const }
  const deshecho =
    antes.estado === 'atencion' && ocupado
      ? colocar(steps, primero, 0, 'deshecho', given)
      : steps.turno(antes, 'deshecho')
  return steps.done({ ok: { turno: propio(steps.sala, deshecho) } })
}

/** As it is kept. */
export const respuestaDe = ({ palabra, minutos }: De<'responder'>): string =>
  minutos === null ? palabra : `${palabra} ${minutos}`

/** The customer says to come, or to come late: who waits is then set aside for so long, as often as anybody may. */
export function responder(sala: Sala, orden: De<'responder'>, { ahora }: Given): Effect {
  const { turnoId, codigo, palabra, minutos } = orden
  const turno = sala.turnos.get(turnoId)
  if (turno?.codigo !== codigo) return refuse(sala, 'turno_no_encontrado')
  if (!ABIERTOS.includes(turno.estado)) return refuse(sala, 'turno_no_en_espera')
  const steps = new Steps(sala)
  const respuesta = respuestaDe(orden)
  const dicho = { ...turno, respuesta, llego: false }
  if (turno.respuesta !== respuesta || turno.llego) steps.turno(dicho, 'respondido')
  const pospone = palabra === 'tarde' && minutos !== null && turno.estado === 'espera'
  if (pospone && turno.pospuestos < POSPONER_MAXIMO) {
    const vuelveEn = ahora + minutos * MINUTO_MS
    const pospuestos = turno.pospuestos + 1
    steps.turno({ ...dicho, ...SIN_LLAMADA, estado: 'apartado', vuelveEn, pospuestos }, 'apartado')
  }
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
