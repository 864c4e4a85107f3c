export const NARROW = '(max-width: 639.98px)'
/** What `md:` means in class names. */
export const WIDE = '(min-width: 768px)'
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
