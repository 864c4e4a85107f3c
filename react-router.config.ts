import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { writePages } from './web/bundler/pages.ts'
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

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: prerendered,
  async buildEnd({ buildManifest, reactRouterConfig }) {
    const { buildDirectory } = reactRouterConfig
    const client = join(buildDirectory, 'client')
    await lowerScriptPriority(client)
    await writeSitemap(client, MARCAS.origen, listed)
    await writePages(join(buildDirectory, 'pages.json'), buildManifest?.routes ?? {}, prerendered, MARCAS)
    await precompress(client)
  },
} satisfies Config
