import { createHmac } from 'node:crypto'
import { Value } from 'typebox/value'
import { Rechazo } from '#server/base/rechazo.ts'
import { equalTexts } from '#server/secrets/equal-texts.ts'
import { post, refused } from '../post.ts'
import { header, ID_MAXIMO, type Mensajero, Numero, parseJson } from './mensajero.ts'

export interface CredencialesTwilio {
  cuenta: string
  token: string
  /** The sending number, with +. */
  desde: string
}

interface Options {
  url: string
  clock: () => number
  trusted: boolean
}

const ESTADO: Record<string, 'entregado' | 'fallido'> = {
  delivered: 'entregado',
  undelivered: 'fallido',
  failed: 'fallido',
}

/** Sends SMS through Twilio's Messages resource. */
export const twilio = (
  { cuenta, token, desde }: CredencialesTwilio,
  { url, clock, trusted }: Options,
): Mensajero => ({
  async enviar({ a, texto, avisarA }, signal) {
    const basic = Buffer.from(`${cuenta}:${token}`).toString('base64')
    const form = new URLSearchParams({ To: a, From: desde, Body: texto })
    // Twilio only calls public addresses.
    if (avisarA.startsWith('https:')) form.set('StatusCallback', avisarA)
    const reply = await post(`${url}/2010-04-01/Accounts/${encodeURIComponent(cuenta)}/Messages.json`, {
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
      signal,
      trusted,
    })
    const body = parseJson(reply.body) as { sid?: string; code?: number } | null | undefined
    if (reply.status < 300 && body?.sid) return { tipo: 'enviada', referencia: body.sid }
    return refused(reply, clock(), body?.code === undefined ? undefined : `twilio ${body.code}`)
  },

  leerEntrantes(peticion) {
    const fields = new URLSearchParams(peticion.cuerpo)
    const names = [...new Set(fields.keys())].sort()
    const signed = names.reduce((text, name) => text + name + fields.getAll(name).join(''), peticion.url)
    const wanted = createHmac('sha1', token).update(signed).digest('base64')
    if (!equalTexts(header(peticion, 'x-twilio-signature'), wanted)) return null
    const [referencia, status] = [fields.get('MessageSid'), fields.get('MessageStatus')]
    if (!referencia || referencia.length > ID_MAXIMO) throw new Rechazo('datos_invalidos')
    if (status !== null) {
      const estado = ESTADO[status]
      const code = fields.get('ErrorCode')
      return estado ? [{ tipo: 'estado', referencia, estado, motivo: code ? `twilio ${code}` : null }] : []
    }
    const [de, texto] = [fields.get('From'), fields.get('Body')]
    if (!de || texto === null) throw new Rechazo('datos_invalidos')
    // Short numbers of services write too, and get no notices.
    return Value.Check(Numero, de) ? [{ tipo: 'texto', de, texto, id: referencia }] : []
  },
})
