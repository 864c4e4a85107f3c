import { cuerpo, nombreCorriente } from '../es/mails.ts'

export { nombreCorriente } from '../es/mails.ts'

const saludo = (nombre: string): string => (nombreCorriente(nombre) ? `Olá, ${nombre}:` : 'Olá:')

export const verificar = (nombre: string, enlace: string) => ({
  subject: 'Confirme seu e-mail no Turnero',
  ...cuerpo(
    {
      saludo: saludo(nombre),
      frase: 'Sua conta já foi criada. Confirme seu e-mail para entrar e abrir sua primeira fila.',
      boton: 'Confirmar meu e-mail',
      nota: 'O link vale 48 horas. Se você não criou esta conta, não faça nada: sem a sua confirmação ninguém pode usá-la.',
    },
    enlace,
  ),
})

export const restablecer = (nombre: string, enlace: string) => ({
  subject: 'Mude sua senha do Turnero',
  ...cuerpo(
    {
      saludo: saludo(nombre),
      frase: 'Recebemos um pedido para mudar sua senha. Abra o link e escolha uma nova.',
      boton: 'Mudar minha senha',
      nota: 'O link vale 30 minutos e só pode ser usado uma vez. Se você não pediu, não faça nada: sua senha continua a mesma.',
    },
    enlace,
  ),
})

export const invitar = (nombre: string, enlace: string, empresa: string) => ({
  subject: 'Você foi convidado para uma equipe no Turnero',
  ...cuerpo(
    {
      saludo: saludo(nombre),
      frase: `Você foi convidado para a equipe de ${empresa || 'uma empresa'}. Abra o link para entrar nela.`,
      boton: 'Ver o convite',
      nota: 'O link vale 7 dias e só pode ser usado uma vez. Se você não esperava este convite, não faça nada.',
    },
    enlace,
  ),
})

export const cambiarCorreo = (nombre: string, enlace: string) => ({
  subject: 'Confirme seu novo e-mail no Turnero',
  ...cuerpo(
    {
      saludo: saludo(nombre),
      frase: 'Você pediu para entrar na sua conta com este e-mail. Confirme para a mudança valer.',
      boton: 'Confirmar o novo e-mail',
      nota: 'O link vale 24 horas e só pode ser usado uma vez. Se você não pediu, não faça nada.',
    },
    enlace,
  ),
})

export const yaRegistrado = (nombre: string, enlace: string) => ({
  subject: 'Você já tem uma conta no Turnero',
  ...cuerpo(
    {
      saludo: saludo(nombre),
      frase: 'Alguém quis criar uma conta com este e-mail, e você já tem uma. Se foi você, entre nela.',
      boton: 'Entrar',
      nota: 'Se esqueceu sua senha, pode mudá-la nessa mesma página. Se não foi você, não faça nada: ninguém entrou.',
    },
    enlace,
  ),
})

export const contrasenaCambiada = (nombre: string, enlace: string) => ({
  subject: 'Sua senha do Turnero mudou',
  ...cuerpo(
    {
      saludo: saludo(nombre),
      frase: 'A senha da sua conta acaba de mudar, e as outras sessões foram encerradas.',
      boton: 'Não fui eu: recuperar minha conta',
      nota: 'Se foi você, não faça nada.',
    },
    enlace,
  ),
})

export const correoCambiado = (nombre: string, enlace: string) => ({
  subject: 'O e-mail da sua conta do Turnero mudou',
  ...cuerpo(
    {
      saludo: saludo(nombre),
      frase:
        'A partir de agora se entra na sua conta com outro e-mail, e este já não serve para entrar nem para recuperá-la.',
      boton: 'Não fui eu: pedir ajuda',
      nota: 'Se foi você, não faça nada.',
    },
    enlace,
  ),
})

export const accesoNuevo = (nombre: string, enlace: string, navegador: string) => ({
  subject: 'Alguém entrou na sua conta do Turnero',
  ...cuerpo(
    {
      saludo: saludo(nombre),
      frase: `Entraram na sua conta em um navegador que não conhecíamos${navegador && `: ${navegador}`}.`,
      boton: 'Ver minhas sessões',
      nota: 'Se foi você, não faça nada. Se não, encerre essa sessão e mude sua senha.',
    },
    enlace,
  ),
})
