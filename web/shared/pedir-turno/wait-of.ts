import type { ColaPublica } from '#contract/cola.ts'
import { apertura } from '#texts/apertura.ts'
import { pedirTurno as t } from '#texts/pedir-turno.ts'
import { formatEstimado } from '#web/lib/page/format.ts'

/** Returns '3 personas en espera · 10 a 15 min · Quedan 4 turnos'. */
export function waitOf({ enEspera, estimado, admite, quedan }: ColaPublica): string {
  const minutos = enEspera > 0 && formatEstimado(estimado)
  const cupo = admite === 'si' && quedan !== null && apertura.quedan(quedan)
  return [t.enEspera(enEspera), minutos, cupo].filter(Boolean).join(' · ')
}
