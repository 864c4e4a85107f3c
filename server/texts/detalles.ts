import type { DetalleError } from '#contract/errores.ts'
import type { Fault, Textos } from './textos.ts'

// Limits the size of the answer to a hostile body with thousands of faults.
const DETALLES_MAXIMO = 20

/** Sentences to show beside a field that does not match its schema. */
export interface FrasesDeCampo {
  /** By the name of the field. */
  obligatorios: Readonly<Record<string, string>>
  malFormados: Readonly<Record<string, string>>
  falta: string
  contrasenaCorta: string
  invalido: string
  sinForma: string
  listaVacia: string
  minLength(limite: number): string
  maxLength(limite: number): string
  maxItems(limite: number): string
  minimum(limite: number): string
  maximum(limite: number): string
}

/** Returns what converts validation errors to fields with a sentence to show beside each. */
export const detallesCon =
  (frases: FrasesDeCampo): Textos['detalles'] =>
  (faults, body) => {
    const byField = new Map<string, DetalleError>()
    for (const fault of faults) {
      if (byField.size >= DETALLES_MAXIMO) break
      const campo = fieldOf(fault)
      if (!byField.has(campo)) byField.set(campo, { campo, mensaje: sentence(frases, fault, campo, body) })
    }
    return [...byField.values()]
  }

function fieldOf({ instancePath, keyword, params }: Fault): string {
  const parts = instancePath.split('/').filter(Boolean)
  if (keyword === 'required') parts.push(String(params.missingProperty))
  return parts.join('.')
}

function sentence(frases: FrasesDeCampo, { keyword, params }: Fault, campo: string, body: unknown): string {
  const name = campo.split('.').at(-1) ?? ''
  const limit = Number(params.limit)
  const obligatorio = frases.obligatorios[name]
  const malFormado = frases.malFormados[name]
  switch (keyword) {
    case 'required':
      return obligatorio ?? frases.falta
    case 'minLength':
      if (limit > 1) return name === 'contrasena' ? frases.contrasenaCorta : frases.minLength(limit)
      return obligatorio ?? frases.falta
    case 'maxLength':
    case 'maxItems':
    case 'minimum':
    case 'maximum':
      return frases[keyword](limit)
    case 'minItems':
      return frases.listaVacia
    case 'pattern':
      // A value of only spaces passes the length check, but it is still missing.
      if (obligatorio && isBlank(valueAt(body, campo))) return obligatorio
      return malFormado ?? frases.invalido
    case 'enum':
      return malFormado ?? frases.invalido
    default:
      return malFormado ?? frases.sinForma
  }
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''

/** Returns the value of a body at a path such as config.horario. */
const valueAt = (body: unknown, campo: string): unknown =>
  campo
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      body,
    )
