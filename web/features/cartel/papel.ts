import { storage } from '#web/lib/browser/storage.ts'
import { localeOf } from '#web/lib/page/locale.ts'

export type Papel = 'carta' | 'a4'

const KEY = 'turnero.papel'
const A4 = /-(?:ES|AR|BO|EC|PE|PY|UY)$/

/** Returns the paper last chosen in this browser, or that of the company's country. */
export function papelDe(zona: string): Papel {
  const kept = storage.get(KEY)
  if (kept === 'carta' || kept === 'a4') return kept
  const locale = localeOf(zona)
  return A4.test(locale) || !locale.includes('-') ? 'a4' : 'carta'
}

export const keepPapel = (papel: Papel) => storage.set(KEY, papel)
