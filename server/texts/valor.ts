import type { Idioma } from '#contract/idioma.ts'
import type { Rango, Semana } from '#domain/horario.ts'
import { palabrasDeHorario } from '#domain/horario-palabras.ts'
import { escribirRangos, escribirSemana, type PalabrasDeHorario } from '#domain/horario-texto.ts'
import type { Textos } from './textos.ts'

/** The words for the values of fields in the activity log. */
interface PalabrasDeValor {
  campos: Textos['actividad']['campos']
  idioma: Idioma
  /** What the fixed values of a field are called. Values that users type are shown as typed. */
  codigos: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Empty values that have a meaning. */
  sinValor: Readonly<Record<string, string>>
  si: string
  no: string
  cerrado: string
  minutosAntes(minutos: number): string
  colas(cuantas: number): string
  plazas(cuantas: number): string
  credenciales(canales: string): string
}

const lista = (partes: readonly string[]): string => partes.join(', ')

/** Formatters of fields with a format of their own. */
const formasCon = (
  palabras: PalabrasDeValor,
  horario: PalabrasDeHorario,
): Readonly<Record<string, (valor: never) => string>> => ({
  corte: (minutos: number) => horario.hora(minutos),
  semana: (semana: Semana) => escribirSemana(semana, horario).replaceAll('\n', '; '),
  especiales: (dias: { fecha: string; motivo: string; rangos: Rango[] }[]) =>
    dias
      .map(({ fecha, motivo, rangos }) =>
        [fecha, motivo, rangos.length > 0 ? escribirRangos(rangos, horario) : palabras.cerrado]
          .filter(Boolean)
          .join(' '),
      )
      .join('; '),
  cierre: ({ margen }: { margen: number }) => palabras.minutosAntes(margen),
  silencio: ({ desde, hasta }: Rango) => horario.rango(horario.hora(desde), horario.hora(hasta)),
  preferencias: (todas: { nombre: string; ventaja: number }[]) =>
    lista(todas.map(({ nombre, ventaja }) => `${nombre} (${ventaja} min)`)),
  puestos: (todos: { nombre: string; colas: number[] | null; plazas: number | null }[]) =>
    lista(
      todos.map(({ nombre, colas, plazas }) => {
        const detalle = [colas && palabras.colas(colas.length), plazas && palabras.plazas(plazas)].filter(
          Boolean,
        )
        return detalle.length > 0 ? `${nombre} (${lista(detalle as string[])})` : nombre
      }),
    ),
  campos: (todos: { nombre: string }[]) => lista(todos.map(({ nombre }) => nombre)),
  whatsapp: ({ numero }: { numero: string }) => numero,
  credenciales: (canales: readonly string[]) =>
    palabras.credenciales(lista(canales.map((canal) => palabras.campos[canal] ?? canal))),
  sms: ({ proveedor, desde }: { proveedor: string; desde: string }) =>
    lista([proveedor, desde].filter(Boolean)),
})

/** Returns what formats the value of a field; null for no value. */
export function valorCon(palabras: PalabrasDeValor): Textos['actividad']['valor'] {
  return (campo, valor, zona) => {
    if (valor === null || valor === undefined || valor === '') return palabras.sinValor[campo] ?? null
    const forma = formasCon(palabras, palabrasDeHorario(palabras.idioma, zona))[campo]
    if (forma && typeof valor !== 'string') return forma(valor as never) || null
    if (typeof valor === 'boolean') return valor ? palabras.si : palabras.no
    const codigos = palabras.codigos[campo] ?? {}
    if (Array.isArray(valor)) return lista(valor.map((uno) => codigos[String(uno)] ?? String(uno))) || null
    if (typeof valor === 'object') return JSON.stringify(valor)
    // A reply may end with minutes, such as 'tarde 10'.
    const [, codigo = '', resto = ''] = /^(.*?)( \d+)?$/s.exec(String(valor)) ?? []
    const palabra = codigos[codigo]
    return palabra ? palabra + resto : String(valor)
  }
}
