import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Context = Parameters<Exclude<Group['name'], string>>[1]

/** Modules shared by several screens go into the first of these files that matches one of those screens. */
const FILES: [name: string, screens: RegExp][] = [
  // Every page that loads the app; the other pages of the site are read without it.
  ['base', /root\.tsx|entry\.client|(?:site|plain)-layout\.tsx|features[\\/](?:documentacion|cuenta)[\\/]/],
  // The demo is public, and shows parts of the panel.
  ['demo', /demo-screen\.tsx/],
  ['session', /(?:session|workspace)-layout\.tsx|home-screen\.tsx/],
  ['panel', /dashboard-screen\.tsx|cola-view\.tsx/],
  // The rest, which the first view of the panel does not need.
  ['views', /./],
]

const FRAMEWORK = /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie)[\\/]/
const ICON = /node_modules[\\/]lucide-react[\\/].*[\\/]icons[\\/]([\w-]+)\.mjs$/
const ICONS = /node_modules[\\/]lucide-react[\\/]/

/** Returns the build entries that load a module: the start of the app and its screens. */
function screensOf(id: string, context: Context): string[] {
  const loading = new Set([id])
  for (const one of loading) for (const by of importersOf(one, context)) loading.add(by)
  return [...loading].filter((one) => context.getModuleInfo(one)?.isEntry)
}

/** Icons are imported by the name of their file: an older name would leave them without a screen. */
function importersOf(id: string, context: Context): readonly string[] {
  const importers = context.getModuleInfo(id)?.importers ?? []
  const icon = ICON.exec(id)?.[1]
  if (!icon) return importers
  // One module exports all icons, so only the code shows which screen uses which. The log-in page: 3.5 kB less.
  const used = new RegExp(
    `\\b${icon.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}\\b`,
  )
  return importers
    .flatMap((all) => context.getModuleInfo(all)?.importers ?? [])
    .filter((by) => used.test(context.getModuleInfo(by)?.code ?? ''))
}

function fileOf(id: string, context: Context): string | undefined {
  if (ICONS.test(id) && !ICON.test(id)) return 'base'
  const screens = screensOf(id, context)
  return FILES.find(([, pattern]) => screens.some((screen) => pattern.test(screen)))?.[0]
}

/** Builds few files instead of many small ones: a plain installation uses HTTP/1.1, with six requests at a time. */
export const chunkGroups: Group[] = [
  { name: 'framework', test: FRAMEWORK, priority: FILES.length },
  ...FILES.map(
    ([name], i): Group => ({
      name: (id, context) => (fileOf(id, context) === name ? name : null),
      priority: FILES.length - 1 - i,
      minShareCount: 2,
    }),
  ),
]
