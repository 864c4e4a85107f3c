import { storage } from '#web/lib/browser/storage.ts'

const KEY = 'turnero.aviso'

/** Whether the phone sounds and vibrates at a call. On, unless it was switched off in this browser. */
export const isTimbreOn = () => storage.get(KEY) !== '0'

export function setTimbre(on: boolean) {
  if (on) storage.remove(KEY)
  else storage.set(KEY, '0')
}
