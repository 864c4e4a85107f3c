import { type Endpoint, enEmpresa, isOfSelf } from './endpoint.ts'
import { CODIGOS, type CodigoError } from './errores.ts'

/** Errors that the access rule of an endpoint can produce. */
function ofAcceso(endpoint: Endpoint): CodigoError[] {
  if (endpoint.permiso === 'publico') return []
  const permiso = enEmpresa(endpoint)
  const codigos: CodigoError[] = ['sin_sesion']
  if (isOfSelf(endpoint) || (permiso && permiso !== 'miembro')) codigos.push('prohibido')
  if (permiso) codigos.push('empresa_no_encontrada')
  if (permiso && endpoint.path.includes('/:colaId')) codigos.push('cola_no_encontrada')
  return codigos
}

export interface ErrorReply {
  status: number
  codigos: CodigoError[]
}

/** Every error an endpoint can return: the declared ones, and those implied by its access rule and schemas. */
export function errorsOf(endpoint: Endpoint): ErrorReply[] {
  const { params, query, headers, body, method, errors } = endpoint
  const codigos = new Set<CodigoError>([...errors, ...ofAcceso(endpoint)])
  if (params || query || headers || body) codigos.add('datos_invalidos')
  if (body) codigos.add('json_invalido')
  if (body && !endpoint.bodyOptional) codigos.add('tipo_no_admitido')
  if (method !== 'GET') codigos.add('cuerpo_grande').add('sobrecarga')
  if (method !== 'GET' && !endpoint.anyOrigin) codigos.add('origen_ajeno')
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
