import type { ReactNode } from 'react'

/** The buttons that move between the steps. On a phone they stay at the bottom of the window. */
export const Pasos = ({ children }: { children: ReactNode }) => (
  <div className="-mx-4 -mb-4 flex items-center gap-2 border-t border-line px-4 py-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:m-0 max-md:bg-surface sm:-mx-6 sm:-mb-6 md:px-6 md:py-4">
    {children}
  </div>
)
