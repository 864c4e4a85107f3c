import type { CifrasDePersona, EstadisticasDePersonas, PausasDePersona } from '#contract/estadisticas.ts'
import type { Duraciones } from '#domain/duraciones.ts'
import { enMinutos, medir, porcentaje, type ResumenDia } from '#domain/estadisticas.ts'
import { type Pausas, sumarPausas } from '#domain/pausas.ts'
import { type Persona, type ResumenPersona, ritmoDe, SIN_PERSONA, sumarPersonas } from '#domain/personas.ts'
import { hojaCsv } from '#server/base/csv.ts'
import type { Textos } from '#server/texts/textos.ts'
import type { Material } from './informe.ts'

type Atenciones = ReadonlyMap<number, Duraciones>

/** Sums up each person's work by cola. A person who only paused has an empty map. */
function porPersona(dias: readonly ResumenDia[]): Map<Persona, Map<number, ResumenPersona>> {
  const personas = new Map<Persona, Map<number, ResumenPersona>>()
  for (const dia of dias) {
    for (const persona of Object.keys(dia.pausas)) {
      if (!personas.has(Number(persona))) personas.set(Number(persona), new Map())
    }
    for (const [persona, colas] of Object.entries(dia.personas)) {
      const suyas = personas.get(Number(persona)) ?? new Map<number, ResumenPersona>()
      personas.set(Number(persona), suyas)
      for (const [cola, resumen] of Object.entries(colas)) {
        const antes = suyas.get(Number(cola))
        suyas.set(Number(cola), antes ? sumarPersonas([antes, resumen]) : resumen)
      }
    }
  }
  return personas
}

/** Returns the service durations of each cola for all persons together. */
function atencionesDe(personas: Iterable<ReadonlyMap<number, ResumenPersona>>): Map<number, Duraciones> {
  const resumenes = new Map<number, ResumenPersona[]>()
  for (const suyas of personas) {
    for (const [cola, resumen] of suyas) resumenes.set(cola, [...(resumenes.get(cola) ?? []), resumen])
  }
  return new Map([...resumenes].map(([cola, todos]) => [cola, sumarPersonas(todos).atencion]))
}

function cifrasDe(colas: ReadonlyMap<number, ResumenPersona>, deTodos: Atenciones): CifrasDePersona {
  const r = sumarPersonas(colas.values())
  return {
    llamados: r.llamados,
    atendidos: r.completados,
    ausentes: r.ausentes,
    etapas: r.etapas,
    // A person may put customers before others without calling any.
    fueraDeOrden: porcentaje(r.fueraDeOrden, Math.max(r.llamados, r.fueraDeOrden)),
    atencion: medir(r.atencion),
    ritmo: ritmoDe(new Map([...colas].map(([cola, { atencion }]) => [cola, atencion])), deTodos),
  }
}

const pausasDe = (pausas: readonly Pausas[]): PausasDePersona => {
  const { veces, ms } = sumarPausas(pausas)
  return { veces, minutos: enMinutos(ms) }
}

const del = ({ dias, desde }: Material) => dias.filter((dia) => dia.fecha >= desde)

/** Returns the figures of each person. A usuario who must not see others gets only their own and no total. */
export function informePersonal(material: Material): EstadisticasDePersonas {
  const { situacion, periodo, desde, nombres, cuentas, quien } = material
  const dias = del(material)
  const personas = porPersona(dias)
  const deTodos = atencionesDe(personas.values())
  const vistas = [...personas].filter(([persona]) => quien.todas || persona === quien.persona)
  return {
    periodo,
    desde,
    hasta: situacion.hoy,
    total: quien.todas ? cifrasDe(sumadas(personas.values()), deTodos) : null,
    pausas: quien.todas ? pausasDe(dias.flatMap((dia) => Object.values(dia.pausas))) : null,
    personas: vistas
      .map(([persona, colas]) => ({
        id: cuentas.get(persona)?.uuid ?? null,
        nombre: cuentas.get(persona)?.nombre ?? '',
        quien: quienEs(persona, cuentas),
        propio: persona === quien.persona,
        cifras: cifrasDe(colas, deTodos),
        pausas: pausasDe(dias.flatMap((dia) => dia.pausas[persona] ?? [])),
        porCola: [...colas].map(([cola, resumen]) => ({
          id: nombres.get(cola)?.uuid ?? '',
          nombre: nombres.get(cola)?.nombre ?? '',
          cifras: cifrasDe(new Map([[cola, resumen]]), deTodos),
          mediana: medir(deTodos.get(cola) ?? resumen.atencion)?.mediana ?? null,
        })),
      }))
      .sort((a, b) => b.cifras.atendidos - a.cifras.atendidos || a.nombre.localeCompare(b.nombre)),
  }
}

type Quien = EstadisticasDePersonas['personas'][number]['quien']

const quienEs = (persona: Persona, cuentas: Material['cuentas']): Quien =>
  persona === SIN_PERSONA ? 'nadie' : cuentas.has(persona) ? 'persona' : 'retirada'

function sumadas(personas: Iterable<ReadonlyMap<number, ResumenPersona>>): Map<number, ResumenPersona> {
  const total = new Map<number, ResumenPersona>()
  for (const suyas of personas) {
    for (const [cola, resumen] of suyas) {
      const antes = total.get(cola)
      total.set(cola, antes ? sumarPersonas([antes, resumen]) : resumen)
    }
  }
  return total
}

/** Returns a CSV file with a row for each day, person and cola, and one for the pauses of each day and person. */
export function tablaPersonal(material: Material, { personal }: Textos): string {
  const { nombres, cuentas, quien } = material
  const visibles = <V>(deTodos: Readonly<Record<Persona, V>>) =>
    Object.entries(deTodos)
      .map(([persona, suyo]) => [Number(persona), suyo] as const)
      .filter(([persona]) => quien.todas || persona === quien.persona)
  const nombreDe = (persona: Persona) =>
    cuentas.get(persona)?.nombre ?? personal.sinNombre[persona === SIN_PERSONA ? 'nadie' : 'retirada']
  const filas = del(material).flatMap(({ fecha, personas, pausas }) => [
    ...visibles(personas).flatMap(([persona, colas]) =>
      Object.entries(colas).map(([cola, r]) => [
        fecha,
        nombreDe(persona),
        nombres.get(Number(cola))?.nombre ?? '',
        r.llamados,
        r.completados,
        r.ausentes,
        r.etapas,
        r.fueraDeOrden,
        medir(r.atencion)?.promedio,
        medir(r.atencion)?.mediana,
        '',
        '',
      ]),
    ),
    ...visibles(pausas).map(([persona, { veces, ms }]) => [
      fecha,
      nombreDe(persona),
      ...Array<string>(8).fill(''),
      veces,
      enMinutos(ms),
    ]),
  ])
  return hojaCsv([personal.columnas, ...filas])
}
