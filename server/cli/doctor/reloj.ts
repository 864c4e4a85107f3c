import { HORA_MS } from '#domain/hora-local.ts'
import { ORDINARY_GAP_MS } from '#server/store/steady-clock.ts'
import { advertencia, bien, falla, type Hallazgo } from './revision.ts'

const TOLERATED_MS = 2000
/** When this code was written. A clock that shows an earlier time is wrong. */
const NOT_BEFORE = Date.UTC(2026, 0, 1)

export interface OtroReloj {
  quien: string
  adelantoMs: number
}

/** What the data says about the time. */
interface Conocido {
  lastInstant: number | null
  confirmado: number | null
}

/** Checks the clock, on which all waits and service days depend. */
export function revisarReloj(
  { lastInstant = null, confirmado = null }: Partial<Conocido>,
  otro: OtroReloj | null = null,
  ahora = Date.now(),
): Hallazgo[] {
  const sincronizar = 'sincroniza el reloj: sudo timedatectl set-ntp true'
  const hora = new Date(ahora).toISOString()
  if (ahora < NOT_BEFORE) return [falla('reloj', `marca ${hora}, una fecha pasada`, sincronizar)]
  if (lastInstant !== null && lastInstant > ahora + TOLERATED_MS) {
    return [
      falla('reloj', `marca ${hora}, pero hay datos de ${new Date(lastInstant).toISOString()}`, sincronizar),
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
  if (confirmado !== null && ahora - confirmado > ORDINARY_GAP_MS) {
    const dias = Math.round((ahora - confirmado) / (24 * HORA_MS))
    return [
      advertencia(
        'reloj',
        `marca ${hora}, ${dias} días después de la última hora confirmada: nada expira ni se borra todavía`,
        'si es correcta: npm run turnero -- reloj --confirmar',
      ),
    ]
  }
  return [bien('reloj', hora)]
}
