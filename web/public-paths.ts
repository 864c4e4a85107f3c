import { type Idioma, PARAMETRO_IDIOMA } from '#contract/idioma.ts'
import { rutaEn } from '#domain/idioma.ts'
import { currentLanguage } from './texts/live.ts'

/** Returns the address of a site page in the language of this page. */
export const site = (path: string): string => rutaEn(currentLanguage(), path)

/** Paths that customer pages use. Separate from the others, so that their scripts need not load those (0.4 KB). */
export const publicPaths = {
  inicio: () => site('/'),
  terminosDeDatos: () => site('/terminos#datos'),
  /** `kiosco`: the queue of the kiosk that the notice leads back to. */
  privacidad: (empresaId: string, version: number, kiosco?: string) =>
    `/privacidad/${empresaId}/${version}?${PARAMETRO_IDIOMA}=${currentLanguage()}${kiosco === undefined ? '' : `&kiosco=${kiosco}`}`,
  /** With a turno it opens that turno. Id and code are in the fragment, which is never sent to a server. */
  miTurno: (empresaId: string, turno?: { id: string; codigo: string }, idioma?: Idioma) =>
    `/mi-turno/${empresaId}${idioma ? `?${PARAMETRO_IDIOMA}=${idioma}` : ''}${turno ? `#turno=${turno.id}&codigo=${turno.codigo}` : ''}`,
  kiosco: (empresaId: string, colaId: string) => `/entrada/${empresaId}/${colaId}`,
  verificarTurno: () => '/verificar-turno',
  tv: () => '/tv',
}
