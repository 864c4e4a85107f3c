import { admin as t } from '#texts/admin.ts'
import { useAtender, useAtenderState } from '#web/shared/atender/atender.tsx'
import { cx } from '#web/ui/cx.ts'
import type { Room } from './use-room.ts'

/** One call button for all queues: priority first, then the longest wait. */
export function LlamarTodas({ room: { esperan, next } }: { room: Room }) {
  const { call } = useAtender()
  const { calling } = useAtenderState()
  return (
    <button
      type="button"
      title={t.llamarPista}
      disabled={esperan === 0}
      aria-busy={calling !== null || undefined}
      aria-disabled={calling !== null || undefined}
      onClick={() => calling === null && call(null)}
      className={cx(
        'flex h-15 w-full items-center justify-between gap-2 rounded-card bg-brand px-4 text-lg font-semibold text-on-brand transition-colors hover:bg-brand-hover disabled:bg-sunken disabled:text-faint',
        'lg:order-3 lg:h-9 lg:w-auto lg:shrink-0 lg:rounded-control lg:px-3 lg:text-base',
        calling !== null && 'opacity-80',
      )}
    >
      {t.llamar}
      {next && (
        <b className="text-2xl font-extrabold tracking-[-0.03em] lg:text-base lg:tracking-normal"> {next}</b>
      )}
    </button>
  )
}
