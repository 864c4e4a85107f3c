import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { readFirst } from '#server/store/query.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { flowOf } from '#tests/helpers/flow.ts'
import { esperarA, guardarHorario } from '#tests/helpers/hours.ts'
import { staffOf } from '#tests/helpers/staff.ts'

const MINUTO_MS = 60_000

const quoted = readFirst((q, p: { uuid: string }) =>
  q
    .selectFrom('turnos')
    .select(['estimado_min', 'estimado_max', 'previsto_s', 'previsto_v', 'fin_incierto', 'estado'])
    .where('uuid', '=', p.uuid),
)

type Staff = Awaited<ReturnType<typeof staffOf>>

onEachEngine('announced waits', (app) => {
  const stored = async ({ id }: { id: string }) => quoted(app.app.store.db, { uuid: id })
  /** Calls one customer after the other, and serves each for the given minutes. */
  const serve = async (m: Staff, minutes: readonly number[], puesto = '1') => {
    for (const each of minutes) {
      const { turno } = await m.llamar(puesto)
      app.clock.now += each * MINUTO_MS
      await m.finalizar(turno?.id ?? '')
    }
  }

  test("without history the wait is the owner's figure for each customer ahead, in a narrow band", async () => {
    const m = await staffOf(app.client(), 'Uno')
    for (const nombre of ['A', 'B']) await m.pedir(nombre)
    const c = await m.pedir('C')
    const { estimado } = await m.ver(c.codigo)
    expect(estimado?.min).toBeGreaterThanOrEqual(11)
    expect(estimado?.max).toBeLessThanOrEqual(19)
    expect((await m.cola()).cola.estimado).toEqual(estimado)
  })

  test('the wait announced at the take is the one the phone shows', async () => {
    const m = await staffOf(app.client(), 'Uno')
    for (let i = 0; i < 12; i++) await m.pedir(`P${i}`)
    await serve(m, [3, 4, 2, 6, 3])
    for (const puesto of ['1', '2']) await m.llamar(puesto)
    app.clock.now += 2 * MINUTO_MS
    for (const nombre of ['X', 'Y']) {
      const turno = await m.pedir(nombre)
      const { estimado } = await m.ver(turno.codigo)
      expect(await stored(turno)).toMatchObject({ estimado_min: estimado?.min, estimado_max: estimado?.max })
    }
    await m.llamar('1')
    app.clock.now += 2 * MINUTO_MS
    const z = await m.pedir('Z')
    const { estimado } = await m.ver(z.codigo)
    expect(await stored(z)).toMatchObject({ estimado_min: estimado?.min, estimado_max: estimado?.max })
  })

  test('long services count, but not those left open until the next customer came or the day was closed', async () => {
    const m = await staffOf(app.client(), 'Uno')
    const [a, b, c] = [await m.pedir('A'), await m.pedir('B'), await m.pedir('C')]
    await m.llamar()
    app.clock.now += 40 * MINUTO_MS
    await m.llamar()
    app.clock.now += 40 * MINUTO_MS
    await m.finalizar(b.id)
    await m.llamar()
    app.clock.now += 40 * MINUTO_MS
    const d = await m.pedir('D')
    await m.llamar()
    await m.client.call(endpoints.cerrarJornada, {
      params: m.params,
      body: {},
    })
    const inciertos = []
    for (const turno of [a, b, c, d]) inciertos.push((await stored(turno))?.fin_incierto)
    expect(inciertos).toEqual([0, 0, 1, 1])
  })

  test('an uncertain end is forgotten when the turno is restored', async () => {
    const m = await staffOf(app.client(), 'Uno')
    const a = await m.pedir('A')
    await m.llamar('1')
    app.clock.now += 40 * MINUTO_MS
    await m.pedir('B')
    await m.llamar('1')
    expect(await stored(a)).toMatchObject({ fin_incierto: 1 })
    // The desk serves B, so A waits again.
    await m.restaurar(a.id)
    expect(await stored(a)).toMatchObject({ fin_incierto: 0 })
    await m.llamar('1')
    app.clock.now += 40 * MINUTO_MS
    const c = await m.pedir('C')
    await m.llamar('1')
    expect(await stored(a)).toMatchObject({ fin_incierto: 1 })
    await m.finalizar(c.id)
    // The desk is free, so A is served again.
    await m.restaurar(a.id)
    expect(await stored(a)).toMatchObject({ estado: 'atencion', fin_incierto: 0 })
  })

  test('a wait that takes longer than announced says why', async () => {
    const m = await staffOf(app.client(), 'Uno')
    for (let i = 0; i < 24; i++) await m.pedir(`P${i}`)
    for (const puesto of ['1', '2']) await serve(m, [5, 5, 5, 5], puesto)
    await m.llamar('1')
    const { turno: segundo } = await m.llamar('2')
    const ultima = await m.pedir('Última')
    expect(await m.ver(ultima.codigo)).toMatchObject({ faltantes: 15, demora: null })
    app.clock.now += 60 * MINUTO_MS
    expect(await m.ver(ultima.codigo)).toMatchObject({ demora: 'lenta' })
    await m.finalizar(segundo?.id ?? '')
    app.clock.now += 10 * MINUTO_MS
    expect(await m.ver(ultima.codigo)).toMatchObject({ demora: 'pausa' })
  })

  test('after a hundred turnos the phone shows how many waits were within the range', async () => {
    const m = await staffOf(app.client(), 'Uno')
    const atender = async (turnos: number) => {
      for (let i = 0; i < turnos; i++) {
        await m.pedir(`P${i}`)
        await serve(m, [2])
      }
    }
    await atender(99)
    const espera = await m.pedir('Espera')
    expect(await m.ver(espera.codigo)).toMatchObject({ aciertos: null })
    await serve(m, [2])
    const otra = await m.pedir('Otra')
    expect((await m.ver(otra.codigo)).aciertos).toBeGreaterThanOrEqual(9)
  })

  test('a customer with a preference sees the wait of the place it gives', async () => {
    const f = await flowOf(app.client(), 'Uno')
    const [mayor] = await f.preferencias({
      nombre: 'Mayor',
      tipo: 'adulto mayor',
      ventaja: 30,
      ofrecida: true,
    })
    for (let i = 0; i < 6; i++) await f.pedir(`P${i}`)
    const primera = await f.client.call(endpoints.pedirTurno, {
      params: f.params,
      body: { nombre: 'Con ventaja', preferenciaId: mayor?.id },
    })
    const { faltantes, estimado } = await f.ver(primera.turno.codigo)
    expect(faltantes).toBe(1)
    expect(estimado?.max).toBeLessThan(10)
    expect(await stored(primera.turno)).toMatchObject({
      estimado_min: estimado?.min,
      estimado_max: estimado?.max,
    })
  })

  test('a customer who is overtaken sees why the wait grows', async () => {
    const f = await flowOf(app.client(), 'Uno', 'Dos')
    const [mayor] = await f.preferencias({
      nombre: 'Mayor',
      tipo: 'adulto mayor',
      ventaja: 30,
      ofrecida: true,
    })
    const venida = await f.pedir('De la otra', f.colas[1])
    app.clock.now += MINUTO_MS
    const espera = await f.pedir('Espera')
    expect((await f.ver(espera.codigo)).causa).toBe('lenta')
    app.clock.now += MINUTO_MS
    await f.transferir(venida.id, { colaId: f.colas[0] })
    expect(await f.ver(espera.codigo)).toMatchObject({ faltantes: 2, causa: 'otras' })
    app.clock.now += MINUTO_MS
    await f.client.call(endpoints.pedirTurno, {
      params: f.params,
      body: { nombre: 'Con ventaja', preferenciaId: mayor?.id },
    })
    expect(await f.ver(espera.codigo)).toMatchObject({ faltantes: 3, causa: 'preferentes' })
  })

  test('a customer who let others pass reads that, and how many are left to let pass', async () => {
    const f = await flowOf(app.client(), 'Uno')
    const ana = await f.pedir('Ana')
    expect(await f.ver(ana.codigo)).toMatchObject({ faltantes: 1, detras: 0 })
    for (const nombre of ['Eva', 'Luis', 'Rosa']) {
      app.clock.now += MINUTO_MS
      await f.pedir(nombre)
    }
    expect(await f.ver(ana.codigo)).toMatchObject({ faltantes: 1, detras: 3, causa: 'lenta' })
    await f.posponer(ana, { pasan: 2 })
    expect(await f.ver(ana.codigo)).toMatchObject({ faltantes: 3, detras: 1, causa: 'propia' })
    await f.llamar('1')
    await f.llamar('1')
    await f.llamar('1')
    expect(await f.ver(ana.codigo)).toMatchObject({ faltantes: 0, detras: 0, causa: null })
  })

  test('a wait that spans the midday closing includes it', async () => {
    const m = await staffOf(app.client(), 'Uno')
    const dia = [
      { desde: '09:00', hasta: '13:00' },
      { desde: '15:00', hasta: '18:00' },
    ]
    await guardarHorario(m.client, m.empresaId, { semana: Array(7).fill(dia) })
    esperarA(app.clock, 'martes', '12:50')
    const pronto = await m.pedir('Pronto')
    expect((await m.ver(pronto.codigo)).estimado?.max).toBeLessThanOrEqual(10)
    for (let i = 0; i < 3; i++) await m.pedir(`P${i}`)
    const tarde = await m.pedir('Tarde')
    const { estimado } = await m.ver(tarde.codigo)
    expect(estimado?.min).toBeGreaterThan(120)
    expect(await stored(tarde)).toMatchObject({
      estimado_min: estimado?.min,
      estimado_max: estimado?.max,
      previsto_s: null,
    })
  })

  test('postponed, set aside or transferred waits do not count as quotes in the statistics', async () => {
    const f = await flowOf(app.client(), 'Uno', 'Dos')
    const [uno = '', dos = ''] = f.colas
    const estimaciones = async () =>
      (
        await f.client.call(endpoints.estadisticas, {
          params: { empresaId: f.empresaId },
          query: { periodo: 'hoy' },
        })
      ).estimaciones
    const llamarTras = async (minutos: number, turnoId: string) => {
      app.clock.now += minutos * MINUTO_MS
      await f.elegir(turnoId, 'Le toca')
      await f.finalizar(turnoId)
    }
    await llamarTras(5, (await f.pedir('Corriente')).id)
    expect(await estimaciones()).toMatchObject({ cotizados: 1, dentro: 100 })
    const pospuesto = await f.pedir('Pospone')
    expect((await f.posponer(pospuesto, { minutos: 15 })).status).toBe(200)
    app.clock.now += 16 * MINUTO_MS
    await llamarTras(60, pospuesto.id)
    const apartado = await f.pedir('Apartado')
    await f.apartar(apartado.id)
    app.clock.now += 30 * MINUTO_MS
    await f.reanudar(apartado.id)
    await llamarTras(60, apartado.id)
    const movido = await f.pedir('Movido', dos)
    await f.transferir(movido.id, { colaId: uno })
    await llamarTras(60, movido.id)
    expect(await estimaciones()).toMatchObject({ cotizados: 1, dentro: 100 })
    await llamarTras(60, (await f.pedir('Corriente, con otra espera')).id)
    expect(await estimaciones()).toMatchObject({ cotizados: 2, dentro: 50 })
  })

  test('a service forgotten at the end of the day does not affect the next waits', async () => {
    const m = await staffOf(app.client(), 'Uno')
    for (let i = 0; i < 8; i++) await m.pedir(`P${i}`)
    await serve(m, [5, 5, 5, 5])
    await m.llamar()
    const espera = await m.pedir('Espera')
    app.clock.now += 300 * MINUTO_MS
    const { estimado, faltantes } = await m.ver(espera.codigo)
    expect(faltantes).toBe(4)
    expect(estimado?.min).toBeGreaterThanOrEqual(10)
    expect(estimado?.max).toBeLessThanOrEqual(30)
  })
})
