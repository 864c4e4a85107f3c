import { useCallback, useRef, useState } from 'react'

/** What the last action did, and how it is taken back. */
export type Message = {
  id: number
  tone: 'success' | 'danger'
  text: string
  /** The queue of a call. */
  llamadaDe?: string
  /** It stands only until the server can be reached again. */
  offline?: boolean
  /** `label`: what is taken back. */
  undo?: { label: string; run: () => Promise<string> }
}

/** The one message of a screen. A new one takes the place of the old. */
export function useStrip() {
  const [message, setMessage] = useState<Message | null>(null)
  const next = useRef(1)
  const show = useCallback((said: Omit<Message, 'id'>) => setMessage({ ...said, id: next.current++ }), [])
  const dismiss = useCallback(
    (id?: number) => setMessage((now) => (id === undefined || now?.id === id ? null : now)),
    [],
  )
  return { message, show, dismiss }
}
