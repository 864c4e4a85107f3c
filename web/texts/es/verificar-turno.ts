export const verificarTurno = {
  titulo: 'Verificar turno',
  encabezado: 'Consulta tu turno',
  texto: 'Escribe el código de seguimiento que recibiste al pedir tu turno.',
  codigo: 'Código de seguimiento',
  ejemplo: 'ABC123',
  buscar: 'Buscar Turno',
  informacion: 'Información del Turno',
  sinRed: 'sin conexión',
  actualizado: (hora: string) => `Última actualización: ${hora}`,
  automatico: 'Actualizar automáticamente',
  noEncontrado: 'Turno no encontrado',
  revisa: 'Revisa el código: tiene letras y números, sin 0, 1 ni vocales. Sirve hasta el final del día.',
} as const
