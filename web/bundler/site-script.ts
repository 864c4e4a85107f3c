import { createHash } from 'node:crypto'
import { build, type Plugin, type Rolldown } from 'vite'
import { browsers } from './browsers.ts'
import { liveTexts } from './texts.ts'

const MODULE = 'virtual:site-script'
const RESOLVED = `\0${MODULE}`
const ENTRY = 'web/site/main.ts'

/** Builds the script of the static pages as a separate file. The virtual module exports its URL. */
export function siteScript(): Plugin {
  // The app and its prerendering import the same script.
  let built: Promise<string> | undefined
  return {
    name: 'turnero:site-script',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return
      if (this.environment.mode !== 'build') built = undefined
      built ??= bundle()
      const source = await built
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      const fileName = `assets/sitio-${hash}.js`
      if (this.environment.name === 'client' && this.environment.mode === 'build') {
        this.emitFile({ type: 'asset', fileName, source })
      }
      return `export const siteScript = '/${fileName}'`
    },
  }
}

async function bundle(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [liveTexts()],
    build: {
      write: false,
      copyPublicDir: false,
      target: browsers,
      reportCompressedSize: false,
      rolldownOptions: { input: ENTRY },
    },
  })) as Rolldown.RolldownOutput
  const [script] = output
  if (output.length > 1) throw new Error('The script of the site is more than one file')
  return script.code
}
