import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from './project.mjs'

const FOLDER = 'docs/decisions'
const PAGE = /^# (?<number>\d{3}) (?<title>.+)\n\n(?<date>\d{4}-\d\d-\d\d)\n\nStatus: (?<status>.+)\n/
const STATUS = /^(accepted|superseded by \d{3}|accepted, in part superseded by \d{3})$/

const read = (file) => readFileSync(inProject(FOLDER, file), 'utf8')
const files = readdirSync(inProject(FOLDER)).filter((file) => /^\d/.test(file))
const pages = files.map((file) => ({ file, ...PAGE.exec(read(file))?.groups }))

test('every decision has its own number, a title, a date and a status', () => {
  for (const { file, number, status } of pages) {
    expect(number, `${file}: first lines are not title, date and status`).toBe(file.slice(0, 3))
    expect(status, file).toMatch(STATUS)
  }
  const numbers = pages.map(({ number }) => number)
  expect(numbers).toEqual([...new Set(numbers)])
})

test('a superseded decision names one that exists', () => {
  for (const { file, status } of pages) {
    const [by] = /\d{3}/.exec(status) ?? []
    if (by)
      expect(
        files.map((name) => name.slice(0, 3)),
        file,
      ).toContain(by)
  }
})

test('the index lists every decision as on its page', () => {
  const rows = read('README.md')
    .split('\n')
    .filter((line) => /^\| \[/.test(line))
  const wanted = pages.map(
    ({ file, number, title, status, date }) => `| [${number}](${file}) | ${title} | ${status} | ${date} |`,
  )
  expect(rows).toEqual(wanted)
})
