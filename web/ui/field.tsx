import { CircleExclamationPoint } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { comun } from '#texts/comun.ts'
import { cx } from './cx.ts'

export type FieldProps = {
  label: string
  hint?: string
  error?: string
  /** Marks the label as optional. Fields are required by default. */
  optional?: boolean
  /** Shows the label only to screen readers, where the context makes it obvious. */
  hideLabel?: boolean
}

type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Props = FieldProps & { id?: string; className?: string; children: (control: ControlProps) => ReactNode }

/** Label, hint and error around one control, linked for assistive technology. */
export function Field({ label, hint, error, optional, hideLabel, className, id: given, children }: Props) {
  const own = useId()
  const id = given ?? own
  const hintId = `${id}hint`
  const errorId = `${id}error`
  const describedBy = cx(hint && hintId, error && errorId) || undefined
  return (
    <div className={cx('grid content-start gap-1.5 dense:gap-1 dense:field-in-rows', className)}>
      <label htmlFor={id} className={cx('font-medium', hideLabel && 'sr-only')}>
        {label}
        {optional && <span className="font-normal text-muted"> ({comun.opcional})</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={hintId} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex gap-1.5 text-sm font-medium text-danger-text">
          <CircleExclamationPoint aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}

/** The look of every text control. */
export const controlLook = cx(
  'w-full min-h-field rounded-control border border-field bg-surface px-3.5 py-2.5 text-base text-text',
  // Below 16 px, iPhones zoom into a field that gets the focus.
  'dense:px-3 dense:py-1.5 dense:pointer-coarse:text-lg',
  'placeholder:text-faint transition-colors hover:border-text/60',
  'aria-invalid:border-danger-text aria-invalid:bg-danger-soft/40 disabled:bg-sunken disabled:opacity-70',
)
