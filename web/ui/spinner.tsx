import { cx } from './cx.ts'

/** Without a label it is decoration beside text that says the same. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span
      role={label ? 'status' : undefined}
      className={cx('inline-flex items-center gap-3', label && 'text-muted')}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-5 animate-spin"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="9" opacity="0.25" />
        <path d="M21 12a9 9 0 0 0-9-9" strokeLinecap="round" />
      </svg>
      {label && <span>{label}</span>}
    </span>
  )
}
