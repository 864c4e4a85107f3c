import type { EventoGuardado, TurnoGuardado } from '#contract/datos-cuenta.ts'
import type { Given, Steps } from './effect.ts'
import { enEspera, type Turno } from './sala.ts'

/** From where to where an evento took somebody in the order. */
const movidoPor = ({ datos }: EventoGuardado) => datos?.lugar as [number, number] | undefined

/** Where everybody stood after an evento, as the record tells; null: where they stood before it. */
export function lugaresDe(
  eventos: readonly EventoGuardado[],
  turnos: readonly TurnoGuardado[],
): (evento: EventoGuardado) => number | null {
  const llegadas = new Map(turnos.map(({ id, lugar }) => [id, lugar]))
  for (const evento of eventos.toReversed()) {
    const movido = movidoPor(evento)
    if (movido && evento.turnoId) llegadas.set(evento.turnoId, movido[0])
  }
  return (evento) =>
    evento.tipo === 'emitido'
      ? (llegadas.get(evento.turnoId ?? '') ?? null)
      : (movidoPor(evento)?.[1] ?? null)
}

/** Those who made room for the one whom an evento is about, with their new places. */
export function cedidosTras(eventos: readonly EventoGuardado[], k: number): Map<string, number> {
  const cedidos = new Map<string, number>()
  for (let i = k + 1; eventos[i]?.tipo === 'movido'; i++) {
    const evento = eventos[i] as EventoGuardado
    cedidos.set(evento.turnoId ?? '', movidoPor(evento)?.[1] ?? 0)
  }
  return cedidos
}

/** Somebody is put behind the first `delante` of a line: exactly there, and nobody passes anybody. */
export function colocar(steps: Steps, turno: Turno, delante: number, tipo: string, given: Given): Turno {
  const linea = enEspera(steps.sala, turno.colaId).filter(({ id }) => id !== turno.id)
  const movido = steps.turno({ ...turno, lugar: given.lugar ?? turno.lugar, orden: given.seq }, tipo)
  for (const [id, lugar] of given.cedidos) {
    const otro = steps.sala.turnos.get(id)
    if (otro) steps.turno({ ...otro, lugar }, 'movido')
  }
  const esperada = linea.toSpliced(delante, 0, movido).map(({ id }) => id)
  const real = enEspera(steps.sala, turno.colaId).map(({ id }) => id)
  if (esperada.join() !== real.join()) steps.wrong = `the line is ${real}, by the rules it is ${esperada}`
  if (delante === linea.length) comoUltimo(steps, movido.lugar)
  return movido
}

/** Whoever comes now comes behind everybody who came before, in whatever line. */
export function comoUltimo(steps: Steps, llegada: number): void {
  const { reloj } = steps.sala
  if (llegada <= reloj) steps.wrong = `the clock went back from ${reloj} to ${llegada}`
  steps.sala = { ...steps.sala, reloj: Math.max(reloj, llegada) }
}
