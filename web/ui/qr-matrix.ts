import { encode } from 'uqr'

/** Modules of white around the code, as readers expect of one that is printed. */
const QUIET_ZONE = 4

/** Black squares of the code, row by row, its white border included. */
export const qrMatrix = (value: string): boolean[][] =>
  encode(value, { ecc: 'M', boostEcc: true, border: QUIET_ZONE }).data

/** The black squares as one path: each run of a row is one rectangle. */
export function qrPath(matrix: boolean[][]): string {
  let path = ''
  matrix.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x++
      path += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`
    }
  })
  return path
}

/** A file of its own, black on white whatever the page's theme. */
export function qrSvg(value: string): string {
  const matrix = qrMatrix(value)
  const { length } = matrix
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${length} ${length}" width="1024" height="1024" shape-rendering="crispEdges">` +
    `<rect width="${length}" height="${length}" fill="#fff"/><path d="${qrPath(matrix)}" fill="#000"/></svg>`
  )
}
