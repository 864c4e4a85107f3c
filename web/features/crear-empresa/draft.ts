import type { NuevaEmpresa } from '#contract/empresa.ts'
import { crearEmpresa } from '#texts/crear-empresa.ts'
import { browserZone } from '#web/lib/page/format.ts'
import { currentLanguage } from '#web/texts/live.ts'

export type Draft = { nombre: string; titular: string; logo: string; horario: string }

export type Step = 'basica' | 'detalles'

export const emptyDraft: Draft = { nombre: '', titular: '', logo: '', horario: '' }

/** The fields of the first step. */
export const BASICS = ['nombre', 'titular'] as const

export const sentences = () => ({
  nombre: { missing: crearEmpresa.errores.nombre },
  titular: { missing: crearEmpresa.errores.titular },
  logo: crearEmpresa.errores.logo,
})

export const toNuevaEmpresa = ({ nombre, titular, logo, horario }: Draft): NuevaEmpresa => ({
  nombre,
  titular,
  logo,
  config: { horario, zona: browserZone(), idioma: currentLanguage() },
})
