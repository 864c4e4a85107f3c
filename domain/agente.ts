// Order matters: most browsers also carry the names of those before them.
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

/** What people call the browser and the system that a User-Agent header names; null when it names none that we know. */
export const leerAgente = (agente: string): { navegador: string | null; sistema: string | null } => ({
  navegador: nombreEn(NAVEGADORES, agente),
  sistema: nombreEn(SISTEMAS, agente),
})
