import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Turno } from '#contract/turno.ts'
import { range } from '#harness/parallel.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { flowOf } from '#tests/helpers/flow.ts'

const ROUNDS = 12

onEachEngine('orders about one person at the same moment', (app) => {
  test('transfer, call, cancel, hold and undo leave the person in one place, with replies that match', async () => {
    const f = await flowOf(app.client(), 'General', 'Quejas')
    const [general, otra] = f.colas as [string, string]
    for (const round of range(ROUNDS)) {
      const turno: Turno = await f.pedir(`Ana ${round}`)
      const { body: moved } = await f.cambiar(turno.id, { nota: 'x' })
      const answers = await Promise.all([
        f.transferir(turno.id, { colaId: otra }),
        f.client.try(endpoints.siguiente, { params: { empresaId: f.empresaId, colaId: general } }),
        f.client.try(endpoints.siguiente, {
          params: { empresaId: f.empresaId, colaId: otra },
          body: { puesto: '2' },
        }),
        app
          .client()
          .try(endpoints.cancelar, { params: { turnoId: turno.id }, body: { codigo: turno.codigo } }),
        f.apartar(turno.id),
        f.posponer(turno, { pasan: 1 }),
        f.deshacerTurno(turno.id, moved.seq),
        f.elegir(turno.id, 'Urgente', '3'),
      ])
      for (const { status } of answers) expect([200, 409]).toContain(status)
      const [a, b] = [await f.verCola(general), await f.verCola(otra)]
      const places = [a, b].flatMap((c) =>
        [...c.turnos, ...c.enAtencion, ...c.apartados].filter(({ id }) => id === turno.id),
      )
      const { turno: visto } = await f.ver(turno.codigo)
      expect(places).toHaveLength(['en espera', 'en atención'].includes(visto.estado) ? 1 : 0)
      const called = answers.slice(1, 3).flatMap(({ body }) => (body as { turno?: Turno | null }).turno ?? [])
      // Called in one queue, transferred and called in the other: two calls are correct.
      const [transferred] = answers
      expect(called.filter(({ id }) => id === turno.id).length).toBeLessThanOrEqual(
        transferred.status === 200 ? 2 : 1,
      )
      for (const { turnos } of [a, b]) {
        expect(turnos.map(({ posicion }) => posicion)).toEqual(turnos.map((_, i) => i + 1))
      }
      await f.client.call(endpoints.cerrarJornada, { params: { empresaId: f.empresaId }, body: {} })
    }
  })
})
