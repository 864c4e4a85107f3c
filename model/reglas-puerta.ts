import { type Effect, type Given, Steps } from './effect.ts'
import type { Comando } from './peticion.ts'
import { enEspera, porLugar, type Sala, type Turno } from './sala.ts'

type De<H extends Comando['hace']> = Extract<Comando, { hace: H }>

const RAFAGA_MINIMA = 8
const RAFAGA_CADA_MS = 20_000

/** Who waits and came in a burst. Everybody without a session comes from the one address of the clients. */
export function rafagaDe(sala: Sala): Turno[] | null {
  const ajenos = sala.colas.flatMap(({ id }) => enEspera(sala, id)).filter(({ ajeno }) => ajeno)
  const instantes = ajenos.map(({ emitidoEn }) => emitidoEn)
  const lapso = Math.max(...instantes) - Math.min(...instantes)
  return ajenos.length >= RAFAGA_MINIMA && lapso <= ajenos.length * RAFAGA_CADA_MS ? ajenos : null
}

/** All of them leave in one step. Their places in the day are free again, their numbers are not. */
export function cancelarRafaga(sala: Sala, _: De<'cancelarRafaga'>, { ahora }: Given): Effect {
  const steps = new Steps(sala)
  const rafaga = rafagaDe(sala)?.toSorted(porLugar) ?? []
  for (const turno of rafaga) {
    const fuera = { ...turno, estado: 'cancelado' as const, terminadoEn: ahora }
    steps.turno({ ...fuera, ajeno: false, devuelto: true }, 'cancelado')
  }
  if (rafaga.length > 0) steps.cola(null, 'rafaga_cancelada')
  return steps.done({ ok: { cancelados: rafaga.length } })
}
