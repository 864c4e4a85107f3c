import type { CambiosEmpresa, Empresa } from '#contract/empresa.ts'
import { configuracion } from '#texts/configuracion.ts'
import type { FieldErrors } from '#web/lib/form/field-errors.ts'
import type { PaginaDeConfiguracion } from '#web/paths.ts'

/** Without what other views set: the activity kept, and the hours as text. */
export type Draft = Required<Omit<CambiosEmpresa, 'actividadMeses' | 'horario'>>
export type PaginaDeEmpresa = Extract<PaginaDeConfiguracion, 'general' | 'contacto' | 'personalizacion'>

export const toDraft = ({ config, ...empresa }: Empresa): Draft => ({
  nombre: empresa.nombre,
  titular: empresa.titular,
  direccion: empresa.direccion,
  telefono: empresa.telefono,
  email: empresa.email,
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

const changed = (draft: Draft, stored: Draft, name: keyof Draft) =>
  JSON.stringify(draft[name]) !== JSON.stringify(stored[name])

/** Returns the fields that differ from the stored ones. */
export const toCambios = (draft: Draft, stored: Draft): CambiosEmpresa => {
  const complete = { ...draft, sitioWeb: completeAddress(draft.sitioWeb) }
  return Object.fromEntries(
    Object.entries(complete).filter(([name]) => changed(complete, stored, name as keyof Draft)),
  )
}

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

const FIELDS: Record<PaginaDeEmpresa, (keyof Draft)[]> = {
  general: [
    'nombre',
    'titular',
    'descripcion',
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

export const PAGINAS_DE_EMPRESA = Object.keys(FIELDS) as PaginaDeEmpresa[]

/** The pages with unsaved edits. */
export const dirtyPages = (draft: Draft, stored: Draft): PaginaDeEmpresa[] =>
  PAGINAS_DE_EMPRESA.filter((pagina) => FIELDS[pagina].some((name) => changed(draft, stored, name)))

/** The page with the first error. */
export const paginaDe = (errors: FieldErrors): PaginaDeEmpresa | undefined =>
  PAGINAS_DE_EMPRESA.find((pagina) => FIELDS[pagina].some((field) => errors[field]))
