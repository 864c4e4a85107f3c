/** English times take no article. */
export const las = (hora: string): string => hora

/** Returns a 24-hour time such as '16:00' as '4:00 PM', without line breaks inside. */
export function en12Horas(hora: string): string {
  const [horas = '', minutos = ''] = hora.split(':')
  const numero = Number(horas)
  return `${numero % 12 || 12}:${minutos}\u00a0${numero < 12 ? 'AM' : 'PM'}`
}
