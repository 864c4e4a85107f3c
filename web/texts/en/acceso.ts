import type { acceso as es } from '../es/acceso.ts'
import type { Texts } from '../texts.ts'

export const acceso = {
  rol: (rol: string) => `Your role is now ${rol.toLowerCase()}`,
  colas: 'The queues you serve have changed',
  sin: (empresa: string) => `You no longer have access to ${empresa}`,
  sinTexto:
    'You were removed from the team or the company was deleted. If you think this is a mistake, talk to whoever manages it.',
  misEmpresas: 'See my companies',
} as const satisfies Texts<typeof es>
