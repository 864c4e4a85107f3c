import { expect, test } from 'vitest'
import { ANUNCIOS_MAXIMO } from '#contract/ajustes-avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import { range } from '#harness/parallel.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { staffOf } from '#tests/helpers/staff.ts'

onEachEngine('announcements of a company', (app) => {
  async function sala() {
    const m = await staffOf(app.client(), 'General')
    const params = { empresaId: m.empresaId }
    const anunciar = (texto: string, minutos = 30) =>
      m.client.try(endpoints.anunciar, { params, body: { texto, minutos } })
    const publicados = async () =>
      ((await app.client().call(endpoints.publico, { params })).anuncios ?? []).map(({ texto }) => texto)
    return { ...m, anunciar, publicados }
  }

  test('are five at a time, also when more are made at once', async () => {
    const { anunciar, publicados } = await sala()
    const answers = await Promise.all(range(12).map((i) => anunciar(`Anuncio ${i}`)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(ANUNCIOS_MAXIMO)
    for (const answer of answers.filter(({ status }) => status !== 201))
      expectRefused(answer, 'demasiados_anuncios')
    expect(await publicados()).toHaveLength(ANUNCIOS_MAXIMO)
    // Another company is not affected.
    expect((await (await sala()).anunciar('Otro')).status).toBe(201)
  })

  test('make room when one is removed or ends', async () => {
    const { anunciar, publicados, client, empresaId } = await sala()
    for (const i of range(ANUNCIOS_MAXIMO - 1)) await anunciar(`Anuncio ${i}`)
    const { body } = await anunciar('Corto', 5)
    for (const _ of range(2)) expectRefused(await anunciar('Uno más'), 'demasiados_anuncios')
    const params = { empresaId, anuncioId: body.anuncio.id }
    await client.call(endpoints.terminarAnuncio, { params })
    expect((await anunciar('Corto', 5)).status).toBe(201)
    app.clock.now += 5 * 60_000
    expect((await anunciar('Uno más')).status).toBe(201)
    expect(await publicados()).not.toContain('Corto')
    expect(await publicados()).toHaveLength(ANUNCIOS_MAXIMO)
  })
})
