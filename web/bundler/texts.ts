import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Environment, type Plugin, type Rolldown } from 'vite'
import { IDIOMAS, type Idioma } from '#contract/idioma.ts'
import { OLD_SCRIPT } from './old-browsers.ts'

const IMPORT = '#texts/'
const VIRTUAL = '\0texts:'
const LIVE = '#web/texts/live.ts'

/** The URL of a dictionary in each language. */
export type Dictionaries = Record<Idioma, string>

/** Returns the file of a language. A language that translates only some files shows the others in Spanish. */
function fileOf(code: Idioma, name: string): string {
  const file = fileURLToPath(new URL(`../texts/${code}/${name}.ts`, import.meta.url))
  return existsSync(file) ? file : fileURLToPath(new URL(`../texts/es/${name}.ts`, import.meta.url))
}

/** Returns the exports of a text file. */
export const textsOf = <T extends object>(code: Idioma, name: string): Promise<T> =>
  import(/* @vite-ignore */ pathToFileURL(fileOf(code, name)).href)

const exportsOf = async (name: string): Promise<string[]> => Object.keys(await textsOf('es', name))

/** In the browser a text file has no sentences: its exports are assigned from the page's dictionary. */
async function bound(name: string): Promise<string> {
  const names = await exportsOf(name)
  return `import { bindTexts } from '${LIVE}'
export let ${names.join(', ')}
bindTexts('${name}', (texts) => { ({ ${names.join(', ')} } = texts) })`
}

/** Where no dictionary is loaded, a text file brings every language. */
async function whole(name: string): Promise<string> {
  const imports = IDIOMAS.map((code) => `import * as ${code} from ${JSON.stringify(fileOf(code, name))}`)
  return `${imports.join('\n')}
import { addTexts } from '${LIVE}'
addTexts('${name}', { ${IDIOMAS.join(', ')} })
${await bound(name)}`
}

/** Returns the dictionaries that contain a text file, from the files that need it. */
type GroupsOf = (users: readonly string[]) => readonly string[]

/**
 * Makes the exports of `#texts/` follow the language of the page. A build for the browser also writes the
 * dictionaries: a script for each group and language. Without `groupsOf` the build contains the texts itself.
 */
export function liveTexts(groupsOf?: GroupsOf): Plugin {
  const isBrowser = ({ config, mode }: Environment) =>
    groupsOf !== undefined && config.consumer === 'client' && mode === 'build'
  return {
    name: 'turnero:texts',
    enforce: 'pre',
    resolveId: (id) =>
      id.startsWith(IMPORT) ? `${VIRTUAL}${id.slice(IMPORT.length, -'.ts'.length)}` : undefined,
    load(id) {
      if (!id.startsWith(VIRTUAL)) return
      const name = id.slice(VIRTUAL.length)
      return isBrowser(this.environment) ? bound(name) : whole(name)
    },
    async generateBundle() {
      if (!groupsOf || !isBrowser(this.environment)) return
      const groups = new Map<string, string[]>()
      for (const id of this.getModuleIds()) {
        if (!id.startsWith(VIRTUAL)) continue
        const users = usersOf(id, (one) => {
          const { importers = [], dynamicImporters = [] } = this.getModuleInfo(one) ?? {}
          return [...importers, ...dynamicImporters]
        })
        for (const group of groupsOf(users))
          groups.set(group, [...(groups.get(group) ?? []), id.slice(VIRTUAL.length)])
      }
      for (const [group, names] of groups) {
        for (const code of IDIOMAS) {
          const source = await dictionary(code, names)
          const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
          this.emitFile({ type: 'asset', fileName: `assets/textos-${group}-${code}-${hash}.js`, source })
        }
      }
    },
  }
}

const screensIn = (folders: string) => new RegExp(`web/(?:${folders})`)
const BASE = screensIn('root.tsx|layouts/(?:site|plain)-layout|features/(?:cuenta|not-found)/[\\w-]*screen')
const OTHERS: [group: string, screens: RegExp][] = [
  [
    'panel',
    screensIn('layouts/session-layout|features/(?:home|tu-cuenta|crear-empresa|admin|dashboard|cartel)/'),
  ],
  ['demo', screensIn('features/demo/')],
  ['documentacion', screensIn('features/documentacion/')],
]

/**
 * The dictionaries of the app, by the screens that need them. The panel's contains the base, so that its page loads one
 * file. Screens that need none of these are only read.
 */
export const appGroupsOf: GroupsOf = (users) => {
  const usedBy = (screens: RegExp) => users.some((file) => screens.test(file))
  if (usedBy(BASE)) return ['base', 'panel']
  const groups = OTHERS.flatMap(([group, screens]) => (usedBy(screens) ? [group] : []))
  return groups.length > 0 ? groups : ['sitio']
}

function usersOf(id: string, importersOf: (id: string) => readonly string[]): string[] {
  const found = new Set([id])
  for (const one of found) for (const by of importersOf(one)) found.add(by)
  return [...found]
}

const DICTIONARY = /(?:^|\/)textos-([\w-]+)-(\w\w)-\w+\.js$/

/** Returns the dictionaries among the files of a build, by group. */
export function dictionariesIn(files: readonly string[]): Record<string, Dictionaries> {
  const found: Record<string, Partial<Dictionaries>> = {}
  for (const file of files) {
    const [, group, code] = DICTIONARY.exec(file) ?? []
    if (group) found[group] = { ...found[group], [code as Idioma]: `/assets/${basename(file)}` }
  }
  return found as Record<string, Dictionaries>
}

async function dictionary(code: Idioma, names: readonly string[]): Promise<string> {
  const ENTRY = 'virtual:dictionary'
  const files = await Promise.all(
    names.toSorted().map(async (name, i) => {
      const exported = (await exportsOf(name)).map((one) => `${one}: t${i}.${one}`)
      return {
        load: `import * as t${i} from ${JSON.stringify(fileOf(code, name))}`,
        entry: `'${name}': { ${exported.join(', ')} }`,
      }
    }),
  )
  const source = `${files.map(({ load }) => load).join('\n')}
const all = window.turneroTextos || (window.turneroTextos = {})
all.${code} = Object.assign(all.${code} || {}, { ${files.map(({ entry }) => entry).join(',\n')} })`
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'turnero:dictionary',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? source : undefined),
      },
    ],
    build: {
      write: false,
      copyPublicDir: false,
      target: OLD_SCRIPT,
      reportCompressedSize: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code
}
