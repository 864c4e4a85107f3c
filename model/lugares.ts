import type { EventoGuardado, TurnoGuardado } from '#contract/datos-cuenta.ts'

/** From where to where an evento took somebody in the order. */
const movidoPor = ({ datos }: EventoGuardado) => datos?.lugar as [number, number] | undefined

/** By turno, where the record says that the evento at an index put people: the one it is about, and those who made room. */
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
