import { useCallback, useRef, useState } from 'react'
import { atender as t } from '#texts/atender.ts'
import { isCodigo, sentenceOf } from '#web/lib/api/api-error.ts'

/** The result of the last action, and its undo. */
export type Message = {
  id: number
  tone: 'success' | 'danger'
  text: string
  /** Fewer words for the line; screen readers hear `text`. */
  short?: string
  /** The queue of a call. */
  llamadaDe?: string
  /** Dismissed as soon as the server can be reached again. */
  offline?: boolean
  /** `label` names what is undone. */
  undo?: { label: string; run: () => Promise<string> }
}

/** The single message of a screen. A new one replaces the old one. */
export function useStrip() {
  const [message, setMessage] = useState<Message | null>(null)
  const next = useRef(1)
  const newest = useRef<Message | null>(null)
  const put = useCallback((now: Message | null) => {
    newest.current = now
    setMessage(now)
  }, [])
  const show = useCallback((said: Omit<Message, 'id'>) => put({ ...said, id: next.current++ }), [put])
  const dismiss = useCallback(
    (id?: number) => {
      if (id === undefined || newest.current?.id === id) put(null)
    },
    [put],
  )
  const fail = useCallback(
    (error: unknown) =>
      show({
        tone: 'danger',
        text: sentenceOf(error, t.falloAccion),
        offline: isCodigo(error, 'sin_conexion'),
      }),
    [show],
  )
  /** The current message, also for an action that began before it was shown. */
  const standing = useCallback(() => newest.current, [])
  return { message, show, fail, dismiss, standing }
}

export type StripOfScreen = Omit<ReturnType<typeof useStrip>, 'message'>
