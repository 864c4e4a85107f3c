import type { ReactNode } from 'react'

type Props = { title: string; text?: string; status?: string; children: ReactNode }

/** The title of a chart, what is chosen in it, and its button. */
export const ChartHead = ({ title, text, status, children }: Props) => (
  <div className="flex flex-wrap items-center gap-x-4">
    <h3 className="mr-auto font-semibold tracking-normal" title={text}>
      {title}
    </h3>
    {status !== undefined && (
      <p role="status" className="text-sm text-muted tabular-nums">
        {status}
      </p>
    )}
    {children}
  </div>
)
