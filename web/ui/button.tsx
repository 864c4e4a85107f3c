import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
/** field: as high as an adjacent text field. row: three side by side fit the smallest phone. */
export type ButtonSize = 'md' | 'lg' | 'field' | 'row'

export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean }

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover',
  secondary: 'bg-surface text-text border border-line-strong/60 hover:bg-sunken',
  ghost: 'text-text hover:bg-sunken',
  danger: 'bg-danger text-white hover:bg-danger-hover',
}

const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-11 px-4 text-base',
  lg: 'min-h-14 px-6 text-lg',
  field: 'min-h-12 px-3.5 text-base',
  row: 'min-h-14 px-1.5 text-sm leading-tight sm:text-base',
}

export const buttonLook = ({ variant = 'primary', size = 'md', wide }: ButtonLook, className?: string) =>
  cx(
    'inline-flex items-center justify-center gap-2 rounded-control font-semibold text-center',
    'transition-colors disabled:opacity-55 disabled:pointer-events-none aria-disabled:cursor-default',
    VARIANTS[variant],
    SIZES[size],
    wide && 'w-full',
    className,
  )

type ButtonProps = ComponentProps<'button'> & ButtonLook & { loading?: boolean }

/** While loading it keeps its focus and its text, and ignores clicks. */
export function Button({ variant, size, wide, loading, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      aria-busy={loading || rest['aria-busy'] || undefined}
      onClick={loading ? (event) => event.preventDefault() : rest.onClick}
      className={cx(buttonLook({ variant, size, wide }, className), loading && 'opacity-80')}
    >
      {loading && <Spinner />}
      {children}
    </button>
  )
}
