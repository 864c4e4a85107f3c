import { useEffect } from 'react'
import { TURNO_KEY } from '#web/lib/saved-turno.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'

const script = `try{var e=location.pathname.split('/')[2];if(localStorage.getItem('${TURNO_KEY}'+e.toLowerCase()))document.documentElement.dataset.turno=''}catch(e){}`

/**
 * The page as built shows the form. Whoever has a turn already must not see it flash by, nor start to type
 * into it, while the script is on its way: parts marked `in-data-turno:invisible` wait.
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
