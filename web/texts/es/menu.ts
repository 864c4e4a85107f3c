export const menu = {
  abrir: 'Abrir menú',
  cerrar: 'Cerrar menú',
} as const
