import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { SectionHeading } from './section-heading.tsx'

type Props = {
  id?: string
  eyebrow?: string
  title: string
  text?: string
  /** Gives the section a different background, to separate it from the others. */
  band?: boolean
  center?: boolean
  className?: string
  children: ReactNode
}

/** One section of a marketing page, labelled by its heading. */
export function Section({ id, eyebrow, title, text, band, center, className, children }: Props) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={cx('py-16 sm:py-24', band && 'border-y border-line bg-surface', className)}
    >
      <div className="mx-auto grid max-w-7xl gap-10 px-4 sm:gap-14 sm:px-6">
        <SectionHeading id={headingId} {...{ eyebrow, title, text, center }} />
        {children}
      </div>
    </section>
  )
}
