import { comun } from '#texts/comun.ts'

/** The return value of a screen's `meta` export. */
export const pageMeta = (titulo: string, descripcion: string = comun.descripcion) => [
  { title: `${titulo} · ${comun.producto}` },
  { name: 'description', content: descripcion },
]
