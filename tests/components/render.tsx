import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach } from 'vitest'

const shown: (() => void)[] = []

/** Shows an element until the end of the test, or until the function it returns is called. */
export function render(element: ReactNode): () => void {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  // A key that a test presses next must find the element.
  flushSync(() => root.render(element))
  const remove = () => {
    root.unmount()
    container.remove()
  }
  shown.push(remove)
  return remove
}

afterEach(() => {
  for (const remove of shown.splice(0)) remove()
})
