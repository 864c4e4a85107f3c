import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { writePages } from './web/bundler/pages.ts'
import { precompress } from './web/bundler/precompress.ts'

/** Pages that are complete HTML files in the build; every other screen starts from the fallback page. */
const prerendered = ['/', '/login', '/registro', '/verificar-turno', '/404']

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: prerendered,
  async buildEnd({ buildManifest, reactRouterConfig }) {
    const { buildDirectory } = reactRouterConfig
    await writePages(join(buildDirectory, 'pages.json'), buildManifest?.routes ?? {}, prerendered)
    await precompress(join(buildDirectory, 'client'))
  },
} satisfies Config
