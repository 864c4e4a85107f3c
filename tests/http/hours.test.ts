import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { PAISES_CON_FERIADOS } from '#contract/horario.ts'
import type { Idioma } from '#contract/idioma.ts'
import { paredEn } from '#domain/hora-local.ts'
import type { Client } from '#harness/client.ts'
import { registrada } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { esperarA, guardarCupos, guardarHorario, laborable, proximo, ZONA } from '#tests/helpers/hours.ts'
import { staffOf } from '#tests/helpers/staff.ts'

const iso = (instante: number) => new Date(instante).toISOString()

onEachEngine('hours', (app) => {
  const tomar = (client: Client, params: { empresaId: string; colaId: string }) =>
    client.try(endpoints.pedirTurno, { params, body: { nombre: 'Eva' } })
  const publica = async (empresaId: string) =>
    (await app.client().call(endpoints.publico, { params: { empresaId } })).colas[0]
  const apertura = (client: Client, empresaId: string, body: object) =>
    client.try(endpoints.cambiarApertura, { params: { empresaId }, body: body as never })

  test('a company without hours is always open', async () => {
    const m = await staffOf(app.client(), 'General')
    expect(await publica(m.empresaId)).toMatchObject({
      admite: 'si',
      motivo: null,
      abre: null,
      cierra: null,
      quedan: null,
    })
    const horario = await m.client.call(endpoints.horario, { params: m.params })
    expect(horario).toMatchObject({ semana: null, especiales: [], mano: null })
    await m.llamar()
    await m.client.call(endpoints.cerrarJornada, { params: m.params })
    expect((await tomar(app.client(), m.params)).status).toBe(201)
  })

  test('on Sunday at 3:00 no turno can be taken at a clinic that opens on Monday at 9:00', async () => {
    const m = await staffOf(app.client(), 'General')
    expect((await guardarHorario(m.client, m.empresaId, { semana: laborable() })).status).toBe(200)
    esperarA(app.clock, 'domingo', '3:00')
    const abre = proximo(app.clock, 'lunes', '9:00')
    expect(await publica(m.empresaId)).toMatchObject({ admite: 'cerrada', abre: iso(abre) })
    const refused = await tomar(app.client(), m.params)
    expectRefused(refused, 'fuera_de_horario')
    expect(refused.error).toMatchObject({
      mensaje: 'Ahora está cerrado. Abre mañana a las 9:00 a.m.',
      abre: iso(abre),
    })
    const { cola } = await m.cola()
    expect(cola).toMatchObject({ admite: 'cerrada', abre: iso(abre) })
    esperarA(app.clock, 'lunes', '9:00')
    expect((await tomar(app.client(), m.params)).status).toBe(201)
    expect(await publica(m.empresaId)).toMatchObject({
      admite: 'si',
      cierra: iso(proximo(app.clock, 'lunes', '18:00')),
    })
    esperarA(app.clock, 'lunes', '18:00')
    expectRefused(await tomar(app.client(), m.params), 'fuera_de_horario')
    // Waiting customers are still called.
    expect((await m.llamar()).turno).toMatchObject({ nombre: 'Eva' })
  })

  test('staff may still add a customer, and the account of another company may not', async () => {
    const m = await staffOf(app.client(), 'General')
    await guardarHorario(m.client, m.empresaId, { semana: laborable() })
    await guardarCupos(m.client, m.params, { cupoDia: 1 })
    esperarA(app.clock, 'sábado', '12:00')
    const { client: otra } = await registrada(app.client())
    expectRefused(await tomar(otra, m.params), 'fuera_de_horario')
    expect((await tomar(m.client, m.params)).status).toBe(201)
    expect((await tomar(m.client, m.params)).status).toBe(201)
    await m.client.call(endpoints.cambiarEstadoCola, { params: m.params, body: { activa: false } })
    expectRefused(await tomar(m.client, m.params), 'cola_pausada')
  })

  test('a bar open until 3:00 gives turnos after midnight', async () => {
    const m = await staffOf(app.client(), 'General')
    await guardarHorario(m.client, m.empresaId, { semana: laborable('20:00', '03:00') })
    esperarA(app.clock, 'sábado', '2:59')
    expect((await tomar(app.client(), m.params)).status).toBe(201)
    esperarA(app.clock, 'sábado', '3:00')
    const refused = await tomar(app.client(), m.params)
    expect(refused.error.mensaje).toBe('Ahora está cerrado. Abre el lunes a las 8:00 p.m.')
  })

  test('its night is one service day, once it accepts the proposed end of the day', async () => {
    const m = await staffOf(app.client(), 'General')
    const guardado = await guardarHorario(m.client, m.empresaId, { semana: laborable('20:00', '03:00') })
    expect(guardado.body.corteSugerido).toBe(240)
    const { correo } = (await m.client.call(endpoints.sesion)) as { correo: string }
    const params = { correo, id: m.empresaId }
    await m.client.call(endpoints.cambiarEmpresa, { params, body: { corte: 240 } })
    expect((await m.client.call(endpoints.horario, { params: m.params })).corteSugerido).toBeNull()
    await guardarCupos(m.client, m.params, { cupoDia: 2 })
    esperarA(app.clock, 'domingo', '12:00')
    esperarA(app.clock, 'lunes', '23:00')
    expect((await tomar(app.client(), m.params)).body.turno.numero).toBe(1)
    esperarA(app.clock, 'martes', '2:00')
    expect((await tomar(app.client(), m.params)).body.turno.numero).toBe(2)
    const refused = await tomar(app.client(), m.params)
    expect(refused.error.mensaje).toBe('Ya se entregaron los turnos de esta cola. Abre hoy a las 8:00 p.m.')
    esperarA(app.clock, 'martes', '20:00')
    expect((await tomar(app.client(), m.params)).body.turno.numero).toBe(1)
  })

  test('a holiday is closed and says why', async () => {
    const m = await staffOf(app.client(), 'General')
    const { fecha } = paredEn(proximo(app.clock, 'miércoles', '12:00'), ZONA)
    const especiales = [{ fecha, motivo: 'Fiesta local', rangos: [] }]
    await guardarHorario(m.client, m.empresaId, { semana: laborable(), especiales })
    esperarA(app.clock, 'miércoles', '12:00')
    expect(await publica(m.empresaId)).toMatchObject({ admite: 'cerrada', motivo: 'Fiesta local' })
    const refused = await tomar(app.client(), m.params)
    expect(refused.error.mensaje).toBe('Ahora está cerrado: Fiesta local. Abre mañana a las 9:00 a.m.')
    const corto = [
      { fecha: fecha.slice(5), motivo: 'Día corto', rangos: [{ desde: '10:00', hasta: '13:00' }] },
    ]
    await guardarHorario(m.client, m.empresaId, { semana: laborable(), especiales: corto })
    expect((await tomar(app.client(), m.params)).status).toBe(201)
    esperarA(app.clock, 'miércoles', '13:00')
    expectRefused(await tomar(app.client(), m.params), 'fuera_de_horario')
  })

  test('a queue may have its own hours', async () => {
    const m = await staffOf(app.client(), 'Laboratorio', 'General')
    await guardarHorario(m.client, m.empresaId, { semana: laborable() })
    await guardarCupos(m.client, m.params, { semana: laborable('07:00', '11:00') })
    esperarA(app.clock, 'martes', '12:00')
    const { colas } = await app.client().call(endpoints.publico, { params: m.params })
    expect(colas).toMatchObject([{ admite: 'cerrada' }, { admite: 'si' }])
  })

  test('the text is generated from the hours, and can be overwritten', async () => {
    const m = await staffOf(app.client(), 'General')
    const semana = laborable()
    semana[5] = [{ desde: '09:00', hasta: '13:00' }]
    const escrito = await guardarHorario(m.client, m.empresaId, { semana })
    expect(escrito.body.texto).toBe('Lunes a viernes: 9:00 a.m. a 6:00 p.m.\nSábado: 9:00 a.m. a 1:00 p.m.')
    const propio = await guardarHorario(m.client, m.empresaId, { semana, texto: 'Toda la semana' })
    expect(propio.body.texto).toBe('Toda la semana')
    const sin = await guardarHorario(m.client, m.empresaId, {})
    expect(sin.body).toMatchObject({ semana: null, texto: 'Toda la semana' })
  })

  test("the text is in the empresa's language, whatever the language of the panel", async () => {
    const m = await staffOf(app.client(), 'General')
    const params = { correo: m.correo, id: m.empresaId }
    await m.client.call(endpoints.cambiarEmpresa, { params, body: { idioma: 'pt' } })
    const { body } = await guardarHorario(m.client, m.empresaId, { semana: laborable() })
    expect(body.texto).toBe('Segunda a sexta: 9:00 AM às 6:00 PM')
  })

  test('the text follows the language and the country of the empresa, unless its owner wrote it', async () => {
    const m = await staffOf(app.client(), 'General')
    const params = { correo: m.correo, id: m.empresaId }
    const cambiar = async (body: { idioma?: Idioma; zona?: string; horario?: string }) =>
      (await m.client.call(endpoints.cambiarEmpresa, { params, body })).empresa.config.horario
    // Without a week, the text is all there is.
    expect(await cambiar({ horario: 'Lunes a viernes: 9:00 a 18:00', zona: 'America/Santiago' })).toBe(
      'Lunes a viernes: 9:00 a 18:00',
    )
    expect(await cambiar({ idioma: 'en' })).toBe('Monday to Friday: 9:00–18:00')
    const partida = laborable()
    partida[5] = [
      { desde: '09:00', hasta: '12:00' },
      { desde: '13:00', hasta: '15:00' },
    ]
    await guardarHorario(m.client, m.empresaId, { semana: partida })
    expect(await cambiar({ idioma: 'es', zona: 'America/Bogota' })).toBe(
      'Lunes a viernes: 9:00 a.m. a 6:00 p.m.\nSábado: 9:00 a.m. a 12:00 p.m. y 1:00 p.m. a 3:00 p.m.',
    )
    expect(await cambiar({ zona: 'America/Sao_Paulo', idioma: 'pt' })).toBe(
      'Segunda a sexta: 9:00 às 18:00\nSábado: 9:00 às 12:00 e 13:00 às 15:00',
    )
    expect(await cambiar({ horario: 'Pregunta en recepción', idioma: 'en' })).toBe('Pregunta en recepción')
    expect(await cambiar({ idioma: 'es' })).toBe('Pregunta en recepción')
  })

  test('when two people edit the hours, the second gets a conflict and overwrites nothing', async () => {
    const m = await staffOf(app.client(), 'General')
    const leer = () => m.client.call(endpoints.horario, { params: m.params })
    const { version } = await leer()
    expect((await guardarHorario(m.client, m.empresaId, { version, semana: laborable() })).status).toBe(200)
    // The same save again, because its reply was lost.
    expect((await guardarHorario(m.client, m.empresaId, { version, semana: laborable() })).status).toBe(200)
    const late = await guardarHorario(m.client, m.empresaId, { version, semana: laborable('07:00') })
    expectRefused(late, 'horario_desactualizado')
    const now = await leer()
    expect(now.semana?.[0]).toEqual([{ desde: '09:00', hasta: '18:00' }])
    // Opening by hand does not change the hours.
    await apertura(m.client, m.empresaId, { abierta: true })
    const again = await guardarHorario(m.client, m.empresaId, {
      version: now.version,
      semana: laborable('07:00'),
    })
    expect(again.status).toBe(200)

    const [cola] = now.colas
    const cupos = (version: string | undefined, cupoDia: number) =>
      m.client.try(endpoints.guardarHorarioCola, {
        params: m.params,
        body: { version, semana: null, cierre: null, maxEspera: null, cupoDia, cupoHora: null },
      })
    const both = await Promise.all([cupos(cola?.version, 10), cupos(cola?.version, 20)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const kept = both.findIndex(({ status }) => status === 200) === 0 ? 10 : 20
    expect((await leer()).colas[0]?.cupoDia).toBe(kept)
  })

  test('impossible hours are refused with the field that is wrong', async () => {
    const m = await staffOf(app.client(), 'General')
    const dia = (fecha: string) => ({ fecha, motivo: 'Cerrado', rangos: [] })
    const falta = await guardarHorario(m.client, m.empresaId, { especiales: [dia('2027-02-30')] })
    expectRefused(falta, 'datos_invalidos')
    expect(falta.error.detalles).toEqual([{ campo: 'especiales.0.fecha', mensaje: 'Esa fecha no existe' }])
    expectRefused(
      await guardarHorario(m.client, m.empresaId, { especiales: [dia('12-25'), dia('12-25')] }),
      'datos_invalidos',
    )
    expect((await guardarHorario(m.client, m.empresaId, { especiales: [dia('02-29')] })).status).toBe(200)
    expectRefused(
      await apertura(m.client, m.empresaId, { abierta: false, hasta: iso(app.clock.read() - 1000) }),
      'datos_invalidos',
    )
    expectRefused(
      await apertura(m.client, m.empresaId, { abierta: false, colas: [randomUUID()] }),
      'cola_no_encontrada',
    )
  })

  test('closing for today, opening one more hour, and returning to the hours', async () => {
    const m = await staffOf(app.client(), 'General')
    await guardarHorario(m.client, m.empresaId, { semana: laborable() })
    esperarA(app.clock, 'jueves', '11:00')
    await apertura(m.client, m.empresaId, { abierta: false })
    expect(await publica(m.empresaId)).toMatchObject({
      admite: 'cerrada',
      abre: iso(proximo(app.clock, 'viernes', '9:00')),
    })
    await apertura(m.client, m.empresaId, { abierta: null })
    expect((await tomar(app.client(), m.params)).status).toBe(201)
    const { body } = await apertura(m.client, m.empresaId, { abierta: true, colas: m.colas })
    const cierra = iso(proximo(app.clock, 'jueves', '19:00'))
    expect(body.colas[0]?.mano).toEqual({ abierta: true, hasta: cierra })
    expect(await publica(m.empresaId)).toMatchObject({ admite: 'si', cierra })
    esperarA(app.clock, 'jueves', '18:30')
    expect((await tomar(app.client(), m.params)).status).toBe(201)
    // A decision for all queues replaces a decision for one.
    const hasta = iso(proximo(app.clock, 'viernes', '10:30'))
    await apertura(m.client, m.empresaId, { abierta: false, hasta })
    expect(await publica(m.empresaId)).toMatchObject({ admite: 'cerrada', abre: hasta })
    esperarA(app.clock, 'viernes', '10:30')
    expect((await tomar(app.client(), m.params)).status).toBe(201)
  })

  test('closing the day keeps a company with hours closed until the next opening', async () => {
    const m = await staffOf(app.client(), 'General', 'Quejas')
    await guardarHorario(m.client, m.empresaId, { semana: laborable() })
    esperarA(app.clock, 'lunes', '16:00')
    await m.client.call(endpoints.cerrarJornada, { params: m.params, body: { colas: [m.params.colaId] } })
    expectRefused(await tomar(app.client(), m.params), 'fuera_de_horario')
    const otra = { ...m.params, colaId: m.colas[1] ?? '' }
    expect((await tomar(app.client(), otra)).status).toBe(201)
    await m.client.call(endpoints.cerrarJornada, { params: m.params })
    expectRefused(await tomar(app.client(), otra), 'fuera_de_horario')
    esperarA(app.clock, 'martes', '9:00')
    expect((await tomar(app.client(), m.params)).status).toBe(201)
    // Pausing is for queues without hours: these open again by themselves.
    await m.client.call(endpoints.cerrarJornada, { params: m.params, body: { pausar: true } })
    expectRefused(await tomar(app.client(), m.params), 'fuera_de_horario')
    esperarA(app.clock, 'miércoles', '9:00')
    expect((await tomar(app.client(), m.params)).status).toBe(201)
  })

  test('near closing time a turno that would be called too late is refused, and announced as such', async () => {
    const m = await staffOf(app.client(), 'General')
    await guardarHorario(m.client, m.empresaId, { semana: laborable() })
    await guardarCupos(m.client, m.params, { cierre: { margen: 30 } })
    esperarA(app.clock, 'lunes', '12:00')
    expect((await tomar(app.client(), m.params)).status).toBe(201)
    esperarA(app.clock, 'lunes', '17:45')
    expect(await publica(m.empresaId)).toMatchObject({ admite: 'tarde' })
    const refused = await tomar(app.client(), m.params)
    expectRefused(refused, 'cierre_cercano')
    expect(refused.error.mensaje).toBe(
      'Ya no alcanzamos a atenderte antes de cerrar. Abre mañana a las 9:00 a.m.',
    )
    expect((await tomar(m.client, m.params)).status).toBe(201)
  })

  test('hourly caps reset on the hour, daily ones on the next day', async () => {
    const m = await staffOf(app.client(), 'General')
    await guardarCupos(m.client, m.params, { cupoHora: 2, cupoDia: 3 })
    esperarA(app.clock, 'miércoles', '10:10')
    expect((await tomar(app.client(), m.params)).status).toBe(201)
    expect(await publica(m.empresaId)).toMatchObject({ admite: 'si', quedan: 1 })
    expect((await tomar(app.client(), m.params)).status).toBe(201)
    expect(await publica(m.empresaId)).toMatchObject({ admite: 'cupo_hora', quedan: 0 })
    const refused = await tomar(app.client(), m.params)
    expectRefused(refused, 'cupo_agotado')
    expect(refused.error.mensaje).toBe('Ya se entregaron los turnos de esta cola. Abre hoy a las 11:00 a.m.')
    esperarA(app.clock, 'miércoles', '11:00')
    expect(await publica(m.empresaId)).toMatchObject({ admite: 'si', quedan: 1 })
    expect((await tomar(app.client(), m.params)).status).toBe(201)
    expect(await publica(m.empresaId)).toMatchObject({ admite: 'cupo_dia', quedan: 0 })
    expectRefused(await tomar(app.client(), m.params), 'cupo_agotado')
    esperarA(app.clock, 'jueves', '8:00')
    expect((await tomar(app.client(), m.params)).status).toBe(201)
  })

  test('screens open and close by themselves, at the same seq', async () => {
    const m = await staffOf(app.client(), 'General')
    await guardarHorario(m.client, m.empresaId, { semana: laborable() })
    esperarA(app.clock, 'martes', '8:59')
    const tab = await Tab.open(m.client)
    tab.follow({ tema: 'publico', empresaId: m.empresaId })
    const cerrada = await tab.state('publico', 'closed', (d) => d.colas[0]?.admite === 'cerrada')
    expect(cerrada.cambia).toBe(cerrada.colas[0]?.abre)
    esperarA(app.clock, 'martes', '9:00')
    // A new subscriber gets the current state, and earlier ones are still updated.
    tab.follow({ tema: 'personal', ...m.params })
    const abierta = await tab.state('publico', 'open', (d) => d.colas[0]?.admite === 'si')
    expect(abierta.seq).toBe(cerrada.seq)
    await tab.state('personal', 'open for the staff', (d) => d.cola.admite === 'si')
    expect(abierta.cambia).toBe(iso(proximo(app.clock, 'martes', '18:00')))
    tab.close()
  })

  test('a new zone moves the hours with it', async () => {
    const m = await staffOf(app.client(), 'General')
    await guardarHorario(m.client, m.empresaId, { semana: laborable() })
    esperarA(app.clock, 'lunes', '9:30')
    expect(await publica(m.empresaId)).toMatchObject({ admite: 'si' })
    const { correo } = (await m.client.call(endpoints.sesion)) as { correo: string }
    await m.client.call(endpoints.cambiarEmpresa, {
      params: { correo, id: m.empresaId },
      body: { zona: 'America/Tijuana' },
    })
    expect(await publica(m.empresaId)).toMatchObject({ admite: 'cerrada' })
    expectRefused(await tomar(app.client(), m.params), 'fuera_de_horario')
  })

  test('holidays of every country are offered for the next years, with their source', async () => {
    const { client } = await registrada(app.client())
    for (const pais of PAISES_CON_FERIADOS) {
      for (const anio of ['2026', '2035']) {
        const { feriados, fuente } = await client.call(endpoints.feriados, {
          params: { pais },
          query: { anio },
        })
        expect(feriados.length).toBeGreaterThan(6)
        expect(feriados.map(({ fecha }) => fecha)).toContain(`${anio}-12-25`)
        expect(fuente).toContain('date-holidays')
      }
    }
  })
})
