import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { HORA_MS } from '#domain/hora-local.ts'
import type { Resultado } from './envio.ts'
import { isPrivateAddress } from './private-address.ts'

export interface Posted {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

interface Options {
  headers: Record<string, string | number>
  body: string | Buffer
  signal: AbortSignal
  /** Allows plain http and local addresses. Only for URLs that the operator configured. */
  trusted?: boolean
}

const BODY_MAX_CHARS = 16 * 1024

/** The address must not be reached, now or later. */
export class DireccionPropia extends Error {
  readonly code = 'direccion_no_permitida'
  readonly definitiva = true
}

/** Resolves a name once and connects to the checked result, so that the address cannot change in between. */
const publicLookup: typeof lookup = ((name: string, options: object, done: (...found: unknown[]) => void) =>
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error)
    if (addresses.some(({ address }) => isPrivateAddress(address))) return done(new DireccionPropia())
    if ((options as { all?: boolean }).all) return done(null, addresses)
    const [first] = addresses
    return done(null, first?.address, first?.family)
  })) as typeof lookup

/** Sends a POST request to a provider and returns the reply. Follows no redirects. */
export function post(url: string, { headers, body, signal, trusted = false }: Options): Promise<Posted> {
  const target = URL.parse(url)
  if (!target) return Promise.reject(new DireccionPropia())
  const host = target.hostname.replace(/^\[|\]$/g, '')
  if (!trusted && (target.protocol !== 'https:' || (isIP(host) !== 0 && isPrivateAddress(host)))) {
    return Promise.reject(new DireccionPropia())
  }
  const send = target.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, signal, ...(!trusted && { lookup: publicLookup }) }
    const request = send(target, options, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        if (text.length < BODY_MAX_CHARS) text += chunk
      })
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** Returns the wait of a Retry-After header (seconds or a date) in milliseconds. */
function retryAfter(header: string | string[] | undefined, now: number): number {
  const text = String(header ?? '')
  const seconds = Number(text)
  const wait = text === '' ? 0 : Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - now
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), HORA_MS) : 0
}

/** Converts an error reply into a result. 408, 425, 429 and 5xx are temporary, any other status is final. */
export function refused({ status, headers }: Posted, now: number, error = `http ${status}`): Resultado {
  const passes = status === 408 || status === 425 || status === 429 || status >= 500
  return { tipo: 'fallida', error, definitiva: !passes, espera: retryAfter(headers['retry-after'], now) }
}
