export const notFound = {
  titulo: 'Página no encontrada',
  texto: 'La dirección no existe o cambió de lugar.',
  boton: 'Volver al inicio',
} as const
