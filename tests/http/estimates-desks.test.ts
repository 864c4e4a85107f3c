import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { readFirst } from '#server/store/query.ts'
import { conPuestos, desksOf } from '#tests/helpers/desks.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { staffOf } from '#tests/helpers/staff.ts'
import { empleada } from '#tests/helpers/team.ts'

const MINUTO_MS = 60_000

const quoted = readFirst((q, p: { uuid: string }) =>
  q.selectFrom('turnos').select(['estimado_min', 'estimado_max']).where('uuid', '=', p.uuid),
)

onEachEngine('announced waits and named desks', (app) => {
  /** Creates two desks and ten waiting customers, and reads the wait announced to the last one. */
  async function clinica() {
    const m = await staffOf(app.client(), 'General')
    const [uno = '', dos = ''] = await conPuestos(m, { nombre: 'Uno' }, { nombre: 'Dos' })
    const [ana, eva] = [await empleada(app, m, { rol: 'agente' }), await empleada(app, m, { rol: 'agente' })]
    for (let i = 0; i < 9; i++) await m.pedir(`P${i}`)
    const ultima = await m.pedir('Última')
    const espera = async () => {
      const { estimado, causa } = await m.ver(ultima.codigo)
      return { min: estimado?.min ?? 0, max: estimado?.max ?? 0, causa }
    }
    /** Takes a turno and expects the same wait that the phone shows. */
    const tomar = async (nombre: string) => {
      const turno = await m.pedir(nombre)
      const { estimado } = await m.ver(turno.codigo)
      expect(await quoted(app.app.store.db, { uuid: turno.id })).toEqual({
        estimado_min: estimado?.min,
        estimado_max: estimado?.max,
      })
    }
    const of = ({ client }: typeof ana) => desksOf(client, m.empresaId)
    return { m, uno, dos, ana: of(ana), eva: of(eva), espera, tomar }
  }

  test('an agent who arrives at a desk counts before the first call, also for the next take', async () => {
    const { uno, dos, ana, eva, espera, tomar } = await clinica()
    await ana.occupy(uno)
    app.clock.now += 3 * MINUTO_MS
    const conUno = await espera()
    await tomar('Con una')
    await eva.occupy(dos)
    const conDos = await espera()
    expect(conDos.max).toBeLessThan(conUno.min)
    await tomar('Con dos')
    await eva.leave(dos)
    expect(await espera()).toEqual(conUno)
    await tomar('Con una otra vez')
  })

  test('a paused desk does not count: the wait rises at once, says why, and falls when the agent returns', async () => {
    const { uno, dos, ana, eva, espera, tomar } = await clinica()
    await ana.occupy(uno)
    await eva.occupy(dos)
    await ana.call(uno)
    await eva.call(dos)
    app.clock.now += MINUTO_MS
    const antes = await espera()
    expect(antes.causa).toBe('lenta')
    await eva.pause(dos, 'Almuerzo')
    const enPausa = await espera()
    expect(enPausa.min).toBeGreaterThan(antes.max)
    expect(enPausa.causa).toBe('pausa')
    await tomar('Durante la pausa')
    await eva.pause(dos, null)
    expect(await espera()).toEqual(antes)
    await tomar('Después')
  })

  test('a service at a desk that is no longer occupied is a forgotten one, however short', async () => {
    const { m, uno, dos, ana, eva, espera, tomar } = await clinica()
    await ana.occupy(uno)
    await eva.occupy(dos)
    await ana.call(uno)
    await eva.call(dos)
    app.clock.now += MINUTO_MS
    const antes = await espera()
    await eva.leave(dos)
    expect((await espera()).min).toBeGreaterThan(antes.max)
    await tomar('Con una')
    // The desks are free, and agents are counted by their calls again.
    await m.client.call(endpoints.liberarPuesto, { params: { empresaId: m.empresaId, puestoId: uno } })
    expect((await espera()).max).toBeLessThanOrEqual(antes.max)
  })
})
