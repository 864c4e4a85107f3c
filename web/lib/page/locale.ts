import { idioma } from '#texts/idioma.ts'

/** Time zone cities of the countries with Spanish-speaking businesses. */
const COUNTRIES: Record<string, readonly string[]> = {
  MX: [
    'Mexico_City',
    'Cancun',
    'Merida',
    'Monterrey',
    'Matamoros',
    'Chihuahua',
    'Ciudad_Juarez',
    'Ojinaga',
    'Mazatlan',
    'Bahia_Banderas',
    'Hermosillo',
    'Tijuana',
  ],
  GT: ['Guatemala'],
  HN: ['Tegucigalpa'],
  SV: ['El_Salvador'],
  NI: ['Managua'],
  CR: ['Costa_Rica'],
  PA: ['Panama'],
  DO: ['Santo_Domingo'],
  CU: ['Havana'],
  PR: ['Puerto_Rico'],
  CO: ['Bogota'],
  VE: ['Caracas'],
  EC: ['Guayaquil', 'Galapagos'],
  PE: ['Lima'],
  BO: ['La_Paz'],
  CL: ['Santiago', 'Punta_Arenas', 'Coyhaique', 'Easter'],
  AR: [
    'Buenos_Aires',
    'Cordoba',
    'Salta',
    'Jujuy',
    'Tucuman',
    'Catamarca',
    'La_Rioja',
    'San_Juan',
    'Mendoza',
    'San_Luis',
    'Rio_Gallegos',
    'Ushuaia',
  ],
  PY: ['Asuncion'],
  UY: ['Montevideo'],
  US: ['New_York', 'Chicago', 'Denver', 'Phoenix', 'Los_Angeles'],
  ES: ['Madrid', 'Ceuta', 'Canary'],
}

/** The `lang` of customer pages names the country of the company, because the server renders them in its locale. */
export const pageLocale: string = globalThis.document?.documentElement.lang || idioma.codigo

/** Returns the locale for numbers and dates in the country of a zone: '7,898.5' in Mexico, '7.898,5' in Argentina. */
export function localeOf(zona: string | undefined): string {
  const city = zona?.slice(zona.lastIndexOf('/') + 1) ?? ''
  const country = Object.entries(COUNTRIES).find(([, cities]) => cities.includes(city))?.[0]
  return country ? `${idioma.codigo}-${country}` : idioma.codigo
}
