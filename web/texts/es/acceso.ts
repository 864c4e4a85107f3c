/** Messages for a user whose access changes while the panel is open. */
export const acceso = {
  rol: (rol: string) => `Tu rol cambió: ahora eres ${rol.toLowerCase()}`,
  colas: 'Cambiaron las colas que atiendes',
  sin: (empresa: string) => `Ya no tienes acceso a ${empresa}`,
  sinTexto:
    'Te quitaron del equipo o borraron la empresa. Si crees que es un error, habla con quien la administra.',
  misEmpresas: 'Ver mis empresas',
} as const
