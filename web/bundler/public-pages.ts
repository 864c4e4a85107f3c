import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build, type Plugin, type Rolldown } from 'vite'
import type { Pagina } from '#contract/paginas.ts'
import { assetNames } from './asset-names.ts'
import { browsers } from './browsers.ts'
import { contractInBrowser } from './contract-in-browser.ts'
import { type Dictionaries, dictionariesIn, liveTexts } from './texts.ts'

/** Customer pages and their addresses. The server renders them with their data. */
export const PUBLIC_PAGES: Record<Pagina, string> = {
  'mi-turno': '/mi-turno/:empresaId',
  kiosco: '/entrada/:empresaId/:colaId',
  'verificar-turno': '/verificar-turno',
}

/** What the server needs to render the pages, stored in `pages.json`. */
export interface BuiltPages {
  /** The module that renders them, relative to the build folder. */
  writer: string
  style: string
  pages: Record<string, { path: string; script: string; modules: string[]; texts: Dictionaries }>
}

const names = Object.keys(PUBLIC_PAGES) as Pagina[]

/** Each page has its own dictionary, so that a phone loads only the sentences of its page. */
const pagesOfUsers = (users: readonly string[]) =>
  names.filter((name) => users.some((file) => file.endsWith(`web/features/${name}/main.tsx`)))

/** Removes Vite's preload helper: the only lazy import is one small file that needs no preloading. */
const plainImports: Plugin = {
  name: 'turnero:plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
}

/** Customer pages do not load dense.css: the classes of staff screens would only cost them bytes. */
const withoutDense: Plugin = {
  name: 'turnero:without-dense',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/(?:ui|shared)\/.*\.tsx?$/ },
    handler: (code) => code.replace(/ ?\bdense:[^\s'"`]+/g, ''),
  },
}

const common = {
  configFile: false,
  // Hides warnings about directives inside packages.
  logLevel: 'error',
} as const

/**
 * Builds the customer pages as separate entries, without the panel's router and cache, so that a phone loads only React
 * and the page. A second build creates the module with which the server renders the same pages.
 */
export async function buildPublicPages(buildDirectory: string): Promise<BuiltPages> {
  const { output } = (await build({
    ...common,
    plugins: [plainImports, withoutDense, liveTexts(pagesOfUsers), contractInBrowser(), tailwindcss()],
    build: {
      outDir: join(buildDirectory, 'client'),
      emptyOutDir: false,
      copyPublicDir: false,
      target: browsers,
      cssCodeSplit: false,
      // The content security policy allows no data: URLs.
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        experimental: { lazyBarrel: true },
        input: Object.fromEntries(names.map((name) => [name, `web/features/${name}/main.tsx`])),
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/pagina-[hash].js',
          assetFileNames: assetNames('pagina'),
          // One shared file: a plain installation uses HTTP/1.1, where each request costs a round trip.
          codeSplitting: { groups: [{ name: 'pagina', minShareCount: 2 }] },
        },
      },
    },
  })) as Rolldown.RolldownOutput
  await build({
    ...common,
    plugins: [withoutDense, liveTexts(), contractInBrowser()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'web/pages.tsx',
      outDir: join(buildDirectory, 'writer'),
      emptyOutDir: true,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: { experimental: { lazyBarrel: true }, output: { entryFileNames: 'pages.js' } },
    },
  })
  return { writer: 'writer/pages.js', style: styleOf(output), pages: pagesOf(output) }
}

type Output = Rolldown.RolldownOutput['output']

/** The style sheet of all pages. A part that is loaded later has its own. */
function styleOf(output: Output): string {
  const style = output.find((file) => file.type === 'asset' && file.names.includes('style.css'))
  if (!style) throw new Error('The public pages have no style sheet')
  return style.fileName
}

function pagesOf(output: Output): BuiltPages['pages'] {
  const dictionaries = dictionariesIn(output.map(({ fileName }) => fileName))
  return Object.fromEntries(
    names.map((name) => {
      const entry = output.find((file) => file.type === 'chunk' && file.isEntry && file.name === name)
      if (entry?.type !== 'chunk') throw new Error(`${name} was not built`)
      const modules = entry.imports.map((file) => `/${file}`)
      const texts = dictionaries[name]
      if (!texts) throw new Error(`${name} has no texts`)
      return [name, { path: PUBLIC_PAGES[name], script: `/${entry.fileName}`, modules, texts }]
    }),
  )
}
