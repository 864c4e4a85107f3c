const una = (hora: string): boolean => hora.startsWith('1:')

/** Returns a time of day with its article: 'as 5:40', 'a 1:05'. */
export const las = (hora: string): string => `${una(hora) ? 'a' : 'as'} ${hora}`

/** The time at which something happens: 'às 5:40', 'à 1:05'. */
export const alas = (hora: string): string => `${una(hora) ? 'à' : 'às'} ${hora}`

/** 'das 5:40', 'da 1:05'. */
export const delas = (hora: string): string => `d${las(hora)}`
