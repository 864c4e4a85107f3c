import { useState } from 'react'
import { configuracion as t } from '#texts/configuracion.ts'
import { useTimeout } from '#web/lib/browser/use-timeout.ts'
import { Banner } from '#web/ui/banner.tsx'

const SHOWN_MS = 3000

/** Give it a new `key` for each save, so that it is shown again. */
export function SavedBanner() {
  const [shown, setShown] = useState(true)
  useTimeout(shown, SHOWN_MS, () => setShown(false))
  return shown && <Banner tone="success">{t.guardado}</Banner>
}
