import { useCallback, useRef, useState } from 'react'
import { atender as t } from '#texts/atender.ts'
import { isCodigo, sentenceOf } from '#web/lib/api/api-error.ts'

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
  /** The message that stands now, also for an order that was given while another one stood. */
  const standing = useCallback(() => newest.current, [])
  return { message, show, fail, dismiss, standing }
}

export type StripOfScreen = Omit<ReturnType<typeof useStrip>, 'message'>
