import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { comun } from '#texts/comun.ts'

/** Destructive actions at the end of a page, behind a line the user has to open. */
export const DangerZone = ({ children }: { children: ReactNode }) => (
  <details className="group rounded-card border border-line">
    <summary className="flex min-h-14 items-center justify-between gap-3 px-5 font-semibold text-danger-text">
      {comun.zonaPeligro}
      <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
    </summary>
    <div className="grid gap-4 px-5 pb-5">{children}</div>
  </details>
)
