import { readFile } from 'node:fs/promises'
import type { Feriados } from '#contract/horario.ts'

/** Made by scripts/feriados.mjs. By country and year: pairs of MM-DD and name. */
interface Datos {
  fuente: string
  paises: Record<string, Record<string, [string, string][]>>
}

let datos: Promise<Datos> | null = null

const leer = async (): Promise<Datos> =>
  JSON.parse(await readFile(new URL('./feriados.json', import.meta.url), 'utf8'))

/** The public holidays of a country in a year; none for a year that is not known. */
export async function feriados(pais: string, anio: string): Promise<Feriados> {
  datos ??= leer()
  const { fuente, paises } = await datos
  const lista = paises[pais]?.[anio] ?? []
  return { feriados: lista.map(([dia, motivo]) => ({ fecha: `${anio}-${dia}`, motivo })), fuente }
}
