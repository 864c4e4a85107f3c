import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { CONSENTIMIENTOS } from '#contract/avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { CONTRASENA, correoNuevo, pedirTurno } from '#harness/stories.ts'
import { enlaceDeAlta } from './enlace-de-alta.ts'
import { type Mailbox, tokenIn } from './mailbox.ts'
import { LLAMADO } from './messengers.ts'

type TurnoTomado = { id: string; codigo: string }

/** Registers an owner on a server with mail: her address is confirmed by the link. */
export async function duenaConCorreo(client: Client, mailbox: Mailbox) {
  const correo = correoNuevo('duena')
  await client.call(endpoints.registrar, { body: { usuario: 'Ana', correo, contrasena: CONTRASENA } })
  const token = tokenIn(await mailbox.next(correo))
  await client.call(endpoints.verificarCorreo, { body: { token, contrasena: CONTRASENA } })
  return { client, correo, mailbox }
}

/** Creates another company of an owner; returns calls for what its staff and customers do. */
export async function empresaDe(
  { client, correo, mailbox }: { client: Client; correo: string; mailbox: Mailbox },
  { nombre = 'Clínica Sol', colas = ['General'] } = {},
) {
  const { empresa } = await client.call(endpoints.crearEmpresa, {
    params: { correo },
    body: { nombre, titular: 'TITULAR-LIBRE' },
  })
  const params = { empresaId: empresa.id }
  const categorias = colas.map((cola) => ({ id: randomUUID(), nombre: cola }))
  await client.call(endpoints.guardarConfiguracion, { params, body: { categorias } })
  const [colaId = '', ...otras] = categorias.map(({ id }) => id)
  const avisosDe = ({ id, codigo }: TurnoTomado) =>
    client.call(endpoints.avisosDeTurno, { params: { turnoId: id }, body: { codigo } })
  const pedirAviso = (
    { id: turnoId, codigo }: TurnoTomado,
    canal: 'correo' | 'sms',
    destino: string,
    cuando = LLAMADO,
  ) =>
    client.try(endpoints.pedirAviso, {
      params: { turnoId },
      body: { codigo, canal, destino, cuando, consentimiento: CONSENTIMIENTOS.es },
    })
  return {
    client,
    empresaId: empresa.id,
    colaId,
    otras,
    pedir: (nombre = 'NOMBRE-LIBRE') => pedirTurno(client, empresa.id, colaId, nombre),
    llamar: (puesto = 'PUESTO-LIBRE', en = colaId) =>
      client.call(endpoints.siguiente, { params: { ...params, colaId: en }, body: { puesto } }),
    rellamar: ({ id: turnoId }: TurnoTomado) =>
      client.call(endpoints.rellamar, { params: { ...params, turnoId } }),
    pedirAviso,
    /** Asks for notices by e-mail, and confirms the address unless it is confirmed already. */
    suscribir: async (turno: TurnoTomado, destino: string, cuando = LLAMADO) => {
      const { status, body } = await pedirAviso(turno, 'correo', destino, cuando)
      expect(status).toBe(200)
      if (body.avisos.every(({ confirmado }) => confirmado)) return
      let message = await mailbox.next(destino)
      while (message.includes('Es tu turno')) message = await mailbox.next(destino)
      expect((await client.send(enlaceDeAlta(message), { method: 'POST' })).status).toBe(200)
    },
    avisosDe,
    /** Returns the outcome of each notice of a turno, without the request to confirm. */
    resultados: async (turno: TurnoTomado) =>
      (await avisosDe(turno)).entregas
        .filter(({ que }) => que !== 'confirmar')
        .map(({ estado, motivo }) => motivo ?? estado),
    anunciar: (texto: string) => client.call(endpoints.anunciar, { params, body: { texto, minutos: 30 } }),
    ajustar: (body: object) => client.call(endpoints.guardarAjustesAvisos, { params, body }),
  }
}
