import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Context = Parameters<Exclude<Group['name'], string>>[1]

/** Modules shared by several screens go into the first of these files that matches one of those screens. */
const FILES: [name: string, screens: RegExp][] = [
  // Every page that loads the app.
  [
    'base',
    /root\.tsx|entry\.client|(?:site|plain)-layout\.tsx|features[\\/](?:landing|servicios|precios|acerca|documentacion|terminos|accesibilidad|cuenta)[\\/]/,
  ],
  // The demo is public, and shows parts of the panel.
  ['demo', /demo-screen\.tsx/],
  ['session', /(?:session|workspace)-layout\.tsx|home-screen\.tsx/],
  ['panel', /dashboard-screen\.tsx|cola-view\.tsx/],
  // The rest, which the first view of the panel does not need.
  ['views', /./],
]

const FRAMEWORK = /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie)[\\/]/
const ICONS = /node_modules[\\/]lucide-react[\\/]/

/** Returns the build entries that load a module: the start of the app and its screens. */
function screensOf(id: string, context: Context): string[] {
  const loading = new Set([id])
  for (const one of loading) for (const by of context.getModuleInfo(one)?.importers ?? []) loading.add(by)
  return [...loading].filter((one) => context.getModuleInfo(one)?.isEntry)
}

function fileOf(id: string, context: Context): string | undefined {
  // One module exports all icons, so the imports do not show which screen uses which.
  if (ICONS.test(id)) return 'base'
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
