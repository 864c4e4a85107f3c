import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Lowers the priority of scripts, so that style sheet and font arrive first: pages are readable without scripts. */
export async function lowerScriptPriority(directory: string) {
  const files = await readdir(directory, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(directory, file)
    const html = await readFile(path, 'utf8')
    await writeFile(path, html.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"'))
  }
}
