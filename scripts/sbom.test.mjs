import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from './project.mjs'

test('the bill of materials lists what runs in production, and nothing else', () => {
  const manifest = (path) => JSON.parse(readFileSync(inProject(path), 'utf8'))
  const { scripts, dependencies, devDependencies } = manifest('package.json')
  const tools = manifest('tooling/package.json').devDependencies
  expect(scripts.sbom).toBe('node scripts/sbom.mjs')
  const written = execFileSync(process.execPath, [inProject('scripts/sbom.mjs')], { encoding: 'utf8' })
  const { bomFormat, components } = JSON.parse(written)
  expect(bomFormat).toBe('CycloneDX')
  const listed = new Map(components.map(({ name, version }) => [name, version]))
  for (const [name, version] of Object.entries(dependencies)) expect(listed.get(name), name).toBe(version)
  for (const name of Object.keys({ ...devDependencies, ...tools })) expect(listed.has(name), name).toBe(false)
  const fastify = components.find(({ name }) => name === 'fastify')
  expect(fastify.purl).toBe(`pkg:npm/fastify@${dependencies.fastify}`)
  expect(fastify.hashes[0].content).toMatch(/^[0-9a-f]{128}$/)
})
