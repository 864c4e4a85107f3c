import type { EntregaTable } from '#server/store/schema/avisos.ts'
import type { Envio, Resultado } from './envio.ts'
import type { Message, Transport } from './mail/transport.ts'

/** Writes a message when it is about to leave; a word instead says why there is none to send. */
export type Plantilla = (entrega: EntregaTable) => Promise<Message | Resultado | 'sin_cuenta' | 'sin_motivo'>

/** Mail: a template by name, and the transport of the installation. */
export const correo = (transport: Transport, plantillas: Readonly<Record<string, Plantilla>>): Envio => ({
  async enviar(entrega): Promise<Resultado> {
    const plantilla = plantillas[entrega.plantilla]
    if (!plantilla) return { tipo: 'fallida', motivo: 'plantilla_desconocida' }
    const message = await plantilla(entrega)
    // A row about an address without an account is of no use to anybody.
    if (message === 'sin_cuenta') return { tipo: 'descartada', motivo: message, borrar: true }
    if (message === 'sin_motivo') return { tipo: 'descartada', motivo: message }
    if ('tipo' in message) return message
    try {
      return { tipo: 'enviada', referencia: await transport.send(message) }
    } catch (error) {
      const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
      // The server knows this recipient and does not want the message.
      const definitiva = code === 'EENVELOPE' && responseCode >= 500
      return { tipo: 'fallida', motivo: [code, responseCode || ''].join(' ').trim(), definitiva }
    }
  },
})
