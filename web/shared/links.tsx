import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

export function LinkButton({
  variant,
  size,
  wide,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={buttonLook({ variant, size, wide }, className)} />
}

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
