export const carrusel = {
  rol: 'carrusel',
  anterior: 'Anterior',
  siguiente: 'Siguiente',
  pausar: 'Pausar el avance automático',
  reanudar: 'Reanudar el avance automático',
  posicion: (actual: number, total: number) => `${actual} de ${total}`,
} as const
