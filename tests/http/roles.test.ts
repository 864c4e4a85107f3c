import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Endpoint, enEmpresa } from '#contract/endpoint.ts'
import { endpoints, type NombreEndpoint } from '#contract/endpoints.ts'
import { ROLES, type Rol } from '#contract/permiso.ts'
import { PERMISO_DE_TEMA, type Tema } from '#contract/vivo.ts'
import { concesionDeRol, puede } from '#domain/permiso.ts'
import type { TestApp } from '#harness/app.ts'
import type { Client } from '#harness/client.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { empleada, quitar } from '#tests/helpers/team.ts'

const CALLS = (Object.entries(endpoints) as [NombreEndpoint, Endpoint][]).filter(([, e]) => enEmpresa(e))

/** Calls that remove what the others need come last: an owner cannot leave, the others cannot delete. */
function callsOf(rol: Rol) {
  const last: NombreEndpoint[] =
    rol === 'propietario'
      ? ['borrarCola', 'dejarEmpresa', 'borrarEmpresa']
      : ['borrarCola', 'borrarEmpresa', 'dejarEmpresa']
  return [...CALLS].sort(([a], [b]) => last.indexOf(a) - last.indexOf(b))
}

interface Who {
  client: Client
  correo: string
}

/** Creates a company with two queues and a member of each rol. The agente serves only the first queue. */
async function clinica(app: TestApp) {
  const duena = await conColas(app.client(), 'Suya', 'Ajena')
  const [suya = '', ajena = ''] = duena.colas
  const personas: Record<Rol, Who> = {
    propietario: duena,
    administrador: await empleada(app, duena, { rol: 'administrador' }),
    agente: await empleada(app, duena, { rol: 'agente', colas: [suya] }),
    lector: await empleada(app, duena, { rol: 'lector' }),
  }
  return { duena, suya, ajena, personas }
}

const concesionDe = (rol: Rol, suya: string) => concesionDeRol(rol, [suya])

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

const isLetIn = ({ status, codigo }: { status: number; codigo: string | null }) =>
  status !== 401 && codigo !== 'prohibido' && codigo !== 'empresa_no_encontrada'

/** A tema of each kind. A new kind needs a line here. */
const temasDe = (empresaId: string, colaId: string, codigo: string): Record<Tema['tema'], Tema> => ({
  publico: { tema: 'publico', empresaId },
  personal: { tema: 'personal', empresaId, colaId },
  puestos: { tema: 'puestos', empresaId },
  sala: { tema: 'sala', empresaId },
  turno: { tema: 'turno', codigo },
})

/** Tries to follow a tema. Returns the code of the refusal, or null when it is followed. */
async function follow(tab: Tab, tema: Tema): Promise<string | null> {
  const ref = tab.follow(tema)
  const answer = await tab.wait(
    `an answer about ${tema.tema}`,
    (m) => (m.tipo === 'siguiendo' || m.tipo === 'fin') && m.ref === ref,
  )
  return answer.tipo === 'fin' ? answer.codigo : null
}

onEachEngine('what each rol may do', (app) => {
  test.each(ROLES)('a %s has access to exactly the calls of the table, in her queue', async (rol) => {
    const { duena, suya, personas } = await clinica(app)
    for (const [name, endpoint] of callsOf(rol)) {
      const permiso = enEmpresa(endpoint)
      const cola = endpoint.path.includes('/:colaId') ? suya : undefined
      const expected =
        permiso === 'miembro' || (permiso !== null && puede(concesionDe(rol, suya), permiso, cola))
      const answer = await knock(personas[rol], endpoint, duena.empresaId, suya)
      expect(isLetIn(answer), `${rol}, ${name}: ${JSON.stringify(answer)}`).toBe(expected)
      if (!expected) expect(answer, name).toEqual({ status: 403, codigo: 'prohibido' })
    }
  })

  test('in a queue that is not hers an agente has access to nothing, all others as in any queue', async () => {
    const { duena, suya, ajena, personas } = await clinica(app)
    const ofCola = CALLS.filter(([name, e]) => e.path.includes('/:colaId') && name !== 'borrarCola')
    expect(ofCola.length).toBeGreaterThan(3)
    for (const rol of ROLES) {
      for (const [name, endpoint] of ofCola) {
        const permiso = enEmpresa(endpoint)
        if (permiso === null || permiso === 'miembro') continue
        const answer = await knock(personas[rol], endpoint, duena.empresaId, ajena)
        const expected = puede(concesionDe(rol, suya), permiso, ajena)
        expect(isLetIn(answer), `${rol}, ${name}: ${JSON.stringify(answer)}`).toBe(expected)
      }
    }
  })

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

  test('each rol follows exactly the live topics of the table, in her queue and in others', async () => {
    const { duena, suya, ajena, personas } = await clinica(app)
    const { codigo } = await pedirTurno(app.client(), duena.empresaId, suya, 'Luis')
    for (const rol of ROLES) {
      const tab = await Tab.open(personas[rol].client)
      for (const colaId of [suya, ajena]) {
        for (const tema of Object.values(temasDe(duena.empresaId, colaId, codigo))) {
          const permiso = PERMISO_DE_TEMA[tema.tema]
          const cola = 'colaId' in tema ? colaId : undefined
          const allowed = permiso === 'publico' || puede(concesionDe(rol, suya), permiso, cola)
          const what = `${rol}, ${tema.tema}, ${colaId === suya ? 'hers' : 'another one'}`
          expect(await follow(tab, tema), what).toBe(allowed ? null : 'prohibido')
        }
      }
      tab.close()
    }
  })

  test('a removed member and a stranger follow only what is public', async () => {
    const { duena, suya } = await clinica(app)
    const { codigo } = await pedirTurno(app.client(), duena.empresaId, suya, 'Luis')
    for (const rol of ['administrador', 'agente', 'lector', null] as const) {
      const persona = await empleada(app, duena, { rol: rol ?? 'lector' })
      const tab = await Tab.open(rol ? persona.client : app.client())
      await quitar(duena, persona)
      for (const tema of Object.values(temasDe(duena.empresaId, suya, codigo))) {
        const refusal = rol ? 'empresa_no_encontrada' : 'sin_sesion'
        const expected = PERMISO_DE_TEMA[tema.tema] === 'publico' ? null : refusal
        expect(await follow(tab, tema), `${rol}, ${tema.tema}`).toBe(expected)
      }
      tab.close()
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
      expect(await client.call(endpoints.borrarCuenta, { params, body: { contrasena } })).toEqual({
        empresas: 0,
      })
    }
    const { empresas } = await duena.client.call(endpoints.empresas, { params: { correo: duena.correo } })
    expect(empresas).toHaveLength(1)
  })
})
