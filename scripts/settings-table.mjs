import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { SETTINGS } from '../server/config.ts'
import { inProject } from './project.mjs'

export const DOCUMENT = inProject('docs/operar.md')
const MARKS = ['<!-- ajustes: escrito por scripts/settings-table.mjs -->', '<!-- fin de ajustes -->']

const cell = (text) => text.replaceAll('|', '\\|')

export function settingsTable() {
  const rows = Object.values(SETTINGS).map(
    ({ name, fallback, description }) =>
      `| \`${name}\` | ${fallback ? `\`${fallback}\`` : '—'} | ${cell(description)} |`,
  )
  return ['| variable | si no se pone | qué es |', '|---|---|---|', ...rows].join('\n')
}

// The document with the current table between its marks.
export function withTable(text) {
  const [before, rest] = text.split(MARKS[0])
  const after = rest?.split(MARKS[1])[1]
  if (after === undefined) throw new Error(`Faltan las marcas de la tabla en ${DOCUMENT}`)
  return `${before}${MARKS[0]}\n${settingsTable()}\n${MARKS[1]}${after}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(DOCUMENT, withTable(readFileSync(DOCUMENT, 'utf8')))
}
