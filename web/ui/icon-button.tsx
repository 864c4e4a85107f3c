import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

type IconButtonVariant = 'plain' | 'danger' | 'inherit'

const VARIANTS: Record<IconButtonVariant, string> = {
  plain: 'text-muted hover:bg-sunken hover:text-text',
  danger: 'text-muted hover:bg-danger-soft hover:text-danger-text',
  inherit: 'hover:bg-current/15',
}

type Props = ComponentProps<'button'> & { label: string; variant?: IconButtonVariant }

/** A button with only an icon; `label` is its accessible name. */
export function IconButton({ label, variant = 'plain', className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(
        'inline-grid size-icon shrink-0 place-items-center rounded-control transition-colors disabled:opacity-50',
        VARIANTS[variant],
        className,
      )}
    >
      {children}
    </button>
  )
}
