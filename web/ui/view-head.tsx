import type { ReactNode } from 'react'

/** The title of a view that uses the whole space beside the sidebar, and what can be done there. */
export const ViewHead = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2 p-4 lg:px-6 lg:pt-5">
    <h2 className="mr-auto text-xl font-semibold">{title}</h2>
    {children}
  </div>
)
