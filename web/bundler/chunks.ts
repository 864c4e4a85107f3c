import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Context = Parameters<Exclude<Group['name'], string>>[1]

/** What several screens load is in the first of these files whose screens are among them. */
const FILES: [name: string, screens: RegExp][] = [
  // Every page that loads the app.
  [
    'base',
    /root\.tsx|entry\.client|(?:site|plain)-layout\.tsx|features[\\/](?:landing|servicios|precios|acerca|documentacion|terminos|cuenta)[\\/]/,
  ],
  // The demo is public, and shows parts of the panel.
  ['demo', /demo-screen\.tsx/],
  ['session', /(?:session|workspace)-layout\.tsx|home-screen\.tsx/],
  ['panel', /dashboard-screen\.tsx|cola-view\.tsx/],
  // Not in the panel's first view.
  ['views', /./],
]

const FRAMEWORK = /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie)[\\/]/
const ICONS = /node_modules[\\/]lucide-react[\\/]/

/** The entries of the build that load a module: the app's start and its screens. */
function screensOf(id: string, context: Context): string[] {
  const loading = new Set([id])
  for (const one of loading) for (const by of context.getModuleInfo(one)?.importers ?? []) loading.add(by)
  return [...loading].filter((one) => context.getModuleInfo(one)?.isEntry)
}

function fileOf(id: string, context: Context): string | undefined {
  // One module exports all icons, so the imports do not tell which screen shows which.
  if (ICONS.test(id)) return 'base'
  const screens = screensOf(id, context)
  return FILES.find(([, pattern]) => screens.some((screen) => pattern.test(screen)))?.[0]
}

/** Few files rather than many small ones: a plain installation speaks HTTP/1.1, six requests at a time. */
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
