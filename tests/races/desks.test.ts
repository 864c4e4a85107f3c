import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { range } from '#harness/parallel.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { conPuestos, desksOf } from '#tests/helpers/desks.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { empleada } from '#tests/helpers/team.ts'

const ROUNDS = 8

onEachEngine('several people who come to one desk at the same moment', (app) => {
  async function clinica(cuantas: number) {
    const duena = await conColas(app.client(), 'General')
    const [desk = '', other = ''] = await conPuestos(
      duena,
      { nombre: 'Ventanilla 1' },
      { nombre: 'Ventanilla 2' },
    )
    const team = []
    for (const _ of range(cuantas)) {
      const persona = await empleada(app, duena, { rol: 'agente' })
      team.push(desksOf(persona.client, duena.empresaId))
    }
    return { duena, desk, other, team }
  }

  test('one gets it, and the others are refused', async () => {
    const { duena, desk, team } = await clinica(6)
    for (const round of range(ROUNDS)) {
      const answers = await Promise.all(team.map((one) => one.occupy(desk)))
      const won = answers.filter(({ status }) => status === 200)
      expect(won, `round ${round}`).toHaveLength(1)
      for (const { status, error } of answers) {
        if (status !== 200) expect(error.codigo).toBe('puesto_tomado')
      }
      const now = await desksOf(duena.client, duena.empresaId).one(desk)
      expect(now?.ocupacion?.id).toBe(won[0]?.body.ocupacion)
      await Promise.all(team.map((one) => one.leave(desk)))
      expect((await desksOf(duena.client, duena.empresaId).one(desk))?.estado).toBe('libre')
    }
  })

  test('taking over, moving and leaving never puts a browser at two desks or two browsers at one desk', async () => {
    const { duena, desk, other, team } = await clinica(4)
    const see = desksOf(duena.client, duena.empresaId)
    for (const _ of range(ROUNDS)) {
      const answers = await Promise.all(
        team.flatMap((one) => [one.occupy(desk, { relevar: true }), one.occupy(other), one.leave(desk)]),
      )
      for (const { status } of answers) expect([200, 409]).toContain(status)
      const stays = (await see.list()).flatMap(({ ocupacion }) => ocupacion?.id ?? [])
      expect(new Set(stays).size).toBe(stays.length)
      const { eventos = [] } =
        (await duena.client.call(endpoints.datosCuenta, { params: { correo: duena.correo } })).empresas[0] ??
        {}
      // In its history each desk changes hands one after the other.
      for (const nombre of ['Ventanilla 1', 'Ventanilla 2']) {
        const tipos = eventos.filter(({ puesto }) => puesto === nombre).map(({ tipo }) => tipo)
        expect(tipos).toEqual(tipos.map((_, i) => (i % 2 === 0 ? 'puesto_ocupado' : 'puesto_liberado')))
      }
      const holders = eventos.filter(({ tipo }) => tipo === 'puesto_ocupado' || tipo === 'puesto_liberado')
      const at = new Map<number, string>()
      for (const { tipo, actor, puesto, datos } of holders) {
        const who = tipo === 'puesto_ocupado' ? actor.id : (datos?.usuario as number)
        if (tipo === 'puesto_ocupado') expect(at.has(who ?? 0)).toBe(false)
        if (tipo === 'puesto_ocupado') at.set(who ?? 0, puesto ?? '')
        else at.delete(who ?? 0)
      }
    }
  })

  test('a call from a desk that is being taken over calls for one of the two', async () => {
    const { duena, desk, team } = await clinica(2)
    const [ana, eva] = team as [(typeof team)[0], (typeof team)[0]]
    for (const i of range(20)) await pedirTurno(app.client(), duena.empresaId, duena.colas[0] ?? '', `C${i}`)
    await ana.occupy(desk)
    for (const _ of range(ROUNDS)) {
      const [called, taken] = await Promise.all([ana.call(desk), eva.occupy(desk, { relevar: true })])
      expect(taken.status).toBe(200)
      if (called.status !== 200) expect(called.error.codigo).toBe('puesto_dejado')
      expect((await ana.call(desk)).error.codigo).toBe('puesto_dejado')
      expect((await eva.call(desk)).status).toBe(200)
      await ana.occupy(desk, { relevar: true })
    }
  })
})
