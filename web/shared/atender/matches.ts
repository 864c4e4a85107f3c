type Searched = { nombre: string; numero: number; codigo: string }

/** Without accents, as people type in a hurry. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Those whose name, number or code was typed. */
export function matching<T extends Searched>(turnos: readonly T[], typed: string): readonly T[] {
  const wanted = plain(typed)
  if (!wanted) return turnos
  return turnos.filter(
    ({ nombre, numero, codigo }) =>
      plain(nombre).includes(wanted) || String(numero) === wanted || plain(codigo).startsWith(wanted),
  )
}
