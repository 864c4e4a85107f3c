/** Returns a time of day with its article: 'las 5:40', 'la 1:05'. */
export const las = (hora: string): string => `${hora.startsWith('1:') ? 'la' : 'las'} ${hora}`

/** Ends a sentence whose last word may be 'p.m.'. */
export const punto = (frase: string): string => frase.replace(/\.?$/, '.')
