import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Endpoint, enEmpresa } from '#contract/endpoint.ts'
import { endpoints, type NombreEndpoint } from '#contract/endpoints.ts'
import type { TestApp } from '#harness/app.ts'
import type { Client } from '#harness/client.ts'
import { conColas } from '#harness/stories.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { empleada, quitar } from '#tests/helpers/team.ts'

const CALLS = (Object.entries(endpoints) as [NombreEndpoint, Endpoint][]).filter(([, e]) => enEmpresa(e))

interface Who {
  client: Client
  correo: string
}

/** Creates a company and a member of each rol besides the owner. */
async function clinica(app: TestApp) {
  const duena = await conColas(app.client(), 'Suya', 'Ajena')
  const [suya = ''] = duena.colas
  const personas = {
    administrador: await empleada(app, duena, { rol: 'administrador' }),
    agente: await empleada(app, duena, { rol: 'agente', colas: [suya] }),
    lector: await empleada(app, duena, { rol: 'lector' }),
  }
  return { duena, suya, personas }
}

/**
 * Tries the access check of a call: ids other than company and queue do not exist, and the body is unreadable, so that
 * nothing changes when access is granted.
 */
async function knock({ client, correo }: Who, endpoint: Endpoint, empresaId: string, colaId: string) {
  const params: Record<string, string> = { correo, empresaId, id: empresaId, colaId }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? randomUUID()))
  const response = await client.send(path, {
    method: endpoint.method,
    ...(endpoint.body && { body: '{', headers: { 'content-type': 'application/json' } }),
  })
  const text = await response.text()
  return { status: response.status, codigo: response.ok ? null : JSON.parse(text).codigo }
}

onEachEngine('what each rol may do', (app) => {
  test('a removed member is a stranger to every call, from the next one on', async () => {
    const { duena, suya } = await clinica(app)
    for (const rol of ['administrador', 'agente', 'lector'] as const) {
      const persona = await empleada(app, duena, { rol })
      await quitar(duena, persona)
      for (const [name, endpoint] of CALLS) {
        const answer = await knock(persona, endpoint, duena.empresaId, suya)
        expect(answer, `${rol}, ${name}`).toEqual({ status: 404, codigo: 'empresa_no_encontrada' })
      }
    }
  })

  test('plan and company data belong to the owner, and other members export only their own account', async () => {
    const { duena, personas } = await clinica(app)
    for (const rol of ['administrador', 'agente', 'lector'] as const) {
      const { client, correo } = personas[rol]
      const params = { correo }
      const { body } = await client.try(endpoints.plan, { params })
      expect(body.uso, rol).toEqual([])
      const datos = await client.call(endpoints.datosCuenta, { params })
      expect(datos.empresas, rol).toEqual([])
      expect(datos.pertenencias, rol).toEqual([{ empresaId: duena.empresaId, empresa: 'Clínica Sol', rol }])
      const { empresas } = await client.call(endpoints.empresas, { params })
      expect(empresas, rol).toMatchObject([{ id: duena.empresaId, acceso: { rol } }])
      const contrasena = 'una contraseña larga'
      const baja = await client.call(endpoints.borrarCuenta, { params, body: { contrasena } })
      expect(baja.empresas).toBe(0)
    }
    const { empresas } = await duena.client.call(endpoints.empresas, { params: { correo: duena.correo } })
    expect(empresas).toHaveLength(1)
  })
})
