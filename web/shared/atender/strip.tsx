import { CircleAlert, CircleCheck, Undo2, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { atender as t } from '#texts/atender.ts'
import { whenReachable } from '#web/lib/api/when-reachable.ts'
import { useTimeout } from '#web/lib/browser/use-timeout.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toneLook } from '#web/ui/tone.ts'
import { useAtender, useAtenderState } from './atender.tsx'
import { Key } from './key.tsx'
import type { Message } from './use-strip.ts'

/** How long the last action can be undone here. Afterwards 'Recientes' can still restore it. */
const UNDO_MS = 30_000
const TOLD_MS = 8_000

/** Shows what the last action did, with its undo. Has its own row, so that it never covers or moves a button. */
export function Strip({ idle, className = 'min-h-12' }: { idle?: ReactNode; className?: string }) {
  const { message } = useAtenderState()
  return (
    <section aria-label={t.avisos} className={cx('grid content-center', className)}>
      <div aria-live="polite">{message && <Said key={message.id} message={message} />}</div>
      {!message && idle}
    </section>
  )
}

function Said({ message: { id, tone, text, offline, ...message } }: { message: Message }) {
  const atender = useAtender()
  const { puede } = useAtenderState()
  // Permissions may have been revoked since the action was offered.
  const undo = puede('atender') ? message.undo : undefined
  const dismiss = useEffectEvent(() => atender.dismiss(id))
  useEffect(() => {
    if (offline) return whenReachable(dismiss)
  }, [offline])
  useTimeout(tone !== 'danger', undo ? UNDO_MS : TOLD_MS, () => atender.dismiss(id))
  const Icon = tone === 'danger' ? CircleAlert : CircleCheck
  return (
    <div
      className={cx(
        'relative flex min-h-12 items-center gap-2 overflow-hidden rounded-control pl-3',
        toneLook[tone],
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <p className="line-clamp-2 min-w-0 flex-1 py-1 font-medium wrap-anywhere" title={text}>
        {text}
      </p>
      {undo && (
        <Button variant="secondary" aria-label={undo.label} aria-keyshortcuts="Z" onClick={atender.undo}>
          <Undo2 aria-hidden="true" className="size-5" />
          {t.deshacer}
          <Key>{t.deshacerAtajo}</Key>
        </Button>
      )}
      <IconButton label={t.cerrarAviso} variant="inherit" onClick={() => atender.dismiss(id)}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
      {undo && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 h-1 origin-left animate-[drain_30s_linear_forwards] bg-current/40 motion-reduce:hidden"
        />
      )}
    </div>
  )
}
