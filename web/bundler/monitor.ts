import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { IDIOMAS, type Idioma } from '#contract/idioma.ts'
import { assetNames } from './asset-names.ts'
import { contractInBrowser } from './contract-in-browser.ts'
import { newerCalls, newerStyles, newerSyntax, OLD_SCRIPT, OLD_STYLE } from './old-browsers.ts'
import { dictionariesIn, liveTexts, textsOf } from './texts.ts'

const ENTRY = 'web/features/monitor/main.ts'
const GROUP = 'monitor'

async function page(code: Idioma, head: string) {
  const { monitor: t } = await textsOf<typeof import('#texts/monitor.ts')>(code, 'monitor')
  return `<!doctype html>
<html lang="${code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t.titulo}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head}
</head>
<body>
<noscript>${t.sinScript}</noscript>
</body>
</html>
`
}

/**
 * Builds the monitor separately, because wall screens run browsers years older than the app supports. Fails when the
 * result uses a feature such a browser lacks.
 */
export async function buildMonitor(client: string, folders: readonly string[]) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [liveTexts(() => [GROUP]), contractInBrowser()],
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: OLD_SCRIPT,
      cssTarget: OLD_STYLE,
      // A separate file, because the content security policy allows no styles written by scripts.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: ENTRY,
        output: {
          format: 'iife',
          entryFileNames: 'assets/monitor-[hash].js',
          assetFileNames: assetNames('monitor'),
        },
      },
    },
  })
  if (!('output' in result)) throw new Error('The monitor was not built')
  const files = result.output.map(({ fileName }) => fileName)
  const texts = dictionariesIn(files)[GROUP]
  const script = files.find((name) => /monitor-[^/]*\.js$/.test(name) && !name.includes('textos-'))
  const style = files.find((name) => name.endsWith('.css'))
  if (!script || !style || !texts) throw new Error('The monitor has no script, style sheet or texts')
  await refuseNewer(join(client, script), join(client, style))
  for (const code of IDIOMAS) {
    const head = `<link rel="stylesheet" href="/${style}">
<script defer src="${texts[code]}"></script>
<script defer src="/${script}"></script>`
    for (const folder of folders) {
      await mkdir(join(client, folder), { recursive: true })
      await writeFile(join(client, folder, `${code}.html`), await page(code, head))
    }
  }
}

async function refuseNewer(script: string, style: string) {
  const found = [
    ...(await newerSyntax(script)),
    ...newerCalls(await readFile(script, 'utf8')),
    ...newerStyles(await readFile(style, 'utf8')),
  ]
  if (found.length > 0) throw new Error(`The monitor needs a newer browser than a wall screen has: ${found}`)
}

/** Serves the monitor in development, where Vite serves the modules. */
export function monitorInDevelopment(): Plugin {
  return {
    name: 'turnero:monitor',
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        if (!/^\/monitor\/[^/]+\/[^/?]+/i.test(request.url ?? '')) return next()
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(await page('es', `<script type="module" src="/${ENTRY}"></script>`))
      })
    },
  }
}
