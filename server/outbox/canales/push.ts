import webpush from 'web-push'
import type { SuscripcionPush } from '#contract/avisos.ts'
import type { ClavesVapid } from '#server/cifrado.ts'
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

/** Web push by the standard protocol: encrypted for one browser, signed by this installation. */
export const enviarPush =
  ({ claves, contacto, clock, trusted }: Options) =>
  async (suscripcion: SuscripcionPush, nota: Nota, signal: AbortSignal): Promise<Resultado> => {
    const { vale, ...payload } = nota
    const details = webpush.generateRequestDetails(suscripcion, JSON.stringify(payload), {
      vapidDetails: { subject: contacto, ...claves },
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
