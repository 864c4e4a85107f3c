import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { inParallel, range } from '#harness/parallel.ts'
import { readAll } from '#server/store/query.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { staffOf } from '#tests/helpers/staff.ts'

const repeticiones = readAll((q) => q.selectFrom('repeticiones').select('llave'))

onEachEngine('calls that are sent more than once', (app) => {
  async function conEsperando(cuantos: number) {
    const m = await staffOf(app.client(), 'Uno', 'Dos')
    for (const i of range(cuantos)) await m.pedir(`C ${i}`, m.colas[i % 2])
    const llamar = (body: { puesto?: string; enAtencion?: string | null }, clave?: string) =>
      m.client.settle(endpoints.siguienteDeEmpresa, {
        params: { empresaId: m.empresaId },
        body,
        headers: clave ? { 'idempotency-key': clave } : {},
      })
    return { ...m, llamar }
  }

  test('with one key at the same moment call one person', async () => {
    const m = await conEsperando(5)
    const clave = randomUUID()
    const answers = await Promise.all(range(20).map(() => m.llamar({}, clave)))
    expect(answers.map((a) => a.status)).toEqual(range(20).map(() => 200))
    expect(new Set(answers.map((a) => JSON.stringify(a.body))).size).toBe(1)
    expect(answers[0]?.body).toMatchObject({ turno: { estado: 'en atención' }, terminado: null })
  })

  test('with the same key from two desks at the same moment: only one of them is executed', async () => {
    const m = await conEsperando(5)
    const clave = randomUUID()
    const answers = await Promise.all(range(20).map((i) => m.llamar({ puesto: `p${i % 2}` }, clave)))
    const done = answers.filter((a) => a.status === 200)
    expect(done).toHaveLength(10)
    expect(new Set(done.map((a) => a.body.turno?.id)).size).toBe(1)
    expect(new Set(answers.filter((a) => a.status !== 200).map((a) => a.error.codigo))).toEqual(
      new Set(['clave_reutilizada']),
    )
  })

  test('from two browsers at each desk that both see it free: each desk calls one person', async () => {
    const m = await conEsperando(12)
    const answers = await inParallel(16, 16, (i) => m.llamar({ puesto: `p${i % 2}`, enAtencion: null }))
    const called = answers.filter((a) => a.status === 200)
    expect(called).toHaveLength(2)
    expect(new Set(called.map((a) => a.body.turno?.puesto))).toEqual(new Set(['p1', 'p0']))
    expect(called.every((a) => a.body.terminado === null)).toBe(true)
    for (const { error } of answers.filter((a) => a.status !== 200)) {
      const there = called.find((a) => a.body.turno?.puesto === error.enAtencion?.puesto)
      expect(error).toMatchObject({ codigo: 'puesto_cambio', enAtencion: there?.body.turno })
    }
  })

  test('after a lost reply and a second press, no customer is completed who did not come', async () => {
    const m = await conEsperando(3)
    const presses = [{ clave: randomUUID() }, { enAtencion: null }]
    for (const [i, { clave, enAtencion }] of presses.entries()) {
      const body = { puesto: `p${i}`, ...(enAtencion === null && { enAtencion }) }
      const gone = new AbortController()
      const lost = m.client.send(`/api/proyectos/${m.empresaId}/siguiente`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...(clave && { 'idempotency-key': clave }) },
        signal: gone.signal,
      })
      // The call is made, but its caller never gets the reply.
      const enPuesto = async () => {
        const { colas } = await m.client.call(endpoints.publico, { params: { empresaId: m.empresaId } })
        return colas.flatMap((cola) => cola.enAtencion).filter((t) => t.puesto === `p${i}`)
      }
      await expect.poll(enPuesto).toHaveLength(1)
      gone.abort()
      await lost.catch(() => {})
      const before = await enPuesto()
      const second = await m.llamar(body, clave)
      expect(second.status).toBe(clave ? 200 : 409)
      expect(await enPuesto()).toEqual(before)
    }
  })

  test('without a key leave nothing stored', async () => {
    const m = await conEsperando(2)
    const before = (await repeticiones(app.app.store.db)).length
    await m.llamar({})
    await m.llamar({ enAtencion: (await m.cola()).enAtencion[0]?.id ?? null })
    expect((await repeticiones(app.app.store.db)).length).toBe(before)
    await m.llamar({}, randomUUID())
    expect((await repeticiones(app.app.store.db)).length).toBe(before + 1)
  })
})
