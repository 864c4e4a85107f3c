import { expect, test } from 'vitest'
import { qrMatrix, qrPath, qrSvg } from './qr-matrix.ts'

const VALUE = 'http://192.168.1.20:3000/mi-turno/0190a3c2-7b1e-7c3d-8a4f-1b2c3d4e5f60'

/** Draws the path's rectangles onto a grid. */
function squares(path: string, length: number): boolean[][] {
  const grid = Array.from({ length }, () => Array<boolean>(length).fill(false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(width); i++) (grid[Number(y)] ?? [])[Number(x) + i] = true
  }
  return grid
}

test('the path has exactly the black squares of the code', () => {
  const matrix = qrMatrix(VALUE)
  expect(squares(qrPath(matrix), matrix.length)).toEqual(matrix)
})

test('the code has a white border of four squares', () => {
  const matrix = qrMatrix(VALUE)
  expect(matrix.every((row) => row.length === matrix.length)).toBe(true)
  for (let i = 0; i < 4; i++) {
    expect(matrix[i]).not.toContain(true)
    expect(matrix.map((row) => row[row.length - 1 - i])).not.toContain(true)
  }
  expect(matrix[4]?.slice(4, 11)).toEqual(Array(7).fill(true))
})

test('the file is black on white in any theme', () => {
  expect(qrSvg('hola')).toMatch(
    /^<svg xmlns="[^"]+" viewBox="0 0 (\d+) \1"[^>]*><rect [^>]*fill="#fff"\/><path d="M/,
  )
})
