import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Preferencia } from '#contract/preferencia.ts'
import { conColas } from '#harness/stories.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'

onEachEngine('a list that is saved as a whole from two tabs', (app) => {
  const puesto = (nombre: string) => ({ id: randomUUID(), nombre, colas: null, plazas: null })
  const preferencia = (nombre: string) => ({
    id: randomUUID(),
    nombre,
    tipo: 'propia' as const,
    ventaja: 5,
    ofrecida: false,
  })

  test('loses no desk: the outdated tab is refused, reads again and saves', async () => {
    const { client, empresaId } = await conColas(app.client(), 'General')
    const params = { empresaId }
    const leer = () => client.call(endpoints.puestos, { params })
    const guardar = (puestos: ReturnType<typeof puesto>[], version?: string) =>
      client.try(endpoints.guardarPuestos, { params, body: { puestos, version } })
    const { version } = await leer()
    const [uno, dos, tres] = [puesto('Uno'), puesto('Dos'), puesto('Tres')]
    const saved = await guardar([uno], version)
    expect(saved.status).toBe(200)
    for (const _ of ['once', 'twice']) expectRefused(await guardar([dos], version), 'lista_desactualizada')
    expect((await leer()).puestos.map(({ nombre }) => nombre)).toEqual(['Uno'])
    expect((await guardar([uno, dos], saved.body.version)).status).toBe(200)
    // Someone who sits down changes the state of a desk, not the list.
    const { version: before } = await leer()
    await client.call(endpoints.ocuparPuesto, { params: { ...params, puestoId: uno.id } })
    expect((await leer()).version).toBe(before)
    expect((await guardar([{ ...uno, nombre: 'Otro' }, dos], before)).status).toBe(200)
    expectRefused(await guardar([uno, dos], before), 'lista_desactualizada')
    // A caller without a version replaces the list.
    expect((await guardar([tres])).status).toBe(200)
    expect((await leer()).puestos.map(({ nombre }) => nombre)).toEqual(['Tres'])
  })

  test('loses no preference, also when both are saved at once', async () => {
    const { client, empresaId } = await conColas(app.client(), 'General')
    const params = { empresaId }
    const leer = () => client.call(endpoints.preferencias, { params })
    const guardar = (preferencias: Preferencia[], version?: string) =>
      client.try(endpoints.guardarPreferencias, { params, body: { preferencias, version } })
    const { version } = await leer()
    const [uno, dos] = [preferencia('Uno'), preferencia('Dos')]
    const replies = await Promise.all([guardar([uno], version), guardar([dos], version)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const kept = await leer()
    expect(kept.preferencias).toHaveLength(1)
    expect((await guardar([...kept.preferencias, preferencia('Tres')], kept.version)).status).toBe(200)
    expectRefused(await guardar([], kept.version), 'lista_desactualizada')
    expect((await leer()).preferencias).toHaveLength(2)
    expect((await guardar([])).status).toBe(200)
    expect((await leer()).version).toBe(version)
  })

  test('repeated with its key after a lost response, gets the first reply', async () => {
    const { client, empresaId } = await conColas(app.client(), 'General')
    const { version } = await client.call(endpoints.puestos, { params: { empresaId } })
    const call = {
      params: { empresaId },
      body: { puestos: [puesto('Uno')], version },
      headers: { 'idempotency-key': randomUUID() },
    }
    const first = await client.call(endpoints.guardarPuestos, call)
    expect((await client.call(endpoints.guardarPuestos, call)).version).toBe(first.version)
  })
})
