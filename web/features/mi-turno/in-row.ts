/** As wide as the others in the row. */
export const inRow = 'min-w-0 flex-1 basis-0'
