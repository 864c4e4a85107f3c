import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { startAppOn, type TestApp } from '#harness/app.ts'
import { createStorage, ENGINES, type Storage } from '#harness/storage.ts'
import { registrada } from '#harness/stories.ts'
import { mustRun, turnero } from '#tests/helpers/cli.ts'

/** Where it is about noon now, so that today has a morning behind it. */
function zonaDeDia(): string {
  const hour = new Date().getUTCHours()
  const offset = hour - 12
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '+' : '-'}${Math.abs(offset)}`
}

describe.each(ENGINES)('the sample company, on %s', (engine) => {
  let storage: Storage
  let app: TestApp
  beforeAll(async () => {
    storage = await createStorage(engine)
    app = await startAppOn(storage.env)
  })
  afterAll(async () => {
    await app.stop()
    await storage.remove()
  })

  test('has queues, a month of figures and people waiting; it is made anew only when asked', async () => {
    const said = await mustRun(['datos-demo', '--zona', zonaDeDia()], storage.env)
    const correo = /correo +(\S+)/.exec(said)?.[1] ?? ''
    const contrasena = /clave +(\S+)/.exec(said)?.[1] ?? ''
    const client = app.client()
    await client.call(endpoints.entrar, { body: { correo, contrasena } })
    const { empresas } = await client.call(endpoints.empresas, { params: { correo } })
    expect(empresas).toMatchObject([{ nombre: 'Clínica Santa Lucía' }])
    const empresaId = empresas[0]?.id ?? ''
    const { categorias } = await client.call(endpoints.configuracion, { params: { empresaId } })
    expect(categorias).toHaveLength(4)
    expect(categorias.every((cola) => cola.estado === 'activa')).toBe(true)
    expect(categorias.reduce((sum, cola) => sum + cola.enEspera, 0)).toBeGreaterThan(5)

    const colaId = categorias[1]?.id ?? ''
    const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId } })
    const { turno } = await client.call(endpoints.siguiente, { params: { empresaId, colaId } })
    expect(turno?.id).toBe(turnos[0]?.id)
    const figures = await client.call(endpoints.estadisticas, {
      params: { empresaId },
      query: { periodo: 'mes' },
    })
    expect(figures.totalTurnos).toBeGreaterThan(5000)
    expect(figures.tiempoEspera).toBeGreaterThan(2)
    expect(figures.tiempoEspera).toBeLessThan(40)
    expect(figures.eficiencia).toBeGreaterThan(80)
    expect(figures.eficiencia).toBeLessThan(99)

    const again = await turnero(['datos-demo'], storage.env)
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('--reemplazar') })
    await mustRun(['datos-demo', '--reemplazar'], storage.env)
    expect((await client.try(endpoints.sesion)).status).toBe(401)
  })

  test("nobody's own account is taken for a sample", async () => {
    const { client, correo } = await registrada(app.client())
    await client.call(endpoints.crearEmpresa, {
      params: { correo },
      body: { nombre: 'Mi negocio', titular: 'Ana', logo: '', config: { horario: '' } },
    })
    const refused = await turnero(['datos-demo', '--correo', correo, '--reemplazar'], storage.env)
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('otras empresas') })
    expect((await client.try(endpoints.sesion)).status).toBe(200)
  })
})
