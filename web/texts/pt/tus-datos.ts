import type { tusDatos as es } from '../es/tus-datos.ts'
import type { Texts } from '../texts.ts'

/** The data of the owner's account: export and deletion. */
export const tusDatos = {
  titulo: 'Dados',
  texto: 'O que guardamos de você é seu.',
  descargar: {
    bloque: 'Baixar',
    titulo: 'Uma cópia dos seus dados',
    texto:
      'Um arquivo JSON com tudo o que guardamos da sua conta: suas empresas, as filas, as senhas e o histórico delas.',
    boton: 'Baixar meus dados',
    archivo: 'turnero-meus-dados.json',
    hecho: 'Seus dados foram baixados',
    fallo: 'Não foi possível baixar seus dados. Tente de novo.',
  },
  eliminar: {
    titulo: 'Exclua sua conta',
    texto: 'São apagadas sua conta e todas as suas empresas. Não pode ser desfeito.',
    boton: 'Excluir minha conta',
    pregunta: 'Excluir sua conta?',
    pierdes: 'Será apagado para sempre:',
    perdidas: [
      'Suas empresas, com suas filas, links e QR codes.',
      'O lugar de quem espera agora.',
      'O histórico e as estatísticas das suas filas.',
      'Seu plano e seu acesso ao Turnero.',
    ],
    aviso: 'Não pode ser recuperado. Baixe antes o que quiser guardar.',
    contrasena: 'Confirme com sua senha',
    contrasenaVacia: 'Digite sua senha',
    confirmar: 'Excluir conta',
    fallo: 'Não foi possível excluir a conta. Tente de novo.',
  },
} as const satisfies Texts<typeof es>
