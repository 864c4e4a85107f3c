import { expect, test, vi } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { conColas } from '#harness/stories.ts'
import { pedirTurno } from '#server/commands/pedir-turno.ts'
import { CLIENTE } from '#server/store/eventos.ts'
import { onEachEngine } from '../helpers/fixtures.ts'
import { storeBeside } from '../helpers/store-beside.ts'

const proposed = vi.hoisted((): string[] => [])

vi.mock(import('#server/base/ids.ts'), async (original) => {
  const ids = await original()
  return { ...ids, newCodigo: () => proposed.shift() ?? ids.newCodigo() }
})

onEachEngine('a tracking code in use', (app) => {
  test('is not given out again: alone or in a crowd, every customer gets a turno with a code of its own', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'General')
    const colaId = colas[0] ?? ''
    const store = await storeBeside(app)
    const take = (nombre: string) =>
      store.execute(pedirTurno, {
        empresaId,
        colaId,
        nombre,
        tipo: '',
        origen: 'api',
        actor: CLIENTE,
        llave: null,
      })
    proposed.push('BBBBBB')
    await take('Ana')
    proposed.push('BBBBBB')
    await take('Luis')
    proposed.push('CCCCCC', 'BBBBBB', 'DDDDDD', 'BBBBBB')
    await Promise.all(['Eva', 'Juan', 'Rosa'].map(take))
    const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId } })
    expect(turnos.map(({ nombre, numero }) => [numero, nombre])).toEqual([
      [1, 'Ana'],
      [2, 'Luis'],
      [3, 'Eva'],
      [4, 'Juan'],
      [5, 'Rosa'],
    ])
    expect(new Set(turnos.map(({ codigo }) => codigo)).size).toBe(5)
  })
})
