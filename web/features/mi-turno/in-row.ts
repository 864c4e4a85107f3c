/** Gives an item the same width as the others in its row. */
export const inRow = 'min-w-0 flex-1 basis-0'
