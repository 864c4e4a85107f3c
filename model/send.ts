import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Answer, Client } from '#harness/client.ts'
import type { History, Operation, Told } from './history.ts'
import { esCliente, esConsulta, type Peticion } from './peticion.ts'

/** Long enough for any correct server; later answers count as none. */
const PATIENCE_MS = 20_000

const PROPIA = { tipo: 'propia', ofrecida: true } as const
const SIN_HORARIO = { semana: null, cierre: null, cupoHora: null } as const

export interface Account {
  readonly empresaId: string
  readonly correo: string
}

/** Sends one request and records it with its answer. Null when there is no answer. */
export async function send(
  history: History,
  client: Client,
  account: Account,
  who: { client: number; node: number; at: number },
  peticion: Peticion,
): Promise<Told | null> {
  const operation = history.begin(who.client, who.node, peticion, who.at)
  try {
    const { status, body, error } = await request(client, account, peticion)
    const codigo = status >= 400 ? error.codigo : null
    // Rejected before anything was read.
    if (codigo === 'sobrecarga') throw new NotSent(`${status} ${codigo}`)
    if (status >= 500) throw new Error(`${status} ${codigo}`)
    const told = { status, body, codigo }
    history.end(operation, told)
    return told
  } catch (error) {
    lost(history, operation, error as Error)
    return null
  }
}

class NotSent extends Error {}

function lost(history: History, operation: Operation, error: Error): void {
  const code = (error.cause as NodeJS.ErrnoException | undefined)?.code
  operation.reason = code ?? error.message
  history.lost.push(operation)
  const neverHappened = code === 'ECONNREFUSED' || error instanceof NotSent
  if (neverHappened || esConsulta(operation.peticion)) history.forget(operation)
}

interface Sent {
  readonly endpoint: Endpoint
  /** Fields named in the path become params, the others the body. */
  readonly fields: Record<string, unknown>
}

function request(client: Client, account: Account, peticion: Peticion): Promise<Answer<unknown>> {
  const { endpoint, fields } = asSent(peticion, account)
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const isParam = ([name]: [string, unknown]) => names.includes(name)
  const params = Object.fromEntries(Object.entries({ ...account, ...fields }).filter(isParam))
  const rest = Object.fromEntries(Object.entries(fields).filter((field) => !isParam(field)))
  const clave = peticion.hace === 'pedirTurno' ? peticion.clave : null
  if (peticion.hace === 'pedirTurno' && esCliente(peticion)) client.cookie = ''
  const args = {
    params,
    query: endpoint.query && rest,
    body: endpoint.body && rest,
    headers: clave ? { 'idempotency-key': clave } : {},
  } as unknown as Parameters<typeof client.try>[1]
  return client.try(endpoint, args, AbortSignal.timeout(PATIENCE_MS))
}

/** Most requests have the name and fields of their endpoint. */
function asSent(peticion: Peticion, { empresaId }: Account): Sent {
  const { hace: _, quien: __, ...fields } = { quien: null, ...peticion }
  switch (peticion.hace) {
    case 'pedirTurno': {
      const { hace: _, clave: __, preferencia: preferenciaId, ...pedido } = peticion
      return { endpoint: endpoints.pedirTurno, fields: { ...pedido, preferenciaId } }
    }
    case 'siguienteDePuesto':
      return { endpoint: endpoints.siguienteDeEmpresa, fields }
    case 'llamarTurnoDePuesto':
      return { endpoint: endpoints.llamarTurno, fields }
    case 'transferirAPuesto':
      return { endpoint: endpoints.transferir, fields }
    case 'seguir': {
      const { turnoId, colaId: sigue } = peticion
      return { endpoint: endpoints.finalizar, fields: { turnoId, sigue } }
    }
    case 'posponer': {
      const { minutos, pasan } = peticion
      return { endpoint: endpoints.posponer, fields: { ...fields, minutos: pasan ? undefined : minutos } }
    }
    case 'guardarPreferencias': {
      const preferencias = peticion.preferencias.map((preferencia) => ({ ...preferencia, ...PROPIA }))
      return { endpoint: endpoints.guardarPreferencias, fields: { preferencias } }
    }
    case 'cambiarTurno':
      return { endpoint: endpoints.cambiarTurno, fields: { turnoId: peticion.turnoId, ...peticion.cambios } }
    case 'responder':
      return {
        endpoint: endpoints.responderAviso,
        fields: { ...fields, minutos: peticion.minutos ?? undefined },
      }
    case 'guardarHorarioCola':
      return { endpoint: endpoints.guardarHorarioCola, fields: { ...SIN_HORARIO, ...fields } }
    case 'cambiarEmpresa':
      return { endpoint: endpoints.cambiarEmpresa, fields: { id: empresaId, ...peticion.cambios } }
    case 'verificarGlobal': {
      const { codigo, turnoId: id } = peticion
      return { endpoint: endpoints.verificarGlobal, fields: { codigo, id } }
    }
    default:
      return { endpoint: endpoints[peticion.hace], fields }
  }
}
