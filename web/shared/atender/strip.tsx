import { CircleCheck, CircleExclamationPoint, Undo2, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { atender as t } from '#texts/atender.ts'
import { whenReachable } from '#web/lib/api/when-reachable.ts'
import { useTimeout } from '#web/lib/browser/use-timeout.ts'
import { cx } from '#web/ui/cx.ts'
import { Kbd } from '#web/ui/kbd.tsx'
import { useAtender, useAtenderState } from './atender.tsx'
import type { Message } from './use-strip.ts'

/** How long the last action can be undone here. Afterwards 'Recientes' can still restore it. */
const UNDO_MS = 30_000
const TOLD_MS = 8_000
/** More letters than this need the small size to fit two lines. */
const LONG = 56

/**
 * The status line: what the last action did, with its undo; `idle` otherwise. It always has its own height, so that it
 * never covers or moves a button.
 */
export function Strip({
  idle,
  className = 'min-h-10 touch:min-h-11',
}: {
  idle?: ReactNode
  className?: string
}) {
  const { message } = useAtenderState()
  return (
    <section aria-label={t.avisos} className={cx('grid grid-cols-1 content-center', className)}>
      <div aria-live="polite">{message && <Said key={message.id} message={message} />}</div>
      {!message && idle}
    </section>
  )
}

function Said({ message: { id, tone, text, short, offline, ...message } }: { message: Message }) {
  const atender = useAtender()
  const { puede } = useAtenderState()
  // Permissions may have been revoked since the action was offered.
  const undo = puede('atender') ? message.undo : undefined
  const dismiss = useEffectEvent(() => atender.dismiss(id))
  useEffect(() => {
    if (offline) return whenReachable(dismiss)
  }, [offline])
  useTimeout(tone !== 'danger', undo ? UNDO_MS : TOLD_MS, () => atender.dismiss(id))
  const Icon = tone === 'danger' ? CircleExclamationPoint : CircleCheck
  return (
    <div
      className={cx(
        'relative flex min-h-10 items-center gap-2 overflow-hidden rounded-control py-1 pr-1 pl-3 text-sm touch:min-h-11',
        tone === 'danger' ? 'bg-danger-soft text-danger-text' : 'bg-text text-surface',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <p
        className={cx(
          'line-clamp-2 min-w-0 flex-1 leading-4 wrap-anywhere max-sm:line-clamp-3',
          (short ?? text).length > LONG && 'text-xs',
        )}
        title={text}
      >
        {short ? (
          <>
            <span aria-hidden="true">{short}</span>
            <span className="sr-only">{text}</span>
          </>
        ) : (
          text
        )}
      </p>
      {undo && (
        <button
          type="button"
          aria-keyshortcuts="Z"
          onClick={atender.undo}
          className={cx(buttonLook, 'bg-current/16 px-2 font-semibold hover:bg-current/25')}
        >
          <Undo2 aria-hidden="true" className="size-4" />
          <span className="sr-only">{undo.label}</span>
          <span aria-hidden="true">{t.deshacer}</span>
          <Kbd look="inherit">{t.deshacerAtajo}</Kbd>
        </button>
      )}
      {!undo && (
        <button
          type="button"
          aria-label={t.cerrarAviso}
          title={t.cerrarAviso}
          onClick={() => atender.dismiss(id)}
          className={cx(buttonLook, 'w-8 justify-center hover:bg-current/16 touch:w-11')}
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
      {undo && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 h-0.5 origin-left animate-[drain_30s_linear_forwards] bg-[#a78bfa] motion-reduce:hidden"
        />
      )}
    </div>
  )
}

const buttonLook = 'flex h-8 shrink-0 items-center gap-2 rounded-inner transition-colors touch:h-11'
