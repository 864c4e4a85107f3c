import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { conEmpresa } from '#harness/stories.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'

onEachEngine('the short address of a company', (app) => {
  const elegir = (duena: Awaited<ReturnType<typeof conEmpresa>>, alias: string) =>
    duena.client.try(endpoints.elegirAlias, {
      params: { correo: duena.correo, id: duena.empresaId },
      body: { alias },
    })

  test('is chosen once, is unique, and leads to where customers take a turno', async () => {
    const sol = await conEmpresa(app.client())
    const luna = await conEmpresa(app.client())
    for (const wrong of ['ab', 'Clinica', 'clínica', 'a--b', '-ab', 'a b', 'x'.repeat(31)]) {
      expectRefused(await elegir(sol, wrong), 'datos_invalidos')
    }
    const [one, two] = await Promise.all([elegir(sol, 'clinica-sol'), elegir(luna, 'clinica-sol')])
    const [winner, loser] = one.status === 200 ? [sol, luna] : [luna, sol]
    expect([one.status, two.status].sort()).toEqual([200, 409])
    expectRefused(await elegir(loser, 'clinica-sol'), 'alias_en_uso')
    expectRefused(await elegir(winner, 'otra'), 'alias_fijo')
    expect((await elegir(winner, 'clinica-sol')).body.empresa.alias).toBe('clinica-sol')

    const follow = (alias: string) => fetch(`${winner.client.url}/t/${alias}`, { redirect: 'manual' })
    const reply = await follow('Clinica-Sol')
    expect([reply.status, reply.headers.get('location')]).toEqual([302, `/mi-turno/${winner.empresaId}`])
    expect((await follow('nadie')).status).toBe(404)
    expect((await follow('clinica-sol/monitor')).status).toBe(404)
    const cola = { id: randomUUID(), nombre: 'General' }
    await winner.client.call(endpoints.guardarConfiguracion, {
      params: { empresaId: winner.empresaId },
      body: { categorias: [cola] },
    })
    for (const screen of ['entrada', 'monitor']) {
      const { headers } = await follow(`Clinica-Sol/${screen}`)
      expect(headers.get('location')).toBe(`/${screen}/${winner.empresaId}/${cola.id}`)
    }
    for (const unknown of ['clinica-sol/admin', 'nadie/monitor']) {
      expect((await follow(unknown)).status, unknown).toBe(404)
    }
    // In the addresses of customer pages it replaces the company's id.
    for (const [path, to] of [
      ['/mi-turno/clinica-sol', `/mi-turno/${winner.empresaId}`],
      ['//Mi-Turno/Clinica-SOL/?de=cartel', `/mi-turno/${winner.empresaId}`],
      ['/entrada/clinica-sol/x', `/entrada/${winner.empresaId}/x`],
    ] as const) {
      const { status, headers } = await fetch(winner.client.url + path, { redirect: 'manual' })
      expect([status, headers.get('location')], path).toEqual([302, to])
    }
    const publico = await winner.client.call(endpoints.publico, { params: { empresaId: winner.empresaId } })
    expect(publico.empresa.alias).toBe('clinica-sol')
  })
})
