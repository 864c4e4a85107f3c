import { cx } from './cx.ts'

/** Placeholder for content that is loading; set its size with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cx('block animate-pulse rounded-control bg-sunken', className)} />
  )
}
