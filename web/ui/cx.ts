/**
 * Joins class names, leaving out what is not there. Two utilities for one property win by their order in
 * the sheet, not here: a `className` given to a component places it and never restyles it.
 */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
