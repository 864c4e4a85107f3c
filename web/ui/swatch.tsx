import { cx } from './cx.ts'

const COLOURS = ['bg-q1', 'bg-q2', 'bg-q3', 'bg-q4']

/** The colour of an entry of a list, by its place in it. Its name or letter is always beside it. */
export const Swatch = ({ index, className }: { index: number; className?: string }) => (
  <span
    aria-hidden="true"
    className={cx(
      'inline-block size-2 shrink-0 rounded-[2px]',
      COLOURS[index % COLOURS.length] ?? 'bg-line-strong',
      className,
    )}
  />
)
