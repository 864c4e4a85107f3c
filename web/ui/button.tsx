import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'ghost'
  | 'danger'
  | 'soft'
  | 'outline'
  | 'text'
  | 'onGreen'
  | 'outlineOnGreen'
/** field: as high as an adjacent text field. touch and touchRow: the main action of a phone, and those below it. */
export type ButtonSize = 'md' | 'lg' | 'field' | 'touch' | 'touchRow'

export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean }

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover',
  secondary: 'bg-surface text-text border border-line-strong/60 hover:bg-sunken',
  ghost: 'text-text hover:bg-sunken',
  danger: 'bg-danger text-white hover:bg-danger-hover',
  soft: 'bg-sunken text-text hover:bg-line',
  outline: 'bg-surface text-text inset-ring inset-ring-line-strong hover:bg-sunken',
  text: 'text-brand-text hover:bg-sunken',
  onGreen: 'bg-white text-success-deep',
  outlineOnGreen: 'text-white inset-ring inset-ring-white/65 hover:bg-success-deep',
}

const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-11 rounded-control px-4 text-base',
  lg: 'min-h-14 rounded-control px-6 text-lg',
  field: 'min-h-12 rounded-control px-3.5 text-base',
  touch: 'min-h-14 rounded-tile px-4 text-lg leading-6 tracking-[-0.01em]',
  touchRow: 'min-h-12 rounded-control px-2 text-base leading-5 tracking-[-0.01em]',
}

export const buttonLook = ({ variant = 'primary', size = 'md', wide }: ButtonLook, className?: string) =>
  cx(
    'inline-flex items-center justify-center gap-2 font-semibold text-center',
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
