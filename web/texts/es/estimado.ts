const HORA = 60

/** Minutes as people say them: '50 min', '2 h', '1 h 50 min'. */
export function duracion(minutos: number): string {
  if (minutos < HORA) return `${minutos} min`
  const horas = `${Math.floor(minutos / HORA)} h`
  const resto = minutos % HORA
  return resto === 0 ? horas : `${horas} ${resto} min`
}

/** How long somebody still waits. */
export const estimado = {
  menosDeUno: 'menos de 1 min',
  hasta: (max: number) => `hasta ${duracion(max)}`,
  exacto: duracion,
  rango: (min: number, max: number) =>
    max < HORA ? `${min} a ${max} min` : `${duracion(min)} a ${duracion(max)}`,
} as const
