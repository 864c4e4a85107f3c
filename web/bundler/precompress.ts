import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// Pages, sitemap and robots are not among them: the server changes those at start.
const TEXT = new Set(['.js', '.css', '.svg', '.json', '.webmanifest'])
const SMALLEST = 1024

const br = promisify(brotliCompress)
const gz = promisify(gzip)

/** Writes file.br and file.gz beside every text file that is worth it. */
export async function precompress(directory: string) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue
    const file = join(entry.parentPath, entry.name)
    const source = await readFile(file)
    if (source.length < SMALLEST) continue
    await writeFile(
      `${file}.br`,
      await br(source, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length } }),
    )
    await writeFile(`${file}.gz`, await gz(source, { level: constants.Z_BEST_COMPRESSION }))
  }
}
