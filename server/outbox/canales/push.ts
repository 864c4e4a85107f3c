import webpush from 'web-push'
import type { SuscripcionPush } from '#contract/avisos.ts'
import type { ClavesVapid } from '#server/secrets/cifrado.ts'
import type { Resultado } from '../envio.ts'
import { post, refused } from '../post.ts'

export interface Nota {
  titulo: string
  texto: string
  /** The page that opens when the notification is tapped. */
  enlace: string
  /** Notifications with the same tag replace each other; each turno has one tag. */
  etiqueta: string
  /** Seconds for which the push service keeps the notification for a phone that is offline. */
  vale: number
}

interface Options {
  claves: ClavesVapid
  /** Contact of the operator for push services: mailto: or https:. */
  contacto: string
  clock: () => number
  /** Allows local addresses, for the push service of the tests. */
  trusted: boolean
  /** Whether notices may go to this address. */
  allows(endpoint: string): boolean
}

/** How long a signature is reused. It is valid for twelve hours. */
const FIRMA_VALE_MS = 3_600_000
/** More than the push services that exist. Bounds the cache, because clients choose the subdomain. */
const FIRMAS_MAX = 200

/** Caches the signed header for each push service: signing costs three times as much as encrypting a notification. */
function firmas({ claves, contacto, clock }: Options): (endpoint: string) => string {
  const made = new Map<string, { header: string; hasta: number }>()
  return (endpoint) => {
    const { origin } = new URL(endpoint)
    const known = made.get(origin)
    if (known && known.hasta > clock()) return known.header
    const { publicKey, privateKey } = claves
    const headers = webpush.getVapidHeaders(origin, contacto, publicKey, privateKey, 'aes128gcm')
    const header = headers.Authorization
    if (made.size >= FIRMAS_MAX) made.clear()
    made.set(origin, { header, hasta: clock() + FIRMA_VALE_MS })
    return header
  }
}

/** Sends a standard web push: encrypted for one browser, signed by this installation. */
export function enviarPush(options: Options) {
  const { clock, trusted, allows } = options
  const firma = firmas(options)
  return async (suscripcion: SuscripcionPush, nota: Nota, signal: AbortSignal): Promise<Resultado> => {
    // Subscribed before the service was removed from the list.
    if (!allows(suscripcion.endpoint))
      return { tipo: 'fallida', error: 'servicio_no_permitido', definitiva: true }
    const { vale, ...payload } = nota
    const details = webpush.generateRequestDetails(suscripcion, JSON.stringify(payload), {
      headers: { Authorization: firma(suscripcion.endpoint) },
      TTL: vale,
      urgency: 'high',
    })
    const { endpoint, headers, body } = details
    const reply = await post(endpoint, { headers: headers as Record<string, string>, body, signal, trusted })
    if (reply.status >= 200 && reply.status < 300) {
      return { tipo: 'enviada', referencia: String(reply.headers.location ?? '') || null }
    }
    // The user revoked the permission, or the subscription expired.
    if (reply.status === 404 || reply.status === 410)
      return { tipo: 'fallida', error: 'ya_no_existe', definitiva: true }
    return refused(reply, clock())
  }
}
