import { useEffect } from 'react'
import { TURNO_KEY } from '#web/lib/saved-turno.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'

const script = `try{var e=location.pathname.split('/')[2];if(localStorage.getItem('${TURNO_KEY}'+e.toLowerCase()))document.documentElement.dataset.turno=''}catch(e){}`

/**
 * The prerendered page shows the form. In a browser that has a turno saved, this hides the parts marked
 * `in-data-turno:invisible` until the script has loaded, so that the form does not flash.
 */
export function HideUntilKnown() {
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) delete document.documentElement.dataset.turno
  }, [hydrated])
  if (hydrated) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, hashed into the policy
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
