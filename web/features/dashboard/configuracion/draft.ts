import type { CambiosEmpresa, Empresa } from '#contract/empresa.ts'
import { configuracion } from '#texts/configuracion.ts'
import { complaints, type FieldErrors, isBlank, isHttps } from '#web/lib/field-errors.ts'
import { isColor } from '#web/ui/color-field.tsx'

const { errores } = configuracion

export type Draft = Required<CambiosEmpresa>
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
})

const trimmed = (text: string) => text.trim()

export const toCambios = (draft: Draft): CambiosEmpresa => ({
  ...draft,
  nombre: trimmed(draft.nombre),
  titular: trimmed(draft.titular),
  email: trimmed(draft.email),
  logo: trimmed(draft.logo),
  sitioWeb: completeAddress(draft.sitioWeb),
  zona: trimmed(draft.zona),
})

/** 'clinica.com' as people write it. */
export function completeAddress(text: string): string {
  const address = text.trim()
  return address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`
}

/** Without these three nothing is sent. */
export const requiredErrors = ({ nombre, titular, email }: Draft): FieldErrors<keyof Draft> =>
  complaints({
    nombre: isBlank(nombre) && errores.nombre,
    titular: isBlank(titular) && errores.titular,
    email: !email.includes('@') && errores.email,
  })

export const formErrors = ({ logo, colorPrimario, colorSecundario }: Draft): FieldErrors<keyof Draft> =>
  complaints({
    logo: !isBlank(logo) && !isHttps(logo) && errores.logo,
    colorPrimario: !isColor(colorPrimario) && errores.color,
    colorSecundario: !isColor(colorSecundario) && errores.color,
  })

const FIELDS: Record<Pestana, (keyof Draft)[]> = {
  general: ['nombre', 'titular', 'descripcion', 'horario', 'zona'],
  contacto: ['email', 'telefono', 'direccion', 'sitioWeb'],
  personalizacion: ['logo', 'colorPrimario', 'colorSecundario', 'nombresPublicos'],
}

export const PESTANAS = Object.keys(FIELDS) as Pestana[]

/** Where the first field with an error is. */
export const pestanaOf = (errors: FieldErrors): Pestana | undefined =>
  PESTANAS.find((pestana) => FIELDS[pestana].some((field) => errors[field]))

export const differs = (one: Draft, other: Draft) =>
  (Object.keys(one) as (keyof Draft)[]).some((field) => one[field] !== other[field])
