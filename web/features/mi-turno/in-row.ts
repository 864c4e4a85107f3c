/** Three buttons beside each other fit the smallest phone. */
export const inRow = 'min-h-14 flex-1 basis-0 px-1.5 text-sm leading-tight sm:text-base'
