/** The start page of an installation of one's own. */
export const inicio = {
  texto: 'Pide tu turno desde aquí y llega cuando te toque.',
  pedir: 'Pedir turno',
  espera: 'Espera ahora',
  vivo: (hora: string) => `Actualizado a las ${hora}`,
  sinColas: 'Todavía no hay colas abiertas.',
  elige: '¿A dónde vienes?',
  masPaginas: 'Más páginas',
  primera: {
    titulo: 'Aún no hay ninguna empresa',
    conCuenta: 'Inicia sesión y crea la primera. Después, esta página mostrará sus colas.',
    sinCuentas: 'Abre el enlace que este servicio mostró al arrancar: con él se crea la primera cuenta.',
  },
} as const
