import { expect, test } from 'vitest'
import { filasCsv } from './csv.ts'

/** Splits a sheet as spreadsheets do: quotes count only where a cell begins with one. */
function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const char = text[i] ?? ''
    if (quoted) {
      if (char !== '"') cell += char
      else if (text[i + 1] === '"') cell += text[++i]
      else quoted = false
    } else if (char === '"' && cell === '') quoted = true
    else if (char === separator || char === '\r' || char === '\n') {
      cells.push(cell)
      cell = ''
    } else cell += char
  }
  return [...cells, cell]
}

const HOSTILE = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', '\r=1+1', '＝1+1'],
  ...['Ana;=1+1', 'Ana;  =1+1', '";=1+1', 'Ana";"=1+1', 'Ana\n=1+1', 'Ana\r\n@x', 'a;-1;+2', 'Ana;\t=1'],
]

test.each(HOSTILE)('%j begins no formula, whatever the separator', (texto) => {
  const sheet = filasCsv([
    ['Luis', texto, 'Eva'],
    [texto, texto, 3],
  ])
  for (const separator of [',', ';', '\t']) {
    for (const cell of cellsOf(sheet, separator)) expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/)
  }
})

test('numbers and ordinary texts are unchanged', () => {
  expect(filasCsv([[-3, 1.5, null, 'Ana María', 'a-b', 'x=1', 'dos; tres', 'a,b', 'dijo "sí"']])).toBe(
    '-3,1.5,,Ana María,a-b,x=1,dos; tres,"a,b","dijo ""sí"""\r\n',
  )
})
