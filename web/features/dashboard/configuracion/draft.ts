import type { CambiosEmpresa, Empresa } from '#contract/empresa.ts'
import { configuracion } from '#texts/configuracion.ts'
import type { FieldErrors } from '#web/lib/form/field-errors.ts'

/** Without `actividadMeses`, which is set in the activity view. */
export type Draft = Required<Omit<CambiosEmpresa, 'actividadMeses'>>
export type Pestana = 'general' | 'contacto' | 'personalizacion'

export const toDraft = ({ config, ...empresa }: Empresa): Draft => ({
  nombre: empresa.nombre,
  titular: empresa.titular,
  direccion: empresa.direccion,
  telefono: empresa.telefono,
  email: empresa.email,
  horario: config.horario,
  descripcion: empresa.descripcion,
  sitioWeb: empresa.sitioWeb,
  colorPrimario: config.colorPrimario,
  colorSecundario: config.colorSecundario,
  logo: empresa.logo,
  zona: config.zona,
  nombresPublicos: config.nombresPublicos,
  elegir: config.elegir,
  nombresAlLlamar: config.nombresAlLlamar,
  corte: config.corte,
  idioma: config.idioma,
  idiomas: config.idiomas,
})

/** Returns the fields to send: those that were judged. */
export const toCambios = (draft: Draft, judged: (name: keyof Draft) => boolean): CambiosEmpresa =>
  Object.fromEntries(
    Object.entries({ ...draft, sitioWeb: completeAddress(draft.sitioWeb) }).filter(([name]) =>
      judged(name as keyof Draft),
    ),
  )

/** Completes an address written as 'clinica.com'. */
export function completeAddress(text: string): string {
  const address = text.trim()
  return address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`
}

/** Nothing is sent without these three. */
const REQUIRED = ['nombre', 'titular', 'email'] as const

export const sentences = () => ({
  nombre: { missing: configuracion.errores.nombre },
  titular: { missing: configuracion.errores.titular },
  email: configuracion.errores.email,
  logo: configuracion.errores.logo,
  colorPrimario: configuracion.errores.color,
  colorSecundario: configuracion.errores.color,
})

/** The sentence above the button of a form that was not sent. */
export const complaintOf = (errors: FieldErrors): string =>
  REQUIRED.some((name) => errors[name]) ? configuracion.incompleto : configuracion.revisar

const FIELDS: Record<Pestana, (keyof Draft)[]> = {
  general: [
    'nombre',
    'titular',
    'descripcion',
    'horario',
    'idioma',
    'idiomas',
    'zona',
    'corte',
    'elegir',
    'nombresAlLlamar',
  ],
  contacto: ['email', 'telefono', 'direccion', 'sitioWeb'],
  personalizacion: ['logo', 'colorPrimario', 'colorSecundario', 'nombresPublicos'],
}

export const isOn = (pestana: Pestana, name: keyof Draft): boolean => FIELDS[pestana].includes(name)

export const PESTANAS = Object.keys(FIELDS) as Pestana[]

/** The tab with the first error. */
export const pestanaDe = (errors: FieldErrors): Pestana | undefined =>
  PESTANAS.find((pestana) => FIELDS[pestana].some((field) => errors[field]))
