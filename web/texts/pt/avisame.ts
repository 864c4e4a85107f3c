import type { CanalAviso, Cuando } from '#contract/avisos.ts'
import type { avisame as es } from '../es/avisame.ts'
import type { Texts } from '../texts.ts'

const medios: Record<CanalAviso, string> = {
  push: 'Notificação',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  correo: 'E-mail',
}

export const avisame = {
  titulo: 'Avise-me da minha senha',
  texto: 'Feche esta página e faça outra coisa.',
  como: 'Por onde',
  cuando: 'E também quando faltarem',
  siempre: 'Sempre avisamos quando chamarem você.',
  medios,
  pistas: {
    push: 'Neste celular',
    whatsapp: 'Você envia a primeira mensagem',
    sms: '',
    correo: '',
  } satisfies Record<CanalAviso, string>,
  destino: { correo: 'Seu e-mail', sms: 'Seu telefone, com o código do país' },
  falta: { correo: 'Digite seu e-mail', sms: 'Digite seu telefone' },
  guardado: (destino: string) => `Avisamos você em ${destino}. Digite outro só para trocar.`,
  ejemplo: { correo: 'ana@exemplo.com', sms: '+55 11 91234-5678' },
  /** Consent text 3: contract/avisos.ts. */
  consentimiento: (empresa: string) =>
    `Aceito que ${empresa} me escreva só sobre esta senha. Meus dados são apagados um dia depois. Posso parar quando quiser.`,
  activar: 'Avise-me',
  abrirWhatsapp: 'Abrir o WhatsApp e enviar a mensagem',
  pendiente: {
    push: '',
    whatsapp: 'Falta um passo: envie a mensagem que abre no WhatsApp. Com ela você nos dá permissão.',
    sms: 'Falta um passo: responda SIM ao SMS que enviamos.',
    correo: 'Falta um passo: confirme no e-mail que enviamos.',
  },
  /** The owner of the destination unsubscribed from the company before. */
  deBaja: (canal: CanalAviso, numero: string | null) =>
    canal === 'sms'
      ? `Esse telefone pediu para não receber mensagens. Para recebê-las de novo, envie SIM dele para ${numero ?? 'o número que lhe escreveu'}.`
      : 'Esse e-mail pediu para não receber mensagens. Para recebê-las de novo, abra o link do e-mail que pediu a confirmação.',
  enMinutos: (cuantos: number) => `${cuantos}\u00a0min`,
  activo: (medio: string, { personas, minutos }: Cuando) => {
    if (personas !== null)
      return `Vamos avisar quando ${personas === 1 ? 'faltar 1' : `faltarem ${personas}`}: ${medio}`
    if (minutos !== null) return `Vamos avisar uns ${minutos} min antes: ${medio}`
    return `Vamos avisar quando chamarem você: ${medio}`
  },
  cambiarAviso: 'Mudar aviso',
  pista: 'Mesmo que você feche esta página',
  dejar: 'Parar de me avisar',
  misDatos: 'Baixar meus dados',
  archivo: 'meus-avisos.json',
  sinPush: 'Este navegador não pode receber notificações agora. Escolha outro meio.',
  sinPermiso:
    'Você não permitiu as notificações. Permita nas configurações do navegador ou escolha outro meio.',
  iphone: 'No iPhone, primeiro adicione esta página à tela de início.',
  nada: 'Deixe esta página aberta: avisamos aqui com som.',
  sinPais: 'Esta empresa não envia mensagens para o seu país. Escolha outro meio.',
  sinRed: 'Sem conexão. Tente de novo em um momento.',
  fallo: 'Não foi possível salvar. Tente de novo.',
} as const satisfies Texts<typeof es>
