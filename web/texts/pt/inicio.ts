/** The start page of an installation of one's own. */
export const inicio = {
  texto: 'Pegue sua senha por aqui e chegue na hora certa.',
  pedir: 'Pegar senha',
  espera: 'Espera agora',
  vivo: (hora: string) => `Atualizado às ${hora}`,
  sinColas: 'Ainda não há filas abertas.',
  elige: 'Para onde você vem?',
  masPaginas: 'Mais páginas',
  primera: {
    titulo: 'Ainda não há nenhuma empresa',
    conCuenta: 'Entre e crie a primeira. Depois, esta página mostrará as filas dela.',
    sinCuentas: 'Abra o link que este serviço mostrou ao iniciar: com ele se cria a primeira conta.',
  },
} as const
