import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const STYLE_LINKS = /<link rel="stylesheet" href="([^"]+)"([^>]*?)\/?>/g
const PRELOADS = /<link rel="(?:modulepreload"|preload"[^>]*as="font")[^>]*>/g
const START = '<script type="module" async="">'

/** Starts the app after the first paint, or after 300 ms in a hidden tab, which paints nothing. */
const starter = `<script>(function(){function go(){var s=document.querySelector('script[type="text/later"]');if(!s||s.started)return;s.started=1;var m=document.createElement('script');m.type='module';m.textContent=s.textContent;document.head.append(m)}requestAnimationFrame(function(){setTimeout(go)});setTimeout(go,300)})()</script>`

/**
 * Rewrites a page so that its first paint needs no other file: styles are inlined, scripts and font load after it.
 * The style links stay, without blocking the paint, because React looks for them when it hydrates.
 */
export async function makeFast(client: string, path: string) {
  const file = join(client, path, 'index.html')
  const html = await readFile(file, 'utf8')
  const styles = new Map<string, string>()
  for (const [, href = ''] of html.matchAll(STYLE_LINKS)) {
    styles.set(href, await readFile(join(client, href), 'utf8'))
  }
  if (styles.size === 0 || !html.includes(START)) throw new Error(`${path} is not the page it used to be`)
  const fast = html
    .replace(PRELOADS, '')
    .replace(STYLE_LINKS, (_, href: string, rest: string) => {
      return `<style>${styles.get(href)}</style><link rel="stylesheet" href="${href}"${rest} media="print"/>`
    })
    .replace(START, '<script type="text/later">')
    .replace('</body>', () => `${starter}</body>`)
  await writeFile(file, fast)
}
