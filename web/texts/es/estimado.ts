/** How long somebody still waits, in minutes. */
export const estimado = {
  menosDeUno: 'menos de 1 min',
  hasta: (max: number) => `hasta ${max} min`,
  exacto: (minutos: number) => `${minutos} min`,
  rango: (min: number, max: number) => `${min} a ${max} min`,
} as const
