import { TURNO_KEY } from '#web/lib/browser/saved-turno.ts'

/**
 * Runs before the first paint. The page that the server renders shows the form; in a browser that has a turno, this
 * hides the parts marked `in-data-turno:invisible` until the script has taken over, so that the form does not flash.
 */
export const hideFormScript = `try{var e=location.pathname.split('/')[2].toLowerCase();if(location.hash.indexOf('#turno=')===0||localStorage.getItem('${TURNO_KEY}'+e))document.documentElement.dataset.turno=''}catch(e){}`
