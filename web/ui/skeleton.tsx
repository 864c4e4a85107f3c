import { cx } from './cx.ts'

/** Takes the final shape of what is being loaded; give it its size with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cx('block animate-pulse rounded-control bg-sunken', className)} />
  )
}
