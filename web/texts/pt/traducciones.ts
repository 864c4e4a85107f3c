import type { traducciones as es } from '../es/traducciones.ts'
import type { Texts } from '../texts.ts'

export const traducciones = {
  idioma: 'Idioma da tradução',
  nada: 'Ainda não há textos para traduzir: crie uma fila.',
  completo: 'Tudo está traduzido',
  sinTraducir: (cuantos: number) => (cuantos === 1 ? '1 sem tradução' : `${cuantos} sem tradução`),
  fallo: 'Não foi possível salvar as traduções. Tente de novo.',
  falloCarga: 'Não foi possível carregar as traduções',
  donde: {
    cola: 'Fila',
    pregunta: 'Pergunta',
    opcion: 'Opção de uma pergunta',
    preferencia: 'Atendimento prioritário',
    anuncio: 'Comunicado',
  },
} as const satisfies Texts<typeof es>
