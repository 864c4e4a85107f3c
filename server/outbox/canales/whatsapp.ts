import { createHmac } from 'node:crypto'
import { equalTexts } from '#server/secrets/equal-texts.ts'
import { post, refused } from '../post.ts'
import { type Entrante, header, type Mensajero } from './mensajero.ts'

export interface CredencialesWhatsapp {
  /** Meta's id for the sending number, not the number itself. */
  numeroId: string
  token: string
  /** The secret with which Meta signs its requests to us. */
  secreto: string
}

interface Options {
  /** URL of the Graph API with its version. */
  url: string
  clock: () => number
  trusted: boolean
}

/** Meta's error codes for which a retry is useless: outside the 24-hour window, unknown number, not allowed. */
const DEFINITIVAS = new Set([131026, 131047, 131051, 131030, 131008, 131009, 100, 190])

/** Sends through the WhatsApp Cloud API, which allows free text for 24 hours after the customer's last message. */
export const whatsapp = (
  { numeroId, token, secreto }: CredencialesWhatsapp,
  { url, clock, trusted }: Options,
): Mensajero => ({
  async enviar({ a, texto }, signal) {
    const reply = await post(`${url}/${encodeURIComponent(numeroId)}/messages`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: a.replace('+', ''),
        type: 'text',
        text: { preview_url: false, body: texto },
      }),
      signal,
      trusted,
    })
    const body = parse(reply.body) as { messages?: { id: string }[]; error?: { code: number } } | null
    const [message] = body?.messages ?? []
    if (reply.status < 300 && message) return { tipo: 'enviada', referencia: message.id }
    const code = body?.error?.code
    if (code !== undefined && DEFINITIVAS.has(code)) {
      return { tipo: 'fallida', error: `whatsapp ${code}`, definitiva: true }
    }
    // 130429 and 131056 are rate limits, which Meta reports with status 400.
    if (code === 130429 || code === 131056)
      return { tipo: 'fallida', error: `whatsapp ${code}`, espera: 60_000 }
    return refused(reply, clock(), code === undefined ? undefined : `whatsapp ${code}`)
  },

  leerEntrantes(peticion) {
    const signed = `sha256=${createHmac('sha256', secreto).update(peticion.cuerpo).digest('hex')}`
    if (!equalTexts(header(peticion, 'x-hub-signature-256'), signed)) return null
    const { entry = [] } = (parse(peticion.cuerpo) ?? {}) as { entry?: { changes?: { value?: Value }[] }[] }
    return entry.flatMap(({ changes = [] }) => changes.flatMap(({ value }) => entrantesDe(value ?? {})))
  },
})

interface Value {
  messages?: { from: string; id: string; type: string; text?: { body: string }; button?: { text: string } }[]
  statuses?: { id: string; status: string; errors?: { code: number }[] }[]
}

const ESTADO: Record<string, 'entregado' | 'leido' | 'fallido'> = {
  delivered: 'entregado',
  read: 'leido',
  failed: 'fallido',
}

const entrantesDe = ({ messages = [], statuses = [] }: Value): Entrante[] => [
  ...messages.map(({ from, id, text, button }) => ({
    tipo: 'texto' as const,
    de: `+${from}`,
    texto: text?.body ?? button?.text ?? '',
    id,
  })),
  ...statuses.flatMap(({ id, status, errors }) => {
    const estado = ESTADO[status]
    const motivo = errors?.[0] ? `whatsapp ${errors[0].code}` : null
    return estado ? [{ tipo: 'estado' as const, referencia: id, estado, motivo }] : []
  }),
]

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
