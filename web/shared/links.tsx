import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

/** Pages of the site. They load their own texts and most of them no app, so a link to them loads a whole page. */
const DOCUMENT =
  /^\/(?:(?:en|pt)(?:\/|$))?(?:servicios|pricing|about|documentacion|terminos|accesibilidad|demo)?(?:[?#]|$)/i

export const AppLink = (props: ComponentProps<typeof Link>) => (
  <Link reloadDocument={DOCUMENT.test(String(props.to))} {...props} />
)

export function LinkButton({
  variant,
  size,
  wide,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return <AppLink {...rest} className={buttonLook({ variant, size, wide }, className)} />
}

export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <AppLink
      {...rest}
      className={cx(
        'inline-flex min-h-11 items-center gap-2 rounded-control font-semibold text-brand-text underline-offset-4 hover:underline dense:font-medium',
        className,
      )}
    />
  )
}
