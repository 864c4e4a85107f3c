import type { tuCuenta as es } from '../es/tu-cuenta.ts'
import type { Texts } from '../texts.ts'
import { plural } from './plural.ts'

/** The user's account page: name, address, password, sessions. */
export const tuCuenta = {
  titulo: 'Sua conta',
  secciones: 'Seções da sua conta',
  misEmpresas: 'Minhas empresas',
  paginas: {
    perfil: {
      nombre: 'Perfil',
      texto: 'É assim que sua equipe vê você e com isto você entra.',
      resumen: 'Nome, e-mail, idioma',
    },
    contrasena: {
      nombre: 'Senha de acesso',
      texto: 'Ao trocá-la, as outras sessões são encerradas.',
      resumen: 'Trocar a senha de acesso',
    },
    sesiones: { nombre: 'Sessões', resumen: 'Onde sua conta está aberta' },
    datos: { nombre: 'Dados', resumen: 'Baixar ou excluir' },
  },
  bloques: { datos: 'Seus dados', pantalla: 'Sua tela' },
  abrir: 'Sua conta',
  cargando: 'Carregando sua conta',
  fallo: 'Não foi possível carregar sua conta',
  usuario: {
    texto: 'Aparece em Equipe e em Atividade.',
    campo: 'Nome de usuário',
    vacio: 'Digite seu nome de usuário',
    fallo: 'Não foi possível salvar seu nome. Tente de novo.',
  },
  idioma: {
    texto: 'O do painel e o dos e-mails que enviamos a você.',
    campo: 'Idioma',
    fallo: 'Não foi possível mudar o idioma. Tente de novo.',
  },
  correo: {
    titulo: 'E-mail',
    texto: 'Você entra com ele. Uma troca pode pedir confirmação por um link.',
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
    pista: 'Uma frase de várias palavras é fácil de lembrar e difícil de adivinhar.',
    actual: 'Senha atual',
    actualVacia: 'Digite sua senha atual',
    nueva: 'Nova senha',
    boton: 'Mudar senha',
    fallo: 'Não foi possível mudar a senha. Tente de novo.',
  },
  sesiones: {
    titulo: 'Sessões abertas',
    cuantas: (cuantas: number) => plural(cuantas, 'sessão', 'sessões'),
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
