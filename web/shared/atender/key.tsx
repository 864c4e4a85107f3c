import type { ReactNode } from 'react'

/** A keyboard shortcut shown on its button; hidden on devices without a keyboard. */
export const Key = ({ children }: { children: ReactNode }) => (
  <span
    aria-hidden="true"
    className="rounded-[6px] border border-current/40 px-1 font-sans text-sm font-medium whitespace-nowrap max-sm:hidden pointer-coarse:hidden"
  >
    {children}
  </span>
)
