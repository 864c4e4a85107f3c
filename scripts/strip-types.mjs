import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { filesUnder } from './fingerprint.mjs'
import { inProject, root } from './project.mjs'

const OUTPUT = inProject('build/app')

// Modules name each other by file, in imports and in the URLs of threads.
const MODULE_NAME = /(?<=(?:\bfrom |\bimport |\bimport\(|\bnew URL\()'[^']+)\.ts(?=')/g

// Writes the server without its types to build/app, which `npm start` and the image run. Node can run the sources, but
// then loads its TypeScript parser into every thread: 24 MB. Lines stay where they are, so stack traces match.
rmSync(OUTPUT, { recursive: true, force: true })
for (const file of ['contract', 'domain', 'server', 'package.json'].flatMap((path) => [
  ...filesUnder(root, path),
])) {
  const output = join(OUTPUT, file.replace(/\.ts$/, '.js'))
  mkdirSync(dirname(output), { recursive: true })
  if (!file.endsWith('.ts')) cpSync(inProject(file), output)
  else {
    const source = readFileSync(inProject(file), 'utf8')
    writeFileSync(output, stripTypeScriptTypes(source).replace(MODULE_NAME, '.js'))
  }
}
