import type { Pais } from './api.ts'

const POR_ZONA: [RegExp, Pais][] = [
  [/Madrid|Canary|Ceuta/, 'ES'],
  [/Argentina|Buenos_Aires/, 'AR'],
  [/La_Paz/, 'BO'],
  [/Sao_Paulo|Bahia$|Manaus|Fortaleza|Recife|Belem|Cuiaba|Porto_Velho|Rio_Branco/, 'BR'],
  [/Santiago|Punta_Arenas|Easter|Coyhaique/, 'CL'],
  [/Bogota/, 'CO'],
  [/Costa_Rica/, 'CR'],
  [/Havana/, 'CU'],
  [/Santo_Domingo/, 'DO'],
  [/Guayaquil|Galapagos/, 'EC'],
  [/Guatemala/, 'GT'],
  [/Tegucigalpa/, 'HN'],
  [/Managua/, 'NI'],
  [/Panama/, 'PA'],
  [/Lima/, 'PE'],
  [/Puerto_Rico/, 'PR'],
  [/Asuncion/, 'PY'],
  [/El_Salvador/, 'SV'],
  [/Montevideo/, 'UY'],
  [/Caracas/, 'VE'],
]

/** Guesses the country from the time zone. */
export const paisDe = (zona: string): Pais => POR_ZONA.find(([nombre]) => nombre.test(zona))?.[1] ?? 'MX'
