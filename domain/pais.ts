/** Time zone cities of the countries with Spanish-speaking businesses. */
const PAISES: Record<string, readonly string[]> = {
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

/** Calling codes. Those of countries that share +1 include the area. */
const PREFIJOS: Record<string, readonly string[]> = {
  MX: ['+52'],
  GT: ['+502'],
  HN: ['+504'],
  SV: ['+503'],
  NI: ['+505'],
  CR: ['+506'],
  PA: ['+507'],
  DO: ['+1809', '+1829', '+1849'],
  CU: ['+53'],
  PR: ['+1787', '+1939'],
  CO: ['+57'],
  VE: ['+58'],
  EC: ['+593'],
  PE: ['+51'],
  BO: ['+591'],
  CL: ['+56'],
  AR: ['+54'],
  PY: ['+595'],
  UY: ['+598'],
  US: ['+1'],
  ES: ['+34'],
}

/** The country of a time zone; undefined if it is not in the list. */
export function paisDe(zona: string | undefined): string | undefined {
  const ciudad = zona?.slice(zona.lastIndexOf('/') + 1) ?? ''
  return Object.entries(PAISES).find(([, ciudades]) => ciudades.includes(ciudad))?.[0]
}

/** The calling codes of the country of a time zone; empty if the country is not known. */
export const prefijosDe = (zona: string): readonly string[] => PREFIJOS[paisDe(zona) ?? ''] ?? []
