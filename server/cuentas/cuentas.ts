import type { Correos } from '#server/mail/correos.ts'
import type { SesionesTerminadas } from '#server/sesiones-terminadas.ts'
import type { Store } from '#server/store/db.ts'

/** What the use cases of an account need: commands, mail, and the listeners of ended sessions. */
export interface Cuentas {
  store: Store
  clock: () => number
  correos: Correos
  secreto: string
  sesiones: SesionesTerminadas
}

export const normalizarCorreo = (correo: string): string => correo.normalize('NFC').trim().toLowerCase()
