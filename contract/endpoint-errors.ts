import type { Access, Endpoint } from './endpoint.ts'
import { CODIGOS, type CodigoError } from './errores.ts'

const OF_ACCESS: Record<Access, readonly CodigoError[]> = {
  anyone: [],
  session: ['sin_sesion'],
  self: ['sin_sesion', 'prohibido'],
  owner: ['sin_sesion', 'prohibido', 'empresa_no_encontrada'],
  staff: ['sin_sesion', 'empresa_no_encontrada'],
}

export interface ErrorReply {
  status: number
  codigos: CodigoError[]
}

/** Every error an endpoint can answer: its own, and those that its shape brings with it. */
export function errorsOf(endpoint: Endpoint): ErrorReply[] {
  const { params, query, headers, body, method, access, errors } = endpoint
  const codigos = new Set<CodigoError>([...errors, ...OF_ACCESS[access]])
  if (params || query || headers || body) codigos.add('datos_invalidos')
  if (body) codigos.add('json_invalido')
  if (body && !endpoint.bodyOptional) codigos.add('tipo_no_admitido')
  if (method !== 'GET') codigos.add('cuerpo_grande').add('origen_ajeno').add('sobrecarga')
  codigos.add('error_interno').add('no_disponible')

  const byStatus = new Map<number, CodigoError[]>()
  for (const codigo of codigos) {
    const status = CODIGOS[codigo]
    byStatus.set(status, [...(byStatus.get(status) ?? []), codigo])
  }
  return [...byStatus]
    .map(([status, list]) => ({ status, codigos: list }))
    .sort((a, b) => a.status - b.status)
}
