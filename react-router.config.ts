import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { IDIOMAS } from './contract/idioma.ts'
import { rutaEn } from './domain/idioma.ts'
import { startEarly } from './web/bundler/early-start.ts'
import { buildMonitor } from './web/bundler/monitor.ts'
import { addTextsToPages } from './web/bundler/page-texts.ts'
import { shellPath, writePages } from './web/bundler/pages.ts'
import { precompress } from './web/bundler/precompress.ts'
import { buildPublicPages, PUBLIC_PAGES } from './web/bundler/public-pages.ts'
import { buildServiceWorker } from './web/bundler/service-worker.ts'
import { writeSitemap } from './web/bundler/sitemap.ts'
import { MARCAS } from './web/lib/page/installation.ts'

/** Public pages for search engines. */
const listed = [
  '/',
  '/servicios',
  '/pricing',
  '/About',
  '/documentacion',
  '/terminos',
  '/accesibilidad',
  '/demo',
  '/login',
  '/registro',
]

/** Pages that are complete HTML files in the build. Every other screen starts from the fallback page. */
const prerendered = [
  ...listed,
  '/recuperar',
  '/restablecer',
  '/verificar-correo',
  '/confirmar-correo',
  '/invitacion',
  '/404',
]

const inAllLanguages = (paths: readonly string[]) =>
  IDIOMAS.flatMap((code) => paths.map((path) => rutaEn(code, path)))

const monitor = '/monitor/:empresaId/:colaId'
/** The page of a television, which becomes a monitor or a kiosk once it is paired. */
const tv = '/tv'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  // One file per screen: a separate loader would cost one more request.
  splitRouteModules: false,
  prerender: inAllLanguages(prerendered),
  async buildEnd({ buildManifest, reactRouterConfig }) {
    const { buildDirectory } = reactRouterConfig
    const client = join(buildDirectory, 'client')
    await buildMonitor(client, [shellPath(monitor), tv])
    const publicPages = await buildPublicPages(buildDirectory)
    await buildServiceWorker(client)
    await startEarly(client)
    await addTextsToPages(client, prerendered)
    // The server renders the page of a tracking code, and search engines may index it.
    await writeSitemap(client, MARCAS.origen, [...inAllLanguages(listed), PUBLIC_PAGES['verificar-turno']])
    await writePages(buildDirectory, buildManifest?.routes ?? {}, {
      prerendered,
      shells: [monitor, tv],
      publicPages,
      marcas: MARCAS,
    })
    await precompress(client)
  },
} satisfies Config
