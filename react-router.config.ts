import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { makeFast } from './web/bundler/fast-page.ts'
import { buildMonitor } from './web/bundler/monitor.ts'
import { shellPath, writePages } from './web/bundler/pages.ts'
import { precompress } from './web/bundler/precompress.ts'
import { lowerScriptPriority } from './web/bundler/script-priority.ts'
import { writeSitemap } from './web/bundler/sitemap.ts'
import { MARCAS } from './web/lib/installation.ts'

/** Public pages that search engines should know. */
const listed = [
  '/',
  '/servicios',
  '/pricing',
  '/About',
  '/documentacion',
  '/terminos',
  '/demo',
  '/login',
  '/registro',
  '/verificar-turno',
]

/** Pages that are complete HTML files in the build; every other screen starts from the fallback page. */
const prerendered = [...listed, '/recuperar', '/restablecer', '/verificar-correo', '/404']

/** Screens with parameters that still have a page of their own, since it must be there at once. */
const shells = ['/mi-turno/:empresaId', '/entrada/:empresaId/:colaId']
const monitor = '/monitor/:empresaId/:colaId'
/** The same page: a television that becomes a monitor or a kiosk once it is paired. */
const tv = '/tv'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...prerendered, ...shells.map(shellPath)],
  async buildEnd({ buildManifest, reactRouterConfig }) {
    const { buildDirectory } = reactRouterConfig
    const client = join(buildDirectory, 'client')
    await buildMonitor(client, [shellPath(monitor), tv])
    for (const screen of shells) await makeFast(client, shellPath(screen))
    await lowerScriptPriority(client)
    await writeSitemap(client, MARCAS.origen, listed)
    await writePages(join(buildDirectory, 'pages.json'), buildManifest?.routes ?? {}, {
      prerendered,
      shells: [...shells, monitor, tv],
      marcas: MARCAS,
    })
    await precompress(client)
  },
} satisfies Config
