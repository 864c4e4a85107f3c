import type { CampoDeCola, CamposEnviados } from '#contract/campo.ts'
import { limpiarLinea } from './nombre.ts'

export type Respuestas = Record<string, string>

export interface FalloDeCampo {
  id: string
  fallo: 'campo_obligatorio' | 'campo_invalido'
}

/** Validates a customer's answers. Answers to fields that the cola does not have are dropped. */
export function leerCampos(
  pedidos: readonly CampoDeCola[],
  enviados: CamposEnviados,
): { respuestas: Respuestas; fallos: FalloDeCampo[] } {
  const porId = new Map(enviados.map(({ id, valor }) => [id, limpiarLinea(valor)]))
  const respuestas: Respuestas = {}
  const fallos: FalloDeCampo[] = []
  for (const campo of pedidos) {
    const valor = porId.get(campo.id) ?? ''
    if (valor === '' && campo.obligatorio) fallos.push({ id: campo.id, fallo: 'campo_obligatorio' })
    else if (valor !== '' && !sirve(campo, valor)) fallos.push({ id: campo.id, fallo: 'campo_invalido' })
    else if (valor !== '') respuestas[campo.id] = valor
  }
  return { respuestas, fallos }
}

function sirve({ tipo, opciones }: CampoDeCola, valor: string): boolean {
  if (tipo === 'numero') return /^-?\d+([.,]\d+)?$/.test(valor)
  if (tipo === 'documento') return /^[\p{L}\p{N}][\p{L}\p{N} .\-/]{2,29}$/u.test(valor)
  return tipo === 'texto' || opciones.includes(valor)
}
