export const crearEmpresa = {
  titulo: 'Nueva Empresa',
  texto: 'Solo el nombre y el titular son obligatorios. Lo demás puedes cambiarlo cuando quieras.',
  sinCorreo:
    'Tu cuenta no tiene correo y no puede crear empresas. Pide que la cree un propietario con correo, o regístrate con el tuyo.',
  volver: 'Volver a mis empresas',
  pasos: 'Pasos para crear la empresa',
  basica: 'Información básica',
  detalles: 'Detalles adicionales',
  campos: {
    nombre: 'Nombre de la empresa',
    nombreEjemplo: 'Clínica Central',
    titular: 'Titular o responsable',
    titularEjemplo: 'Ana Pérez',
    logoEjemplo: 'https://',
    horario: 'Horario de atención',
    horarioEjemplo: 'Lunes a viernes, 9:00 a 18:00',
  },
  errores: {
    nombre: 'El nombre es obligatorio',
    titular: 'El titular es obligatorio',
    logo: 'La dirección del logo debe empezar con https://',
  },
  paso: (numero: number) => `Paso ${numero} de 2`,
  continuar: 'Continuar',
  atras: 'Atrás',
  crear: 'Crear Empresa',
  vistaPrevia: 'Vista previa',
  vistaPreviaVacia: 'Escribe el nombre para ver cómo quedará tu empresa.',
  fallo: 'Hubo un problema al guardar la empresa.',
  exito: (nombre: string) => `${nombre} está lista`,
  sinLogo: (nombre: string, motivo: string) =>
    `${nombre} está lista, pero su logo no se guardó. ${motivo} Puedes subirlo en Configuración.`,
} as const
