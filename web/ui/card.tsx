import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={cx(
        'rounded-card border border-line bg-surface p-5 shadow-card sm:p-6 dense:p-4 dense:shadow-none dense:sm:p-5',
        className,
      )}
    />
  )
}
