import type { EventoGuardado } from '#contract/datos-cuenta.ts'
import { type Explanation, saltadosDe } from './explain.ts'
import { type Fault, fault } from './fault.ts'
import { enEspera, type Sala, type Turno } from './sala.ts'

const MINUTO_US = 60_000_000

/** Arrival by the clock of the order, which does not follow a jump of the system clock at once. */
const llegada = ({ lugar, ventaja }: Turno): number => lugar + ventaja * MINUTO_US

/** Whether a turno still has its place of arrival. */
const intacto = ({ orden, id }: Turno): boolean => orden === id

/**
 * The published promise: within a cola no turno is called before one that arrived earlier by more than the first one's
 * credit. Calls that record how many they passed over (a chosen turno, a party that fits) are excepted.
 */
export function judgeOrder(eventos: readonly EventoGuardado[], { moments }: Explanation): Fault[] {
  const faults: Fault[] = []
  let antes: Sala | undefined
  for (const evento of eventos) {
    const llamado = evento.tipo === 'llamado' ? antes?.turnos.get(evento.turnoId ?? '') : undefined
    if (antes && llamado && intacto(llamado) && saltadosDe(evento) === 0) {
      const pasados = enEspera(antes, llamado.cola_id).filter((otro) => pasadoPor(llamado, otro))
      for (const { numero } of pasados)
        faults.push(fault('order', `seq ${evento.seq}: ${llamado.numero} was called before ${numero}`))
    }
    antes = moments.get(evento.seq) ?? antes
  }
  return faults
}

const pasadoPor = (llamado: Turno, otro: Turno): boolean =>
  intacto(otro) && llegada(llamado) - llegada(otro) > llamado.ventaja * MINUTO_US
