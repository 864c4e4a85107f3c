import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

/**
 * One primary per screen. Only on staff screens: tonal, the same action on one of several parts; danger-text. Only on
 * the phone: outline, text, onGreen, outlineOnGreen.
 */
export type ButtonVariant =
  | 'primary'
  | 'tonal'
  | 'secondary'
  | 'soft'
  | 'ghost'
  | 'danger'
  | 'danger-text'
  | 'outline'
  | 'text'
  | 'onGreen'
  | 'outlineOnGreen'
/**
 * field: as high as an adjacent text field. row: three side by side fit the smallest phone. touch and touchRow: the main
 * action of a phone, and those below it.
 */
export type ButtonSize = 'md' | 'sm' | 'lg' | 'field' | 'row' | 'touch' | 'touchRow'

export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean }

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand font-semibold hover:bg-brand-hover',
  tonal: 'dense:bg-brand-soft dense:font-semibold dense:text-brand-text dense:hover:bg-selected',
  secondary: 'bg-surface text-text font-control border border-control hover:bg-hover',
  soft: 'bg-sunken font-control text-text hover:bg-line dense:hover:bg-hover',
  ghost: 'text-text font-control hover:bg-hover dense:text-muted dense:hover:text-text',
  danger: 'bg-danger text-white font-semibold hover:bg-danger-hover',
  'danger-text': 'dense:font-control dense:text-danger-text dense:hover:bg-danger-soft',
  outline: 'bg-surface text-text font-semibold inset-ring inset-ring-line-strong hover:bg-sunken',
  text: 'text-brand-text font-semibold hover:bg-sunken',
  onGreen: 'bg-white text-success-deep font-semibold',
  outlineOnGreen: 'text-white font-semibold inset-ring inset-ring-white/65 hover:bg-success-deep',
}

const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-control rounded-control px-4 text-base dense:px-3',
  sm: 'min-h-control-sm rounded-control px-3 text-sm dense:px-2',
  lg: 'min-h-14 rounded-control px-6 text-lg dense:min-h-12',
  field: 'min-h-field rounded-control px-3.5 text-base',
  row: 'min-h-14 rounded-control px-1.5 text-sm leading-tight sm:text-base dense:min-h-control',
  touch: 'min-h-14 rounded-tile px-4 text-lg leading-6 tracking-[-0.01em]',
  touchRow: 'min-h-12 rounded-control px-2 text-base leading-5 tracking-[-0.01em]',
}

export const buttonLook = ({ variant = 'primary', size = 'md', wide }: ButtonLook, className?: string) =>
  cx(
    'inline-flex items-center justify-center gap-2 text-center',
    'transition-colors disabled:opacity-55 disabled:pointer-events-none aria-disabled:cursor-default',
    'dense:disabled:bg-sunken dense:disabled:text-faint dense:disabled:opacity-100',
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
