import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from './project.mjs'

const FOLDERS = ['contract', 'domain', 'scripts', 'server', 'tests', 'web']
const page = readFileSync(inProject('docs/security.md'), 'utf8')

test('the security page has a row for each chapter of ASVS 5.0', () => {
  const chapters = [...page.matchAll(/^\| (V\d+) /gm)].map(([, chapter]) => chapter)
  expect(chapters).toEqual(Array.from({ length: 17 }, (_, i) => `V${i + 1}`))
})

test('every test that it names exists', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true }).map((file) => `${folder}/${file}`),
  )
  const named = [...page.matchAll(/`([\w/.-]+\.test\.(?:ts|mjs))`/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(20)
  for (const name of named)
    expect(
      files.some((file) => `/${file}`.endsWith(`/${name}`)),
      name,
    ).toBe(true)
})
