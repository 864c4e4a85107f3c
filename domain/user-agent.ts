// Order matters: most User-Agent headers also contain the names of browsers further down the list.
const NAVEGADORES: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SISTEMAS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

const nombreEn = (lista: readonly [RegExp, string][], agente: string): string | null =>
  lista.find(([marca]) => marca.test(agente))?.[1] ?? null

/** Common names of the browser and system in a User-Agent header; null when unknown. */
export const leerAgente = (agente: string): { navegador: string | null; sistema: string | null } => ({
  navegador: nombreEn(NAVEGADORES, agente),
  sistema: nombreEn(SISTEMAS, agente),
})
