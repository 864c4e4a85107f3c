import { useLayoutEffect, useRef, useState } from 'react'

type Functions = Record<string, (...args: never[]) => unknown>

/** Returns stable functions that call those of the latest render. */
export function useLatest<F extends Functions>(functions: F): F {
  const latest = useRef(functions)
  useLayoutEffect(() => {
    latest.current = functions
  })
  const [stable] = useState(() => {
    const names = Object.keys(functions)
    return Object.fromEntries(
      names.map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
    ) as F
  })
  return stable
}
