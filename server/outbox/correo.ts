import type { EntregaTable } from '#server/store/schema/avisos.ts'
import type { Envio, Resultado } from './envio.ts'
import type { Message, Transport } from './mail/transport.ts'

/** Writes a message just before it is sent, or returns why there is none to send. */
export type Plantilla = (entrega: EntregaTable) => Promise<Message | Resultado | 'sin_cuenta' | 'sin_motivo'>

/** Sends mails, which it writes with the template named in the entrega. */
export const correo = (transport: Transport, plantillas: Readonly<Record<string, Plantilla>>): Envio => ({
  async enviar(entrega): Promise<Resultado> {
    const plantilla = plantillas[entrega.plantilla]
    if (!plantilla) return { tipo: 'fallida', error: 'plantilla_desconocida' }
    const message = await plantilla(entrega)
    // Nothing is kept about addresses without an account.
    if (message === 'sin_cuenta') return { tipo: 'descartada', error: message, borrar: true }
    if (message === 'sin_motivo') return { tipo: 'descartada', error: message }
    if ('tipo' in message) return message
    try {
      return { tipo: 'enviada', referencia: await transport.send(message) }
    } catch (error) {
      const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
      // The mail server permanently rejects this recipient.
      const definitiva = code === 'EENVELOPE' && responseCode >= 500
      return { tipo: 'fallida', error: [code, responseCode || ''].join(' ').trim(), definitiva }
    }
  },
})
