import { configuracion } from '#texts/configuracion.ts'

const { sesiones: t } = configuracion

// Order matters: most browsers also carry the names of those before them.
const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

const nameIn = (list: [RegExp, string][], agente: string) => list.find(([mark]) => mark.test(agente))?.[1]

/** A browser's long name as people say it: 'Chrome en Windows'. */
export function describeAgente(agente: string): string {
  const browser = nameIn(BROWSERS, agente)
  const system = nameIn(SYSTEMS, agente)
  if (browser && system) return t.en(browser, system)
  return browser ?? system ?? t.desconocido
}
