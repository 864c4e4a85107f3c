import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { IDIOMAS } from '#contract/idioma.ts'
import { textsOf } from '../../bundler/texts.ts'

/** Tables by their index in a WOFF2 file; only the one we read has a name here. */
const CMAP = 0
const ARBITRARY_TAG = 63
/** Tables that WOFF2 stores in a form of its own: glyf and loca, unless their version is 3. */
const TRANSFORMED = [10, 11]

/** Returns the code points of a WOFF2 font that has a cmap of format 4. */
function charactersOf(file: Buffer): Set<number> {
  let at = 48
  const base128 = () => {
    let value = 0
    for (;;) {
      const byte = file[at++] ?? 0
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let start = 0
  let cmap = -1
  for (let table = 0; table < file.readUInt16BE(12); table++) {
    const flags = file[at++] ?? 0
    const tag = flags & ARBITRARY_TAG
    if (tag === ARBITRARY_TAG) at += 4
    let length = base128()
    if (TRANSFORMED.includes(tag) ? flags >> 6 !== 3 : flags >> 6 !== 0) length = base128()
    if (tag === CMAP) cmap = start
    start += length
  }
  const data = brotliDecompressSync(file.subarray(at))
  const found = new Set<number>()
  for (let i = 0; i < data.readUInt16BE(cmap + 2); i++) {
    const sub = cmap + data.readUInt32BE(cmap + 4 + 8 * i + 4)
    if (data.readUInt16BE(sub) !== 4) continue
    const segments = data.readUInt16BE(sub + 6) / 2
    for (let s = 0; s < segments; s++) {
      const last = data.readUInt16BE(sub + 14 + 2 * s)
      const first = data.readUInt16BE(sub + 16 + 2 * (segments + s))
      for (let code = first; code <= last && code !== 0xffff; code++) found.add(code)
    }
  }
  return found
}

/** Drawn by the system's fonts: emoji, and the Command key, which Inter's Latin file never had. */
const NOT_LETTERS = /\p{Extended_Pictographic}|\p{Cc}|⌘/gu

const font = charactersOf(readFileSync(new URL('inter.woff2', import.meta.url)))

/** Collects the sentences of a text file. Functions are called, so that the words around their values are seen too. */
function wordsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    // A function that needs another kind of argument is read as its source, which contains its words.
    return [
      value
        .toString()
        .replace(/\\u([0-9a-f]{4})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    ]
  }
  if (typeof value !== 'object' || value === null || depth > 8) return []
  return Object.values(value).flatMap((one) => wordsIn(one, depth + 1))
}

test('the font has every character of our texts', async () => {
  const missing = new Set<string>()
  for (const idioma of IDIOMAS) {
    for (const file of readdirSync(new URL(`../../texts/${idioma}/`, import.meta.url))) {
      if (file.endsWith('.test.ts')) continue
      for (const words of wordsIn(await textsOf(idioma, file.slice(0, -'.ts'.length))))
        for (const letter of words.replace(NOT_LETTERS, ''))
          if (!font.has(letter.codePointAt(0) ?? 0)) missing.add(`${letter} in ${idioma}/${file}`)
    }
  }
  expect([...missing]).toEqual([])
})

test('names typed in Spanish, Portuguese and their neighbours, and prices, need no other font', () => {
  for (const letter of 'ÁÉÍÓÚÜÑÇÃÕÂÊÔÀáéíóúüñçãõâêôàèìòùëïöäåøæœŒß¿¡ªº°€$£¥·–—“”‘’«»…•™')
    expect(font.has(letter.codePointAt(0) ?? 0), letter).toBe(true)
})

test('the page asks the font for exactly its characters', () => {
  const css = readFileSync(new URL('../base.css', import.meta.url), 'utf8')
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(css) ?? []
  const asked = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })
  expect(asked.filter((code) => !font.has(code))).toEqual([])
  expect([...font].filter((code) => !asked.includes(code))).toEqual([])
})
