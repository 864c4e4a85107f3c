import { randomBytes, randomUUID } from 'node:crypto'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from './client.ts'

export const CONTRASENA = 'una contraseña larga'

export interface Duena {
  client: Client
  correo: string
}

/** An unused address. */
export const correoNuevo = (nombre: string): string =>
  `${nombre}-${randomBytes(6).toString('hex')}@ejemplo.com`

/** Registers an owner and logs her in. */
export async function registrada(client: Client): Promise<Duena> {
  const correo = correoNuevo('duena')
  await client.call(endpoints.registrar, { body: { usuario: 'Ana Pérez', correo, contrasena: CONTRASENA } })
  await client.call(endpoints.entrar, { body: { correo, contrasena: CONTRASENA } })
  return { client, correo }
}

export interface ConEmpresa extends Duena {
  empresaId: string
}

export const conEmpresa = async (client: Client, nombre = 'Clínica Sol'): Promise<ConEmpresa> =>
  withEmpresa(await registrada(client), nombre)

async function withEmpresa(duena: Duena, nombre: string): Promise<ConEmpresa> {
  const { empresa } = await duena.client.call(endpoints.crearEmpresa, {
    params: { correo: duena.correo },
    body: { nombre, titular: 'Ana Pérez', logo: '', config: { horario: '', zona: 'America/Mexico_City' } },
  })
  return { ...duena, empresaId: empresa.id }
}

export interface ConColas extends ConEmpresa {
  colas: string[]
}

/** Registers an owner with a company and queues of these names. */
export const conColas = async (client: Client, ...nombres: string[]): Promise<ConColas> =>
  withQueues(await registrada(client), ...nombres)

/** Gives an owner one more company, with queues of these names. */
export async function withQueues(owner: Duena, ...nombres: string[]): Promise<ConColas> {
  const duena = await withEmpresa(owner, 'Clínica Sol')
  const categorias = nombres.map((nombre) => ({ id: randomUUID(), nombre }))
  await duena.client.call(endpoints.guardarConfiguracion, {
    params: { empresaId: duena.empresaId },
    body: { categorias },
  })
  return { ...duena, colas: categorias.map(({ id }) => id) }
}

export const pedirTurno = (client: Client, empresaId: string, colaId: string, nombre: string) =>
  client.call(endpoints.pedirTurno, { params: { empresaId, colaId }, body: { nombre } }).then((r) => r.turno)
