import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'

export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={cx(
        'inline-flex min-h-11 items-center gap-2 rounded-control font-semibold text-brand-text underline-offset-4 hover:underline',
        className,
      )}
    />
  )
}
