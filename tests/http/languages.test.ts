import { expect, onTestFinished, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { conColas } from '#harness/stories.ts'
import { elegirIdioma, IDIOMAS, type Textos, textosDe } from '#server/texts/textos.ts'
import { onOneEngine } from '#tests/helpers/fixtures.ts'

const es = textosDe('es')

/** A second language with the few sentences the test needs. */
const prueba: Textos = {
  ...es,
  errores: { ...es.errores, cola_no_encontrada: 'Kola ez da aurkitu' },
  detalles: (faults) => es.detalles(faults).map((detalle) => ({ ...detalle, mensaje: 'Idatzi zerbait' })),
  mensajes: { ...es.mensajes, recuperacionEnviada: 'Bidali dugu' },
  planes: { ...es.planes, periodo: '/hilean' },
  columnas: ['Eguna', ...es.columnas.slice(1)],
}

function speaking(idioma: string, textos: Textos): void {
  IDIOMAS.set(idioma, textos)
  onTestFinished(() => void IDIOMAS.delete(idioma))
}

test("the language is the browser's favourite among those the server speaks", () => {
  expect(elegirIdioma('eu')).toBe('es')
  speaking('eu', prueba)
  expect(elegirIdioma(undefined)).toBe('es')
  expect(elegirIdioma('eu-ES,eu;q=0.9,es;q=0.8')).toBe('eu')
  expect(elegirIdioma('es;q=0.9, EU')).toBe('eu')
  expect(elegirIdioma('eu;q=0.1,es')).toBe('es')
  expect(elegirIdioma('fr-FR,fr;q=0.9,eu;q=0.5')).toBe('eu')
  for (const odd of ['*', ';;;,,,', 'eu;q=x', 'eu;q=0', 'fr']) expect(elegirIdioma(odd), odd).toBe('es')
})

onOneEngine('sentences of the server', 'sqlite', (app) => {
  test('come in the requested language, and in Spanish otherwise', async () => {
    speaking('eu', prueba)
    const { client, empresaId } = await conColas(app.client(), 'General')
    const headers = { 'accept-language': 'eu' }
    const unknown = { params: { empresaId, colaId: empresaId } }
    expect((await client.try(endpoints.cola, { ...unknown, headers })).error.mensaje).toBe(
      'Kola ez da aurkitu',
    )
    expect((await client.try(endpoints.cola, unknown)).error.mensaje).toBe(es.errores.cola_no_encontrada)
    const empty = await client.try(endpoints.recuperar, { body: { correo: '' }, headers })
    expect(empty.error.detalles).toEqual([{ campo: 'correo', mensaje: 'Idatzi zerbait' }])
    const sent = await client.call(endpoints.recuperar, { body: { correo: 'a@ejemplo.com' }, headers })
    expect(sent.mensaje).toBe('Bidali dugu')
    const { planes } = await client.call(endpoints.planes, { headers })
    expect(planes[0]?.periodo).toBe('/hilean')
  })
})
