import { createHmac, randomUUID } from 'node:crypto'
import { equalTexts } from '#server/secrets/equal-texts.ts'
import { post, refused } from '../post.ts'
import { type Entrante, header, type Mensajero } from './mensajero.ts'

export interface CredencialesFirmado {
  url: string
  /** Shared with the receiver. */
  secreto: string
}

interface Options {
  clock: () => number
  trusted: boolean
}

const TOLERANCIA_MS = 5 * 60_000

const firma = (secreto: string, id: string, segundos: string, cuerpo: string) =>
  `v1,${createHmac('sha256', secreto).update(`${id}.${segundos}.${cuerpo}`).digest('base64')}`

/** A generic provider: signed calls in both directions, as in Standard Webhooks. */
export const firmado = ({ url, secreto }: CredencialesFirmado, { clock, trusted }: Options): Mensajero => ({
  async enviar({ a, texto, avisarA, unica }, signal) {
    const body = JSON.stringify({ a, texto, responderA: avisarA })
    const segundos = String(Math.floor(clock() / 1000))
    const id = unica || randomUUID()
    const reply = await post(url, {
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': segundos,
        'webhook-signature': firma(secreto, id, segundos, body),
      },
      body,
      signal,
      trusted,
    })
    return reply.status < 300 ? { tipo: 'enviada', referencia: id } : refused(reply, clock())
  },

  leerEntrantes(peticion) {
    const segundos = header(peticion, 'webhook-timestamp')
    const id = header(peticion, 'webhook-id')
    if (Math.abs(clock() - Number(segundos) * 1000) > TOLERANCIA_MS) return null
    const wanted = firma(secreto, id, segundos, peticion.cuerpo)
    const given = header(peticion, 'webhook-signature').split(' ')
    if (!given.some((one) => equalTexts(one, wanted))) return null
    try {
      const { de, texto, referencia, estado } = JSON.parse(peticion.cuerpo) as Record<string, string>
      if (de && texto !== undefined) return [{ tipo: 'texto', de, texto, id }]
      const known = ['entregado', 'leido', 'fallido'].includes(estado ?? '')
      const entrada = { tipo: 'estado', referencia: referencia ?? '', estado, motivo: null } as Entrante
      return known ? [entrada] : []
    } catch {
      return []
    }
  },
})
