import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { CONSENTIMIENTOS, type Cuando } from '#contract/avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { fromWhatsapp, type Provider, startProvider } from '#harness/providers.ts'
import { enlaceDeAlta } from './enlace-de-alta.ts'
import { staffOf } from './staff.ts'

export const LLAMADO: Cuando = { personas: null, minutos: null, llamado: true }
export const SECRETO = 'secreto-de-la-aplicacion'
export const TOKEN = 'token-del-proveedor'
export const PUBLIC_URL = 'https://turnos.ejemplo.com'

/** Fake message providers: local servers that answer like the real ones. */
export const providers = {} as Record<'whatsapp' | 'twilio' | 'firmado', Provider>

/** Starts the providers. Returns the environment of a server that uses them. */
export async function withProviders(): Promise<Record<string, string>> {
  providers.whatsapp = await startProvider('whatsapp')
  providers.twilio = await startProvider('twilio')
  providers.firmado = await startProvider('firmado')
  return {
    PUBLIC_URL,
    PRIVATE_DESTINATIONS: 'on',
    WHATSAPP_URL: providers.whatsapp.url,
    TWILIO_URL: providers.twilio.url,
  }
}

export const stopProviders = () => Promise.all(Object.values(providers).map((provider) => provider.stop()))

let count = 0
/** Returns a number that no other test of the file uses. */
export const numero = () => `+52155${String(10_000_000 + ++count)}`

/** Creates a company with both channels set up; returns calls for what its customers do. */
export async function conMensajes(app: { client(): Client }, proveedor: 'twilio' | 'firmado' = 'twilio') {
  const m = await staffOf(app.client(), 'General')
  const params = { empresaId: m.empresaId }
  const guardar = (body: object) => m.client.call(endpoints.guardarAjustesAvisos, { params, body })
  await guardar({
    whatsapp: { numero: '+5215500000000', numeroId: '1055', token: TOKEN, secreto: SECRETO },
    sms: { proveedor, cuenta: 'AC1', desde: '+15005550006', url: providers.firmado.url, token: TOKEN },
  })
  const pedir = (
    turno: { id: string; codigo: string },
    canal: 'sms' | 'whatsapp',
    destino?: string,
    cuando = LLAMADO,
    reemplaza?: boolean,
  ) =>
    app.client().try(endpoints.pedirAviso, {
      params: { turnoId: turno.id },
      body: {
        codigo: turno.codigo,
        canal,
        destino,
        cuando,
        reemplaza,
        consentimiento: CONSENTIMIENTOS.es,
      },
    })
  /** Asks for SMS, and confirms the number unless it is confirmed already. */
  const suscribir = async (turno: { id: string; codigo: string }, destino: string, cuando = LLAMADO) => {
    const { status, body } = await pedir(turno, 'sms', destino, cuando)
    expect(status).toBe(200)
    if (body.avisos.every(({ confirmado }) => confirmado)) return
    const path = enlaceDeAlta((await providers[proveedor].next(destino)).texto)
    expect((await app.client().send(path, { method: 'POST' })).status).toBe(200)
  }
  const ver = (turno: { id: string; codigo: string }) =>
    app
      .client()
      .call(endpoints.avisosDeTurno, { params: { turnoId: turno.id }, body: { codigo: turno.codigo } })
  const entrada = (canal: 'sms' | 'whatsapp') => `/api/entrada/${m.empresaId}/${canal}`
  const escribir = (de: string, texto: string) =>
    app.client().send(
      entrada('whatsapp'),
      fromWhatsapp(SECRETO, {
        messages: [{ from: de.slice(1), id: randomUUID(), type: 'text', text: { body: texto } }],
      }),
    )
  /** The notices of a turno in the log, without the request to confirm. */
  const avisosDe = async (turno: { id: string; codigo: string }) =>
    (await ver(turno)).entregas.filter(({ que }) => que !== 'confirmar')
  return { ...m, guardar, pedirAviso: pedir, suscribir, verAvisos: ver, avisosDe, entrada, escribir }
}
