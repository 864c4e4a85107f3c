import type { acceso as es } from '../es/acceso.ts'
import type { Texts } from '../texts.ts'

export const acceso = {
  rol: (rol: string) => `Sua função mudou: agora você é ${rol.toLowerCase()}`,
  colas: 'As filas que você atende mudaram',
  sin: (empresa: string) => `Você não tem mais acesso a ${empresa}`,
  sinTexto:
    'Você não está mais na equipe, ou a empresa foi excluída. Se acha que é um engano, fale com quem a administra.',
  misEmpresas: 'Ver minhas empresas',
} as const satisfies Texts<typeof es>
