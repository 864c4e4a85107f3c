import webpush from 'web-push'
import type { SuscripcionPush } from '#contract/avisos.ts'
import type { ClavesVapid } from '#server/secrets/cifrado.ts'
import type { Resultado } from '../envio.ts'
import { post, refused } from '../post.ts'

export interface Nota {
  titulo: string
  texto: string
  /** What opens when it is touched. */
  enlace: string
  /** Notes of one turno replace each other on the screen. */
  etiqueta: string
  /** Seconds that the push service may keep it for a phone that is off. */
  vale: number
}

interface Options {
  claves: ClavesVapid
  /** How a push service can reach whoever runs this installation: mailto: or https:. */
  contacto: string
  clock: () => number
  /** Lets tests use a push service of their own. */
  trusted: boolean
}

/** A signature is good for twelve hours; a new one is made in time. */
const FIRMA_VALE_MS = 3_600_000
/** More push services than there are in the world: the addresses come from strangers. */
const FIRMAS = 200

/** What this installation signs for a push service. Signing costs three times what encrypting a note does. */
function firmas({ claves, contacto, clock }: Options): (endpoint: string) => string {
  const made = new Map<string, { header: string; hasta: number }>()
  return (endpoint) => {
    const { origin } = new URL(endpoint)
    const known = made.get(origin)
    if (known && known.hasta > clock()) return known.header
    const { publicKey, privateKey } = claves
    const headers = webpush.getVapidHeaders(origin, contacto, publicKey, privateKey, 'aes128gcm')
    const header = headers.Authorization
    if (made.size >= FIRMAS) made.clear()
    made.set(origin, { header, hasta: clock() + FIRMA_VALE_MS })
    return header
  }
}

/** Web push by the standard protocol: encrypted for one browser, signed by this installation. */
export function enviarPush(options: Options) {
  const { clock, trusted } = options
  const firma = firmas(options)
  return async (suscripcion: SuscripcionPush, nota: Nota, signal: AbortSignal): Promise<Resultado> => {
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
    // The browser has taken its permission back, or the subscription has expired.
    if (reply.status === 404 || reply.status === 410)
      return { tipo: 'fallida', motivo: 'ya_no_existe', definitiva: true }
    return refused(reply, clock())
  }
}
