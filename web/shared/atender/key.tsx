import { useLetters } from './use-keys.ts'

/** A keyboard shortcut shown on its button; hidden on devices without a keyboard, and while it is turned off. */
export function Key({ children }: { children: string }) {
  const letters = useLetters()
  if (!letters && children.length === 1) return null
  return (
    <span
      aria-hidden="true"
      className="rounded-[6px] border border-current/40 px-1 font-sans text-sm font-medium whitespace-nowrap max-sm:hidden pointer-coarse:hidden"
    >
      {children}
    </span>
  )
}
