export const notFound = {
  titulo: 'Página no encontrada',
  texto: 'La dirección no existe o cambió de lugar. Tu turno, si tienes uno, sigue donde estaba.',
  boton: 'Volver al inicio',
  posicion: 'Ver mi posición',
} as const
