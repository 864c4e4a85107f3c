import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { conColas } from '#harness/stories.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'

const en = (original: string, texto: string) => ({ idioma: 'en' as const, original, texto })

onEachEngine('the texts that a company wrote', (app) => {
  test('are listed once each, translated one by one, and reach its customers', async () => {
    const { client, empresaId } = await conColas(app.client(), 'Caja', 'Informes')
    const params = { empresaId }
    const first = await client.call(endpoints.traducciones, { params })
    expect(first).toEqual({
      textos: [
        { texto: 'Caja', donde: 'cola' },
        { texto: 'Informes', donde: 'cola' },
      ],
      traducciones: [],
    })
    const publico = async () => (await client.call(endpoints.publico, { params })).empresa.traducciones
    expect(await publico()).toBeUndefined()
    const guardar = (...traducciones: ReturnType<typeof en>[]) =>
      client.call(endpoints.guardarTraducciones, { params, body: { traducciones } })
    // Two people translate at once; neither loses the other's.
    await Promise.all([guardar(en('Caja', ' Cashier ')), guardar(en('Informes', 'Information'))])
    expect(await publico()).toHaveLength(2)
    expect(await publico()).toEqual(
      expect.arrayContaining([en('Caja', 'Cashier'), en('Informes', 'Information')]),
    )
    await guardar(en('Caja', 'Cash desk'), en('Informes', ''), en('No es de la empresa', 'Not ours'))
    expect(await publico()).toEqual([en('Caja', 'Cash desk')])
    await guardar(en('Caja', ''))
    expect(await publico()).toBeUndefined()
  })

  test('are erased, exported and kept with the company, and refuse bad input', async () => {
    const { client, correo, empresaId } = await conColas(app.client(), 'Caja')
    const params = { empresaId }
    const body = { traducciones: [en('Caja', 'Cashier')] }
    await client.call(endpoints.guardarTraducciones, { params, body })
    for (const bad of [
      { traducciones: [{ ...en('Caja', 'x'), idioma: 'fr' }] },
      { traducciones: [en('', 'x')] },
      { traducciones: [en('Caja', 'x'.repeat(501))] },
    ]) {
      const reply = await client.try(endpoints.guardarTraducciones, { params, body: bad as never })
      expect(reply.error.codigo).toBe('datos_invalidos')
    }
    // Other settings keep the translations.
    await client.call(endpoints.cambiarEmpresa, {
      params: { correo, id: empresaId },
      body: { titular: 'Otra' },
    })
    const { traducciones } = await client.call(endpoints.traducciones, { params })
    expect(traducciones).toEqual([en('Caja', 'Cashier')])
  })
})
