import type { Idioma } from '#contract/idioma.ts'

/** Countries where hours are written from 1 to 12. */
const DOCE_HORAS = /MX|GT|HN|SV|NI|CR|PA|DO|CU|PR|CO|VE|EC|PE|BO|US/

const MITADES: Readonly<Record<Idioma, readonly [antes: string, despues: string]>> = {
  es: ['a.m.', 'p.m.'],
  en: ['AM', 'PM'],
  pt: ['AM', 'PM'],
}

/** Whether a country writes hours from 1 to 12, with a.m. and p.m. */
const usaDoceHoras = (pais = ''): boolean => DOCE_HORAS.test(pais)

/**
 * Writes minutes after midnight: '9:00 p.m.' in Mexico, '21:00' in Chile. The country decides and not the language,
 * so that all screens of a room show one time. 24 hours and more wrap around.
 */
export function escribirHora(minutos: number, idioma: Idioma, pais?: string): string {
  const hora = Math.floor(minutos / 60) % 24
  const minuto = `0${minutos % 60}`.slice(-2)
  if (!usaDoceHoras(pais)) return `${hora}:${minuto}`
  return `${hora % 12 || 12}:${minuto} ${MITADES[idioma][hora < 12 ? 0 : 1]}`
}

/** Writes a whole hour for the axis of a chart: '9 p.m.' or '21'. */
export const escribirHoraEntera = (hora: number, idioma: Idioma, pais?: string): string =>
  escribirHora(hora * 60, idioma, pais).replace(':00', '')
