type Searched = { nombre: string; etiqueta: string; codigo: string }

/** Lower case without accents, as people type in a hurry. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The turnos whose name, number or code was typed. */
export function matching<T extends Searched>(turnos: readonly T[], typed: string): readonly T[] {
  const wanted = plain(typed)
  if (!wanted) return turnos
  return turnos.filter(
    ({ nombre, etiqueta, codigo }) =>
      plain(nombre).includes(wanted) || isNumber(etiqueta, wanted) || plain(codigo).startsWith(wanted),
  )
}

/** Finds 'B-12' as B-12 and as 12. */
const isNumber = (etiqueta: string, wanted: string): boolean => {
  const label = plain(etiqueta)
  return label === wanted || label.split(/[^\p{L}\p{N}]+/u).includes(wanted)
}
