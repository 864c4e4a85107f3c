import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// Without pages, sitemap and robots.txt, which the server changes at start.
const TEXT = new Set(['.js', '.css', '.svg', '.json', '.webmanifest'])
const MIN_BYTES = 1024

const br = promisify(brotliCompress)
const gz = promisify(gzip)

/** Writes file.br and file.gz for every text file large enough to benefit. */
export async function precompress(directory: string) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue
    const file = join(entry.parentPath, entry.name)
    const source = await readFile(file)
    if (source.length < MIN_BYTES) continue
    await writeFile(
      `${file}.br`,
      await br(source, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length } }),
    )
    await writeFile(`${file}.gz`, await gz(source, { level: constants.Z_BEST_COMPRESSION }))
  }
}
