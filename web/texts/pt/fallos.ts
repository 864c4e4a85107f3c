import type { fallos as es } from '../es/fallos.ts'
import type { Texts } from '../texts.ts'

/** Failures without a reply from the server. */
export const fallos = {
  sinConexion: 'Sem conexão com o serviço. Confira sua rede e tente de novo.',
  noDisponible: 'O serviço não está disponível no momento. Tente de novo em alguns segundos.',
} as const satisfies Texts<typeof es>
