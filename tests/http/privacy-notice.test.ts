import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { PrivacidadEnviada } from '#contract/privacidad.ts'
import { conColas } from '#harness/stories.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'

const AVISO: PrivacidadEnviada = {
  responsable: 'Clínica Sol S.A. <de C.V.>',
  contacto: 'datos@sol.example',
  textos: [{ idioma: 'es', texto: 'Usamos tus datos\npara atenderte.', enlace: '' }],
}

onEachEngine('the privacy notice of a company', { DEFAULT_PLAN: 'enterprise' }, (app) => {
  async function clinica() {
    const duena = await conColas(app.client(), 'General', 'Con documento', 'Con lista')
    const { client, empresaId, colas } = duena
    const [general = '', documento = '', lista = ''] = colas
    const campo = { id: randomUUID(), nombre: 'Documento', tipo: 'documento' as const, obligatorio: true }
    const opcion = { id: randomUUID(), nombre: 'Motivo', tipo: 'opcion' as const, obligatorio: false }
    const categorias = [
      { id: general, nombre: 'General' },
      { id: documento, nombre: 'Con documento', campos: [{ ...campo, opciones: [] }] },
      { id: lista, nombre: 'Con lista', campos: [{ ...opcion, opciones: ['A', 'B'] }] },
    ]
    await client.call(endpoints.guardarConfiguracion, { params: { empresaId }, body: { categorias } })
    const params = { empresaId }
    return {
      ...duena,
      general,
      documento,
      lista,
      guardar: (body: PrivacidadEnviada) => client.try(endpoints.guardarPrivacidad, { params, body }),
      leer: () => app.client().call(endpoints.privacidad, { params }),
      cara: async () => (await app.client().call(endpoints.publico, { params })).empresa.privacidad,
      tomar: (colaId: string) =>
        client.call(endpoints.pedirTurno, {
          params: { empresaId, colaId },
          body: {
            nombre: 'Ana',
            ...(colaId === documento && { campos: [{ id: campo.id, valor: 'CC 123' }] }),
          },
        }),
      page: async (path = '', headers = {}) =>
        app.client().send(`/privacidad/${empresaId}${path}`, { headers }),
    }
  }

  test('is the service’s until the company writes its own, and each edit is a new version', async () => {
    const c = await clinica()
    expect(await c.leer()).toEqual({ aviso: null, versiones: [] })
    expect(await c.cara()).toBeUndefined()
    expect((await c.page()).status).toBe(404)

    expect((await c.guardar(AVISO)).body.aviso).toMatchObject({ ...AVISO, version: 1 })
    expect(await c.cara()).toEqual({ version: 1, responsable: AVISO.responsable, contacto: AVISO.contacto })
    // The same notice is no new version.
    expect((await c.guardar(AVISO)).body.versiones).toHaveLength(1)
    const segunda = { ...AVISO, textos: [{ idioma: 'es' as const, texto: 'Otro texto.', enlace: '' }] }
    expect((await c.guardar(segunda)).body.aviso?.version).toBe(2)

    // Without texts the service's notice is back; the versions stay, and their numbers are not used again.
    expect((await c.guardar({ responsable: '', contacto: '', textos: [] })).body.aviso).toBeNull()
    expect(await c.cara()).toBeUndefined()
    expect((await c.guardar(AVISO)).body.aviso?.version).toBe(3)
    expect((await c.leer()).versiones.map(({ version }) => version)).toEqual([3, 2, 1])
    const { entradas } = await c.client.call(endpoints.actividad, {
      params: { empresaId: c.empresaId },
      query: {},
    })
    expect(entradas.flatMap(({ cambios }) => cambios)).toContainEqual({
      campo: 'Versión del aviso de privacidad',
      antes: '1',
      despues: '2',
    })
  })

  test('names who is responsible and a contact, and links are https', async () => {
    const c = await clinica()
    const mal = await c.guardar({ ...AVISO, responsable: ' ', contacto: '' })
    expectRefused(mal, 'datos_invalidos')
    expect(mal.error.detalles?.map(({ campo }) => campo)).toEqual(['responsable', 'contacto'])
    for (const enlace of ['http://sol.example', 'javascript:alert(1)', 'sol.example/aviso']) {
      expectRefused(
        await c.guardar({ ...AVISO, textos: [{ idioma: 'es', texto: '', enlace }] }),
        'datos_invalidos',
      )
    }
    expectRefused(
      await c.guardar({ ...AVISO, textos: [{ idioma: 'es', texto: 'x'.repeat(4001), enlace: '' }] }),
      'datos_invalidos',
    )
    expect(await c.leer()).toEqual({ aviso: null, versiones: [] })
  })

  test('every version is read at its address without script, in the reader’s language, and escaped', async () => {
    const c = await clinica()
    await c.guardar({
      ...AVISO,
      textos: [
        ...AVISO.textos,
        { idioma: 'en', texto: 'We use your data to serve you.', enlace: 'https://sol.example/en?a=1&b=2' },
      ],
    })
    await c.guardar({ ...AVISO, textos: [{ idioma: 'es', texto: 'La segunda.', enlace: '' }] })
    const primera = await (await c.page('/1', { 'accept-language': 'es' })).text()
    expect(primera).toContain('Usamos tus datos\npara atenderte.')
    expect(primera).toContain('Clínica Sol S.A. &#60;de C.V.&#62;')
    expect(primera).toContain('datos@sol.example')
    expect(primera).toContain('Ver la versión actual')
    expect(primera).not.toContain('<script')
    const english = await (await c.page('/1?idioma=en')).text()
    expect(english).toContain('We use your data to serve you.')
    expect(english).toContain('href="https://sol.example/en?a=1&#38;b=2"')
    // A language without a translation reads the original.
    expect(await (await c.page('/1?idioma=pt')).text()).toContain('Usamos tus datos')
    expect(await (await c.page()).text()).toContain('La segunda.')
    const kiosk = await (await c.page(`/2?kiosco=${c.general}`)).text()
    expect(kiosk).toContain(`href="/entrada/${c.empresaId}/${c.general}"`)
    expect(await (await c.page('/2?kiosco=//otro.example')).text()).not.toContain('otro.example')
    for (const path of ['/3', '/0', '/x', '/1e0x']) expect((await c.page(path)).status, path).toBe(404)
    expect((await app.client().send(`/privacidad/${randomUUID()}`)).status).toBe(404)
  })

  test('stands beside the button of the phone, of the kiosk and of the plain form', async () => {
    const c = await clinica()
    const pages = [`/mi-turno/${c.empresaId}`, `/entrada/${c.empresaId}/${c.general}`]
    for (const path of pages) {
      expect(await (await app.client().send(path)).text(), path).toContain('Al pedir tu turno aceptas los')
    }
    await c.guardar(AVISO)
    for (const path of pages) {
      const html = await (await app.client().send(path)).text()
      expect(html, path).toContain('datos@sol.example')
      expect(html, path).toContain(`href="/privacidad/${c.empresaId}/1?idioma=es`)
      expect(html, path).not.toContain('Al pedir tu turno aceptas los')
    }
  })

  test('its version is stored with turnos that ask for personal data, and exported with all versions', async () => {
    const c = await clinica()
    await c.tomar(c.documento)
    await c.guardar(AVISO)
    for (const colaId of [c.general, c.documento, c.lista]) await c.tomar(colaId)
    await c.guardar({ ...AVISO, contacto: 'otro@sol.example' })
    await c.tomar(c.documento)
    const datos = await c.client.call(endpoints.datosCuenta, { params: { correo: c.correo } })
    const [empresa] = datos.empresas
    expect(empresa?.turnos.map(({ privacidadVersion }) => privacidadVersion)).toEqual([
      null,
      null,
      1,
      null,
      2,
    ])
    expect(empresa?.privacidad).toMatchObject([
      { version: 2, contacto: 'otro@sol.example' },
      { version: 1, contacto: 'datos@sol.example', textos: AVISO.textos },
    ])
  })
})
