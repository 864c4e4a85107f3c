import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { registrada } from '#harness/stories.ts'
import { revisarOcupados } from '#server/jobs/puestos.ts'
import { mustRun, turnero } from '#tests/helpers/cli.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'

/** Returns a time zone where the clock shows this hour now: 0 or 12. */
function zonaA(hour: 0 | 12): string {
  const utc = new Date().getUTCHours()
  // Zones reach from 12 hours behind to 14 ahead. The name has the opposite sign.
  const offset = hour === 0 && utc > 12 ? utc - 24 : utc - hour
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '+' : '-'}${Math.abs(offset)}`
}

onEachEngine('the sample company', (app) => {
  // The command runs in its own process and knows only the real time.
  beforeAll(() => app.clock.set(Date.now()))

  test('has queues, a month of statistics and customers waiting, and is recreated only on request', async () => {
    const said = await mustRun(['datos-demo', '--zona', zonaA(12)], app.env)
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

    expect(categorias.every((cola) => cola.admite === 'si')).toBe(true)
    const horario = await client.call(endpoints.horario, { params: { empresaId } })
    expect(horario).toMatchObject({ mano: { abierta: true }, especiales: [{ fecha: '01-01' }, {}, {}] })
    expect(horario.semana?.[6]).toEqual([])

    const colas = await Promise.all(
      categorias.map(({ id }) => client.call(endpoints.cola, { params: { empresaId, colaId: id } })),
    )
    const gente = colas.flatMap(({ turnos, apartados, enAtencion }) => [
      ...turnos,
      ...apartados,
      ...enAtencion,
    ])
    expect(colas.flatMap(({ apartados }) => apartados)).toMatchObject([
      { pausa: { hasta: expect.any(String) } },
    ])
    expect(gente.filter(({ preferencia }) => preferencia)).toMatchObject([
      { preferencia: { nombre: 'Adulto mayor' } },
    ])
    expect(gente.some(({ marcas }) => marcas?.includes('Primera vez'))).toBe(true)
    expect(gente.some(({ campos }) => campos?.[0]?.valor === 'Sí')).toBe(true)
    // Customers transferred from reception keep their number.
    expect(
      colas[1]?.turnos.concat(colas[1].apartados).some(({ etiqueta }) => etiqueta.startsWith('R-')),
    ).toBe(true)

    const avisos = await client.call(endpoints.ajustesAvisos, { params: { empresaId } })
    expect(avisos).toMatchObject({ paises: ['+52'], silencio: { desde: 1320, hasta: 420 } })
    const { entregas } = await client.call(endpoints.entregas, { params: { empresaId } })
    expect(entregas.map(({ estado }) => estado)).toEqual(expect.arrayContaining(['enviada', 'muerta']))
    expect(entregas.find(({ turno }) => turno !== null)?.etiqueta).toMatch(/^[A-Z]+-\d+$/)
    const { anuncios } = await client.call(endpoints.anuncios, { params: { empresaId } })
    expect(anuncios).toMatchObject([{ texto: 'El doctor Ríos llega 20 minutos tarde' }])

    const colaId = categorias[1]?.id ?? ''
    const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId } })
    const { turno } = await client.call(endpoints.siguiente, { params: { empresaId, colaId } })
    expect(turno?.id).toBe(turnos[0]?.id)
    expect(turnos[0]?.respuesta).toEqual({ palabra: 'voy', minutos: null })
    const figures = await client.call(endpoints.estadisticas, {
      params: { empresaId },
      query: { periodo: 'mes' },
    })
    expect(figures.totalTurnos).toBeGreaterThan(5000)
    expect(figures.tiempoEspera).toBeGreaterThan(2)
    expect(figures.tiempoEspera).toBeLessThan(40)
    expect(figures.eficiencia).toBeGreaterThan(80)
    expect(figures.eficiencia).toBeLessThan(99)
    // The announced waits were right in every queue and at every hour: eight of ten, and nearly all that said 'at
    // once'.
    const { porHora, ...todas } = figures.estimaciones
    const announced = [todas, ...porHora, ...figures.porCola.map(({ estimaciones }) => estimaciones)]
    for (const { dentro } of announced.filter(({ cotizados }) => cotizados > 100)) {
      expect(dentro).toBeGreaterThan(76)
    }

    const { miembros } = await client.call(endpoints.miembros, { params: { empresaId } })
    expect(miembros.filter(({ sinCorreo }) => sinCorreo)).toHaveLength(8)
    const { personas, total } = await client.call(endpoints.estadisticasDePersonas, {
      params: { empresaId },
      query: { periodo: 'mes' },
    })
    expect(personas.filter(({ cifras }) => cifras.atendidos > 300).length).toBeGreaterThan(4)
    expect(total?.atendidos).toBe(figures.clientesAtendidos)
    // Desks with a customer have an agent, and one of the other desks is on a break.
    const sala = await client.call(endpoints.sala, { params: { empresaId } })
    const serving = sala.puestos.filter(({ atendidos }) => atendidos.length > 0)
    expect(serving.length).toBeGreaterThan(2)
    expect(serving.every(({ estado, ocupacion }) => estado === 'ocupado' && ocupacion?.vence === null)).toBe(
      true,
    )
    const there = sala.puestos.flatMap(({ ocupacion }) => ocupacion?.usuario ?? [])
    expect(new Set(there).size).toBe(there.length)
    expect(sala.puestos.filter(({ estado }) => estado === 'en pausa').length).toBeLessThanOrEqual(1)
    await revisarOcupados(app.app.store, app.clock.read() + 60 * 60_000)
    const later = await client.call(endpoints.puestos, { params: { empresaId } })
    expect(later.puestos.map(({ estado }) => estado)).toEqual(sala.puestos.map(({ estado }) => estado))

    const { entradas } = await client.call(endpoints.actividad, { params: { empresaId }, query: {} })
    expect(new Set(entradas.map(({ quien }) => quien)).size).toBeGreaterThan(2)

    // At midnight the room is as full.
    const renewed = await mustRun(['datos-demo', '--zona', zonaA(0), '--reemplazar'], app.env)
    expect((await client.try(endpoints.sesion)).status).toBe(401)
    // The members without e-mail were deleted with the company: the new ones have the same names.
    await client.call(endpoints.entrar, {
      body: { correo, contrasena: /clave +(\S+)/.exec(renewed)?.[1] ?? '' },
    })
    const now = await client.call(endpoints.empresas, { params: { correo } })
    const params = { empresaId: now.empresas[0]?.id ?? '' }
    const equipo = await client.call(endpoints.miembros, { params })
    expect(equipo.miembros.map((miembro) => miembro.correo)).toEqual(miembros.map((m) => m.correo))
    const midnight = await client.call(endpoints.configuracion, { params })
    expect(midnight.categorias.map((cola) => cola.enEspera)).toEqual(categorias.map((cola) => cola.enEspera))
    const today = await client.call(endpoints.estadisticas, { params, query: { periodo: 'hoy' } })
    expect(today.totalTurnos).toBeGreaterThan(20)

    const again = await turnero(['datos-demo'], app.env)
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('--reemplazar') })
  })

  test('a real account is never taken for a sample', async () => {
    const { client, correo } = await registrada(app.client())
    await client.call(endpoints.crearEmpresa, {
      params: { correo },
      body: { nombre: 'Mi negocio', titular: 'Ana', logo: '', config: { horario: '' } },
    })
    const refused = await turnero(['datos-demo', '--correo', correo, '--reemplazar'], app.env)
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('otras empresas') })
    expect((await client.try(endpoints.sesion)).status).toBe(200)
  })
})
