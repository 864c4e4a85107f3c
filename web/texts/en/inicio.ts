/** The start page of an installation of one's own. */
export const inicio = {
  texto: 'Take your turn from here and arrive when it is time.',
  pedir: 'Take a turn',
  espera: 'Waiting now',
  vivo: (hora: string) => `Updated at ${hora}`,
  sinColas: 'There are no open queues yet.',
  elige: 'Where are you going?',
  masPaginas: 'More pages',
  primera: {
    titulo: 'There is no company yet',
    conCuenta: 'Log in and create the first one. Then this page will show its queues.',
    sinCuentas: 'Open the link that this service printed when it started: it creates the first account.',
  },
} as const
