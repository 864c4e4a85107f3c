import type { invitacion as es } from '../es/invitacion.ts'
import type { Texts } from '../texts.ts'

export const invitacion = {
  titulo: 'Convite',
  encabezado: (empresa: string) => `Junte-se a ${empresa}`,
  texto: (organizacion: string, rol: string) =>
    `Você recebeu um convite para a equipe de ${organizacion} como ${rol.toLowerCase()}.`,
  invalida: 'Este convite não vale mais',
  invalidaTexto: 'Expirou, já foi usado ou foi retirado. Peça que o enviem de novo.',
  unirse: (empresa: string) => `Entrar em ${empresa}`,
  como: (correo: string) => `Você vai entrar como ${correo}.`,
  conCuenta: 'Você já tem uma conta com este e-mail. Entre nela para aceitar.',
  iniciarSesion: 'Entrar',
  tengoCuenta: 'Já tenho uma conta',
  nombre: 'Seu nome',
  correo: 'Seu e-mail',
  contrasena: 'Escolha uma senha',
  crear: 'Criar minha conta e entrar',
  fallo: 'Não foi possível concluir. Tente de novo.',
  errores: {
    usuario: 'Digite seu nome',
    correo: 'Digite um e-mail válido, como ana@empresa.com',
  },
  ajena: (correo: string) => `Este convite é para ${correo}. Saia da sua conta para entrar com esse e-mail.`,
  cerrarSesion: 'Sair e continuar',
  pideCorreo: 'Digite seu e-mail e enviamos o link para você entrar na equipe.',
  enviarEnlace: 'Enviar o link',
  verifica: 'Enviamos um link para o seu e-mail. Siga-o para entrar na equipe; este já não é necessário.',
} as const satisfies Texts<typeof es>
