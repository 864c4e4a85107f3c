import { type ComponentType, useCallback, useEffect, useState } from 'react'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * Loads a part of the page that no first view needs, once the page works, so that a tap does not wait for it. `fetch`
 * tries again where that failed, as without network; its result says whether the part is there.
 */
export function useLater<Props>(load: Load<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const fetch = useCallback(
    () =>
      load().then(
        (module) => {
          setPart(() => module.default)
          return true
        },
        () => false,
      ),
    [load],
  )
  useEffect(() => void fetch(), [fetch])
  return { Part, fetch }
}
