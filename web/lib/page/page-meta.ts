import { comun } from '#texts/comun.ts'
import { marca } from './installation.ts'

/** The return value of a screen's `meta` export. */
export const pageMeta = (titulo: string, descripcion: string = comun.descripcion) => [
  { title: `${titulo} · ${marca()}` },
  { name: 'description', content: descripcion },
]
