import { createHmac, randomUUID } from 'node:crypto'
import { Type } from 'typebox'
import { equalTexts } from '#server/secrets/equal-texts.ts'
import { DireccionPropia, post, refused } from '../post.ts'
import { header, ID_MAXIMO, type Mensajero, Numero, readJson } from './mensajero.ts'

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

const ESTADOS = ['entregado', 'leido', 'fallido'] as const

/** A text of a customer, or the delivery status of a message. */
const Entrada = Type.Union([
  Type.Object({ de: Numero, texto: Type.String() }),
  Type.Object({ referencia: Type.String(), estado: Type.String() }),
])

const firma = (secreto: string, id: string, segundos: string, cuerpo: string) =>
  `v1,${createHmac('sha256', secreto).update(`${id}.${segundos}.${cuerpo}`).digest('base64')}`

/** A generic provider: signed calls in both directions, as in Standard Webhooks. */
export const firmado = ({ url, secreto }: CredencialesFirmado, { clock, trusted }: Options): Mensajero => ({
  url,

  async enviar({ a, texto, avisarA, unica }, signal) {
    const body = JSON.stringify({ a, texto, responderA: avisarA })
    const segundos = String(Math.floor(clock() / 1000))
    const id = unica || randomUUID()
    const sent = post(url, {
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
    const reply = await sent.catch((error: { code?: string }) => {
      // A name that does not exist is refused like a private one, so that nobody can find out the private ones.
      throw error.code === 'ENOTFOUND' ? new DireccionPropia() : error
    })
    return reply.status < 300 ? { tipo: 'enviada', referencia: id } : refused(reply, clock())
  },

  leerEntrantes(peticion) {
    const segundos = header(peticion, 'webhook-timestamp')
    const id = header(peticion, 'webhook-id')
    if (!id || id.length > ID_MAXIMO) return null
    if (!/^\d{1,12}$/.test(segundos) || Math.abs(clock() - Number(segundos) * 1000) > TOLERANCIA_MS)
      return null
    const wanted = firma(secreto, id, segundos, peticion.cuerpo)
    const given = header(peticion, 'webhook-signature').split(' ')
    if (!given.some((one) => equalTexts(one, wanted))) return null
    const entrada = readJson(Entrada, peticion.cuerpo)
    if ('de' in entrada) return [{ tipo: 'texto', de: entrada.de, texto: entrada.texto, id }]
    const { referencia, estado } = entrada
    const known = ESTADOS.find((uno) => uno === estado)
    return known ? [{ tipo: 'estado', referencia, estado: known, motivo: null }] : []
  },
})
