import type { NuevaEmpresa } from '#contract/empresa.ts'
import { crearEmpresa } from '#texts/crear-empresa.ts'
import { complaints, isBlank, isHttps } from '#web/lib/field-errors.ts'
import { browserZone } from '#web/lib/format.ts'

const { errores } = crearEmpresa

export type Draft = { nombre: string; titular: string; logo: string; horario: string }

export type Step = 'basica' | 'detalles'

export const emptyDraft: Draft = { nombre: '', titular: '', logo: '', horario: '' }

export const basicErrors = ({ nombre, titular }: Draft) =>
  complaints({
    nombre: isBlank(nombre) && errores.nombre,
    titular: isBlank(titular) && errores.titular,
  })

export const detailErrors = ({ logo }: Draft) =>
  complaints({ logo: !isBlank(logo) && !isHttps(logo) && errores.logo })

export const toNuevaEmpresa = ({ nombre, titular, logo, horario }: Draft): NuevaEmpresa => ({
  nombre: nombre.trim(),
  titular: titular.trim(),
  logo: logo.trim(),
  config: { horario: horario.trim(), zona: browserZone() },
})
