import { comun } from '#texts/comun.ts'
import { marca } from './installation.ts'

/** The return value of a screen's `meta` export. */
export const pageMeta = (titulo: string, descripcion: string = comun.descripcion) => [
  { title: `${titulo} · ${marca()}` },
  { name: 'description', content: descripcion },
]

type Sections = { titulo: string; paginas: Record<string, { nombre: string }> }

/** For a screen with pages of their own address: the page is the last part of the address. */
export function sectionMeta({ titulo, paginas }: Sections, pathname: string) {
  const pagina = paginas[pathname.toLowerCase().replace(/\/$/, '').split('/').at(-1) ?? '']
  return pageMeta(pagina ? `${pagina.nombre} · ${titulo}` : titulo)
}
