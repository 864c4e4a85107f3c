/** This language, for what the browser formats, reads aloud and tells search engines. */
export const idioma = {
  codigo: 'es',
  region: 'es_MX',
  /** Voices that may read a call, the best first. */
  voces: ['es-MX', 'es-US', 'es'],
} as const
