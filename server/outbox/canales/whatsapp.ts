import { createHmac } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { equalTexts } from '#server/secrets/equal-texts.ts'
import { post, refused } from '../post.ts'
import { type Entrante, header, ID_MAXIMO, type Mensajero, parseJson, readJson } from './mensajero.ts'

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

interface Answer {
  messages?: { id: string }[]
  error?: { code: number }
}

/** Messages of customers and delivery statuses. Meta sends further fields and other kinds of messages. */
const Cambio = Type.Object({
  messages: Type.Optional(
    Type.Array(
      Type.Object({
        from: Type.String({ pattern: '^\\d{5,20}$' }),
        id: Type.String({ minLength: 1, maxLength: ID_MAXIMO }),
        timestamp: Type.Optional(Type.String({ pattern: '^\\d{1,12}$' })),
        text: Type.Optional(Type.Object({ body: Type.String() })),
        button: Type.Optional(Type.Object({ text: Type.String() })),
      }),
    ),
  ),
  statuses: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String(),
        status: Type.String(),
        errors: Type.Optional(Type.Array(Type.Object({ code: Type.Number() }))),
      }),
    ),
  ),
})
const Entrada = Type.Object({
  entry: Type.Optional(
    Type.Array(
      Type.Object({ changes: Type.Optional(Type.Array(Type.Object({ value: Type.Optional(Cambio) }))) }),
    ),
  ),
})

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
    const body = parseJson(reply.body) as Answer | null | undefined
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
    const { entry = [] } = readJson(Entrada, peticion.cuerpo)
    return entry.flatMap(({ changes = [] }) => changes.flatMap(({ value }) => entrantesDe(value ?? {})))
  },
})

const ESTADO: Record<string, 'entregado' | 'leido' | 'fallido'> = {
  delivered: 'entregado',
  read: 'leido',
  failed: 'fallido',
}

const entrantesDe = ({ messages = [], statuses = [] }: Static<typeof Cambio>): Entrante[] => [
  ...messages.map(({ from, id, text, button, timestamp }) => ({
    tipo: 'texto' as const,
    de: `+${from}`,
    texto: text?.body ?? button?.text ?? '',
    id,
    ...(timestamp !== undefined && { enviado: Number(timestamp) * 1000 }),
  })),
  ...statuses.flatMap(({ id, status, errors }) => {
    const estado = ESTADO[status]
    const motivo = errors?.[0] ? `whatsapp ${errors[0].code}` : null
    return estado ? [{ tipo: 'estado' as const, referencia: id, estado, motivo }] : []
  }),
]
