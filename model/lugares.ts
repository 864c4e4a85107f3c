import type { EventoGuardado, TurnoGuardado } from '#contract/datos-cuenta.ts'

/** The places in the order before and after an evento. */
const movidoPor = ({ datos }: EventoGuardado) => datos?.lugar as [number, number] | undefined

/** By turno, the places set by the evento at an index: that of its own turno, and of those that made room. */
export function lugaresDe(
  eventos: readonly EventoGuardado[],
  turnos: readonly TurnoGuardado[],
): (k: number) => Map<string, number> {
  const llegadas = new Map(turnos.map(({ id, lugar }) => [id, lugar]))
  for (const evento of eventos.toReversed()) {
    const movido = movidoPor(evento)
    if (movido && evento.turnoId) llegadas.set(evento.turnoId, movido[0])
  }
  return (k) => {
    const lugares = new Map<string, number>()
    for (let i = k; i === k || eventos[i]?.tipo === 'movido'; i++) {
      const evento = eventos[i] as EventoGuardado
      const turnoId = evento.turnoId ?? ''
      const lugar = evento.tipo === 'emitido' ? llegadas.get(turnoId) : movidoPor(evento)?.[1]
      if (lugar !== undefined) lugares.set(turnoId, lugar)
    }
    return lugares
  }
}
