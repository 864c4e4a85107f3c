import { comun } from '#texts/comun.ts'

/** What a screen's `meta` export returns. */
export const pageMeta = (titulo: string, descripcion: string = comun.descripcion) => [
  { title: `${titulo} · ${comun.producto}` },
  { name: 'description', content: descripcion },
]
