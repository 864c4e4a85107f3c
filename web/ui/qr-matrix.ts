import { encode } from 'uqr'

/** White border in modules, which readers expect around a printed code. */
const QUIET_ZONE = 4

/** Returns the squares of the code, row by row, with its white border; true is black. */
export const qrMatrix = (value: string): boolean[][] =>
  encode(value, { ecc: 'M', boostEcc: true, border: QUIET_ZONE }).data

/** Returns the black squares as one path, with one rectangle per run of a row. */
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

/** Returns a standalone SVG file, black on white in any theme. */
export function qrSvg(value: string): string {
  const matrix = qrMatrix(value)
  const { length } = matrix
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${length} ${length}" width="1024" height="1024" shape-rendering="crispEdges">` +
    `<rect width="${length}" height="${length}" fill="#fff"/><path d="${qrPath(matrix)}" fill="#000"/></svg>`
  )
}
