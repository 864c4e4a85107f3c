import type { privacidad as es } from '../es/privacidad.ts'
import type { Texts } from '../texts.ts'

export const privacidad = {
  falloCarga: 'Não foi possível carregar o aviso de privacidade',
  fallo: 'Não foi possível salvar o aviso. Tente de novo.',
  quien: 'Quem responde pelos dados',
  responsable: 'Responsável',
  responsablePista: 'O nome legal da sua empresa ou o seu.',
  contacto: 'Contato',
  contactoPista: 'Para onde escrever para ver, corrigir ou apagar dados.',
  aviso: 'Aviso',
  idioma: 'Idioma do aviso',
  texto: 'Texto',
  textoPista:
    'É lido em uma página própria. Cada mudança salva uma nova versão; as anteriores continuam legíveis.',
  enlace: 'Link',
  enlacePista: 'Se o seu aviso já está no seu site. Pode ir sozinho ou com o texto.',
  enlaceMal: 'Digite um endereço que comece com https://',
  modelo: 'Começar com um modelo',
  modeloPista: 'Substitui o texto acima. É um ponto de partida: não substitui um advogado.',
  elegirPais: 'Escolha um país',
  ninguno: 'Aparece o do serviço',
  faltaResponsable: 'Digite quem responde pelos dados',
  faltaContacto: 'Digite um contato',
  versiones: 'Versões',
  vigente: (version: number) => `Versão ${version} em exibição`,
  version: (version: number) => `Versão ${version}`,
  paises: {
    ES: 'Espanha (RGPD e LOPDGDD, em espanhol)',
    MX: 'México (LFPDPPP, em espanhol)',
    PE: 'Peru (Lei 29733, em espanhol)',
    CO: 'Colômbia (Lei 1581, em espanhol)',
    CL: 'Chile (Lei 19.628, em espanhol)',
    AR: 'Argentina (Lei 25.326, em espanhol)',
    BR: 'Brasil (LGPD)',
  },
} as const satisfies Texts<typeof es>
