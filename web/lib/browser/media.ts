export const NARROW = '(max-width: 639.98px)'
/** The breakpoint of `md:` in class names. */
export const WIDE = '(min-width: 768px)'
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
