/**
 * Joins class names and skips falsy ones. Conflicting utilities are resolved by their order in the style sheet, not
 * here: a `className` passed to a component positions it and never restyles it.
 */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
