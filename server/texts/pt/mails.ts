import { correoDeCuenta } from '../cartas.ts'
import type { Textos } from '../textos.ts'

export const correos: Textos['correos'] = (marca) => {
  const carta = correoDeCuenta('pt', marca, (nombre) => (nombre ? `Olá, ${nombre}:` : 'Olá:'))
  return {
    verificar: carta({
      subject: `Confirme seu e-mail no ${marca}`,
      frase: 'Sua conta já foi criada. Confirme seu e-mail para entrar e abrir sua primeira fila.',
      boton: 'Confirmar meu e-mail',
      nota: 'O link vale 48 horas. Se você não criou esta conta, não faça nada: sem a sua confirmação ninguém pode usá-la.',
    }),
    restablecer: carta({
      subject: `Mude sua senha do ${marca}`,
      frase: 'Recebemos um pedido para mudar sua senha. Abra o link e escolha uma nova.',
      boton: 'Mudar minha senha',
      nota: 'O link vale 30 minutos e só pode ser usado uma vez. Se você não pediu, não faça nada: sua senha continua a mesma.',
    }),
    invitar: (nombre, enlace, empresa) =>
      carta({
        subject: `Você recebeu um convite para uma equipe no ${marca}`,
        frase: `Você recebeu um convite para a equipe de ${empresa || 'uma empresa'}. Abra o link para entrar nela.`,
        boton: 'Ver o convite',
        nota: 'O link vale 7 dias e só pode ser usado uma vez. Se você não esperava este convite, não faça nada.',
      })(nombre, enlace),
    cambiar_correo: carta({
      subject: `Confirme seu novo e-mail no ${marca}`,
      frase: 'Você pediu para entrar na sua conta com este e-mail. Confirme para a mudança valer.',
      boton: 'Confirmar o novo e-mail',
      nota: 'O link vale 24 horas e só pode ser usado uma vez. Se você não pediu, não faça nada.',
    }),
    ya_registrado: carta({
      subject: `Você já tem uma conta no ${marca}`,
      frase: 'Alguém quis criar uma conta com este e-mail, e você já tem uma. Se foi você, entre nela.',
      boton: 'Entrar',
      nota: 'Se esqueceu sua senha, pode mudá-la nessa mesma página. Se não foi você, não faça nada: ninguém entrou.',
    }),
    contrasena_cambiada: carta({
      subject: `Sua senha do ${marca} mudou`,
      frase: 'A senha da sua conta acaba de mudar, e as outras sessões foram encerradas.',
      boton: 'Não fui eu: recuperar minha conta',
      nota: 'Se foi você, não faça nada.',
    }),
    correo_cambiado: carta({
      subject: `O e-mail da sua conta do ${marca} mudou`,
      frase:
        'A partir de agora se entra na sua conta com outro e-mail, e este já não serve para entrar nem para recuperá-la.',
      boton: 'Não fui eu: pedir ajuda',
      nota: 'Se foi você, não faça nada.',
    }),
    acceso_nuevo: (nombre, enlace, navegador) =>
      carta({
        subject: `Alguém entrou na sua conta do ${marca}`,
        frase: `Entraram na sua conta em um navegador que não conhecíamos${navegador && `: ${navegador}`}.`,
        boton: 'Ver minhas sessões',
        nota: 'Se foi você, não faça nada. Se não, encerre essa sessão e mude sua senha.',
      })(nombre, enlace),
  }
}
