import { advertencia, bien, falla, type Hallazgo } from './revision.ts'

const TOLERATED_MS = 2000
/** When this code was written. A clock that shows an earlier time is wrong. */
const NOT_BEFORE = Date.UTC(2026, 0, 1)

export interface OtroReloj {
  quien: string
  adelantoMs: number
}

/** Checks the clock, on which all waits and service days depend. */
export function revisarReloj(
  ultimoInstante: number | null,
  otro: OtroReloj | null = null,
  ahora = Date.now(),
): Hallazgo[] {
  const sincronizar = 'sincroniza el reloj: sudo timedatectl set-ntp true'
  const hora = new Date(ahora).toISOString()
  if (ahora < NOT_BEFORE) return [falla('reloj', `marca ${hora}, una fecha pasada`, sincronizar)]
  if (ultimoInstante !== null && ultimoInstante > ahora + TOLERATED_MS) {
    return [
      falla(
        'reloj',
        `marca ${hora}, pero hay datos de ${new Date(ultimoInstante).toISOString()}`,
        sincronizar,
      ),
    ]
  }
  if (otro && Math.abs(otro.adelantoMs) > TOLERATED_MS) {
    const segundos = Math.round(Math.abs(otro.adelantoMs) / 1000)
    const donde = otro.adelantoMs > 0 ? 'atrasado' : 'adelantado'
    return [
      advertencia(
        'reloj',
        `${donde} ${segundos} s respecto de ${otro.quien}`,
        `${sincronizar}, en las dos máquinas`,
      ),
    ]
  }
  return [bien('reloj', hora)]
}
