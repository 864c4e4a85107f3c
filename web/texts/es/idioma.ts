/** This language, for browser formatting, speech and search engines. */
export const idioma = {
  codigo: 'es',
  region: 'es_MX',
  /** Voices for announcing a call, best first. */
  voces: ['es-MX', 'es-US', 'es'],
} as const
