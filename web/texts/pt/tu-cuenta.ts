import type { tuCuenta as es } from '../es/tu-cuenta.ts'
import type { Texts } from '../texts.ts'

/** The user's account page: name, address, password, sessions. */
export const tuCuenta = {
  titulo: 'Sua conta',
  texto: 'Seu nome, seu e-mail, sua senha de acesso e os navegadores em que sua conta está aberta.',
  abrir: 'Sua conta',
  cargando: 'Carregando sua conta',
  fallo: 'Não foi possível carregar sua conta',
  usuario: {
    titulo: 'Nome de usuário',
    texto: 'É assim que sua equipe vê você.',
    campo: 'Nome de usuário',
    vacio: 'Digite seu nome de usuário',
    boton: 'Salvar nome',
    hecho: 'Seu nome mudou',
    fallo: 'Não foi possível salvar seu nome. Tente de novo.',
  },
  idioma: {
    titulo: 'Idioma',
    texto: 'O do painel e o dos e-mails que enviamos a você.',
    campo: 'Idioma',
    fallo: 'Não foi possível mudar o idioma. Tente de novo.',
  },
  correo: {
    titulo: 'E-mail',
    actual: (correo: string) => `Você entra com ${correo}.`,
    sinCorreo: 'Este acesso foi dado pela sua organização. Se for preciso mudá-lo, peça a quem a administra.',
    campo: 'Novo e-mail',
    invalido: 'Digite um e-mail válido, como voce@empresa.com',
    contrasena: 'Sua senha, para confirmar',
    contrasenaVacia: 'Digite sua senha',
    boton: 'Mudar e-mail',
    hecho: (correo: string) => `A partir de agora você entra com ${correo}.`,
    enviado: (correo: string) =>
      `Enviamos um link para ${correo}. Abra-o para a mudança valer; enquanto isso, você entra com o e-mail de sempre.`,
    fallo: 'Não foi possível mudar o e-mail. Tente de novo.',
  },
  contrasena: {
    titulo: 'Senha de acesso',
    texto:
      'Ao mudá-la, as outras sessões são encerradas. Uma frase de várias palavras é fácil de lembrar e difícil de adivinhar.',
    actual: 'Senha atual',
    actualVacia: 'Digite sua senha atual',
    nueva: 'Nova senha',
    boton: 'Mudar senha',
    fallo: 'Não foi possível mudar a senha. Tente de novo.',
  },
  sesiones: {
    titulo: 'Sessões abertas',
    texto: 'Navegadores em que sua conta está aberta. Encerre os que não reconhecer.',
    actual: 'Este navegador',
    uso: (cuando: string) => `Último uso: ${cuando}`,
    cerrar: 'Encerrar',
    cerrarSesion: (navegador: string) => `Encerrar a sessão de ${navegador}`,
    cerrada: 'A sessão foi encerrada',
    cerrarDemas: 'Encerrar as outras',
    demasCerradas: 'As outras sessões foram encerradas',
    fallo: 'Não foi possível carregar as sessões',
    falloCerrar: 'Não foi possível encerrar a sessão. Tente de novo.',
    falloDemas: 'Não foi possível encerrar as outras sessões. Tente de novo.',
    desconocido: 'Navegador desconhecido',
    en: (navegador: string, sistema: string) => `${navegador} em ${sistema}`,
  },
} as const satisfies Texts<typeof es>
