import type { EventoGuardado } from '#contract/datos-cuenta.ts'
import { type Explanation, saltadosDe } from './explain.ts'
import { type Fault, fault } from './fault.ts'
import { enEspera, type Sala, type Turno } from './sala.ts'

const MINUTO_US = 60_000_000

/** When somebody came, by the clock of the order: it does not follow a jump of the clock on the wall at once. */
const llegada = ({ lugar, ventaja }: Turno): number => lugar + ventaja * MINUTO_US

/** Whether somebody has the place of their arrival: nobody moved them, and they did not move themselves. */
const intacto = ({ orden, id }: Turno): boolean => orden === id

/**
 * The promise that is printed: within a cola nobody is called before somebody who came earlier by more than the own
 * credit. Calls of a chosen one and of a party that fits are excepted, and told by how many they passed over.
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
