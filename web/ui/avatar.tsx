import type { CSSProperties } from 'react'
import { cx } from './cx.ts'

const HUES = ['#7c3aed', '#2563eb', '#15803d', '#b45309', '#be185d']

/** The first letters of the first two words of a name, or of an address. */
export function initialsOf(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => word[0])
    .join('')
    .toLocaleUpperCase()
}

const hueOf = (name: string) =>
  HUES[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % HUES.length]

type Props = { name: string; size?: string }

/** The initials of a person, as decoration beside the name, in a colour that follows from it. */
export const Avatar = ({ name, size = 'size-7' }: Props) => (
  <span
    aria-hidden="true"
    style={{ '--hue': hueOf(name) } as CSSProperties}
    className={cx(
      'inline-grid shrink-0 place-items-center rounded-full text-xs font-semibold',
      'bg-[color-mix(in_srgb,var(--hue)_12%,var(--surface))] text-[color-mix(in_srgb,var(--hue)_85%,#000)]',
      'dark:bg-[color-mix(in_srgb,var(--hue)_30%,var(--surface))] dark:text-[color-mix(in_srgb,var(--hue)_30%,#fff)]',
      size,
    )}
  >
    {initialsOf(name)}
  </span>
)
