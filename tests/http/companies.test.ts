import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import type { NombresPublicos } from '#contract/empresa.ts'
import { endpoints } from '#contract/endpoints.ts'
import { conColas, conEmpresa, pedirTurno, registrada } from '#harness/stories.ts'
import { NO_ROW } from '#server/base/ids.ts'
import { listEmpresasOf } from '#server/store/accesos.ts'
import { command } from '#server/store/command.ts'
import { insertEmpresa } from '#server/store/empresas.ts'
import { findUsuarioByCorreo } from '#server/store/usuarios.ts'
import { databaseContent } from '#tests/helpers/database-content.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { escena } from '#tests/helpers/samples.ts'
import { storeBeside } from '#tests/helpers/store-beside.ts'

const AJUSTES = {
  nombre: 'Clínica Luna',
  titular: 'Eva Ríos',
  direccion: 'Calle 1 # 2-3',
  telefono: '+57 555 0101',
  email: 'hola@ejemplo.com',
  horario: 'Lunes a viernes\nde 9 a 18',
  descripcion: 'Una clínica',
  sitioWeb: 'https://ejemplo.com/luna',
  colorPrimario: '#AA0011',
  colorSecundario: '#445566',
}

onEachEngine('companies', (app) => {
  test('an owner creates, lists and opens them', async () => {
    const { client, correo } = await registrada(app.client())
    expect(await client.call(endpoints.empresas, { params: { correo } })).toEqual({ empresas: [] })
    const answer = await client.try(endpoints.crearEmpresa, {
      params: { correo },
      body: { nombre: ' Café  Luz ', titular: 'Ana', logo: '', config: { horario: '9 a 5' } },
    })
    expect(answer.status).toBe(201)
    const { empresa } = answer.body
    expect(empresa).toMatchObject({
      nombre: 'Café Luz',
      titular: 'Ana',
      config: { horario: '9 a 5', colorPrimario: '#7c3aed', colorSecundario: '#3b82f6' },
      colas: 0,
    })
    await client.call(endpoints.crearEmpresa, {
      params: { correo },
      body: { nombre: 'Otra', titular: 'Ana' },
    })
    const { empresas } = await client.call(endpoints.empresas, { params: { correo } })
    expect(empresas.map((e) => e.nombre)).toEqual(['Café Luz', 'Otra'])
    const one = await client.call(endpoints.empresa, { params: { correo, id: empresa.id } })
    expect(one.empresa).toEqual(empresa)
  })

  test('a missing name or owner is reported in the words of the form', async () => {
    const { client, correo } = await registrada(app.client())
    const answer = await client.try(endpoints.crearEmpresa, {
      params: { correo },
      body: { nombre: '', titular: '', logo: 'javascript:alert(1)', config: { zona: 'Luna/Mar' } },
    })
    expectRefused(answer, 'datos_invalidos')
    expect(answer.error.detalles).toEqual([
      { campo: 'nombre', mensaje: 'El nombre es obligatorio' },
      { campo: 'titular', mensaje: 'El titular es obligatorio' },
      { campo: 'logo', mensaje: 'El logo debe ser una dirección https://' },
    ])
    const zona = await client.try(endpoints.crearEmpresa, {
      params: { correo },
      body: { nombre: 'A', titular: 'B', config: { zona: 'Luna/Mar' } },
    })
    expect(zona.error).toMatchObject({
      mensaje: 'No conocemos esa zona horaria',
      detalles: [{ campo: 'config.zona' }],
    })
  })

  test('a zone is stored under its canonical name, however it is spelt, and an offset is refused', async () => {
    const { client, correo, empresaId: id } = await conEmpresa(app.client())
    const change = (zona: string) =>
      client.try(endpoints.cambiarEmpresa, { params: { correo, id }, body: { zona } })
    for (const zona of ['europe/madrid', 'EUROPE/MADRID', 'Europe/Madrid']) {
      expect((await change(zona)).body.empresa.config.zona).toBe('Europe/Madrid')
    }
    for (const zona of ['+05:37', '-03:00', '+05']) {
      const refused = await change(zona)
      expectRefused(refused, 'datos_invalidos')
      expect(refused.error.mensaje).toBe('No conocemos esa zona horaria')
    }
    const { empresa } = await client.call(endpoints.crearEmpresa, {
      params: { correo },
      body: { nombre: 'Otra', titular: 'Ana', config: { zona: 'america/bogota' } },
    })
    expect(empresa.config.zona).toBe('America/Bogota')
  })

  test('settings are saved as sent, and absent ones keep their value', async () => {
    const { client, correo, empresaId: id } = await conEmpresa(app.client())
    const params = { correo, id }
    const { empresa } = await client.call(endpoints.cambiarEmpresa, { params, body: AJUSTES })
    const { horario, colorPrimario, colorSecundario, ...flat } = AJUSTES
    expect(empresa).toMatchObject(flat)
    expect(empresa.config).toMatchObject({
      horario,
      colorPrimario: colorPrimario.toLowerCase(),
      colorSecundario,
      zona: 'America/Mexico_City',
      nombresPublicos: 'completo',
    })
    const { empresa: after } = await client.call(endpoints.cambiarEmpresa, {
      params,
      body: {
        logo: 'https://ejemplo.com/l.png',
        zona: 'Europe/Madrid',
        nombresPublicos: 'iniciales',
        telefono: '',
      },
    })
    expect(after).toEqual({
      ...empresa,
      logo: 'https://ejemplo.com/l.png',
      telefono: '',
      config: { ...empresa.config, zona: 'Europe/Madrid', nombresPublicos: 'iniciales' },
    })
    expect(await client.call(endpoints.empresa, { params })).toEqual({ empresa: after })
  })

  test('deleting one removes all of its data, and no data of others', async () => {
    const { client, correo, empresaId: id, colaId, turnoId, codigo } = await escena(app.client())
    const vecina = await escena(app.client())
    const params = { correo, id }
    await client.call(endpoints.borrarEmpresa, { params })
    expectRefused(await client.try(endpoints.empresa, { params }), 'empresa_no_encontrada')
    expectRefused(await client.try(endpoints.verificarGlobal, { query: { codigo } }), 'turno_no_encontrado')
    expectRefused(await client.try(endpoints.publico, { params: { empresaId: id } }), 'empresa_no_encontrada')
    await eventually(async () => {
      const content = await databaseContent(app.app)
      for (const trace of [id, colaId, turnoId, codigo]) expect(content).not.toContain(trace)
    })
    const { turno } = await vecina.client.call(endpoints.verificarGlobal, {
      query: { codigo: vecina.codigo },
    })
    expect(turno.estado).toBe('en atención')
    expect(await client.call(endpoints.empresas, { params: { correo } })).toEqual({ empresas: [] })
  })

  test.each<[NombresPublicos, string, string]>([
    ['completo', 'Lucía Gómez Ruiz', 'Pedro Quien Espera'],
    ['nombre', 'Lucía', 'Pedro'],
    ['iniciales', 'L. G. R.', 'P. Q. E.'],
    ['numero', '', ''],
  ])('strangers see of a customer what the owner chose: %s', async (nombresPublicos, visible, espera) => {
    const { client, correo, empresaId, colas } = await conColas(app.client(), 'General')
    const params = { empresaId, colaId: colas[0] ?? '' }
    await client.call(endpoints.cambiarEmpresa, {
      params: { correo, id: empresaId },
      body: { nombresPublicos },
    })
    const turno = await pedirTurno(client, empresaId, params.colaId, 'Lucía Gómez Ruiz')
    const siguiente = await pedirTurno(client, empresaId, params.colaId, 'Pedro Quien Espera')
    await client.call(endpoints.siguiente, { params })

    const anyone = app.client()
    const actual = await anyone.call(endpoints.turnoActual, { params })
    expect(actual).toEqual({ numero: 1, etiqueta: '1', nombre: visible })
    const publico = await anyone.call(endpoints.publico, { params: { empresaId } })
    expect(publico.colas).toMatchObject([{ turnoActual: { nombre: visible }, enEspera: 1 }])
    expect(publico.colas[0]?.enAtencion).toMatchObject([{ nombre: visible }])
    expect(publico.ultimosLlamados).toMatchObject([{ nombre: visible, numero: 1 }])

    const said = [publico, actual, await anyone.call(endpoints.configuracion, { params: { empresaId } })]
    const ajena = await anyone.call(endpoints.verificarGlobal, { query: { codigo: siguiente.codigo } })
    expect(ajena.turno.nombre).toBe(espera)
    const suyo = { codigo: siguiente.codigo, id: siguiente.id }
    const propia = await anyone.call(endpoints.verificarGlobal, { query: suyo })
    expect(propia.turno.nombre).toBe('Pedro Quien Espera')
    for (const secret of [turno.codigo, turno.id])
      expect(JSON.stringify([...said, ajena])).not.toContain(secret)
    for (const secret of [siguiente.codigo, siguiente.id, 'Pedro', correo]) {
      expect(JSON.stringify(said)).not.toContain(secret)
    }
    if (nombresPublicos !== 'completo') expect(JSON.stringify([...said, ajena])).not.toContain('Gómez')
    // A caller with only the code sees what strangers see; the customer, who also has the id, and the staff see the
    // whole name.
    const query = { codigo: turno.codigo }
    const porCodigo = await anyone.call(endpoints.verificarGlobal, { query })
    expect(porCodigo.turno.nombre).toBe(visible)
    const propio = await anyone.call(endpoints.verificarGlobal, { query: { ...query, id: turno.id } })
    expect(propio.turno.nombre).toBe('Lucía Gómez Ruiz')
    const panel = await client.call(endpoints.cola, { params })
    expect(panel.turnoActual?.nombre).toBe('Lucía Gómez Ruiz')
  })

  test('an account with more companies than any plan allows gets them in pages, each counted as when alone', async () => {
    const { client, correo, empresaId, colas } = await conColas(app.client(), 'Uno', 'Dos')
    const params = { empresaId, colaId: colas[0] ?? '' }
    for (const nombre of ['Luis', 'Eva', 'Rosa']) await pedirTurno(client, empresaId, params.colaId, nombre)
    await client.call(endpoints.siguiente, { params })
    await client.call(endpoints.borrarCola, { params: { empresaId, colaId: colas[1] ?? '' } })
    // As from before there was a limit.
    const beside = await storeBeside(app)
    const [fila] = await listEmpresasOf(
      beside.db,
      (await findUsuarioByCorreo(beside.db, { correo }))?.id ?? NO_ROW,
    )
    if (!fila) throw new Error('There is no company')
    await beside.execute(
      command<object, void>(
        'prueba',
        () => [empresaId],
        async (tx) => {
          for (let i = 0; i < 120; i++) await insertEmpresa(tx, { ...fila, uuid: randomUUID() })
        },
      ),
      {},
    )
    const page = (desde?: number) =>
      client.call(endpoints.empresas, {
        params: { correo },
        query: desde === undefined ? {} : { desde: String(desde) },
      })
    const first = await page()
    expect(first.empresas).toHaveLength(100)
    expect(first.siguiente).toBe(100)
    const second = await page(first.siguiente)
    expect(second.empresas).toHaveLength(21)
    expect(second.siguiente).toBeUndefined()
    const all = [...first.empresas, ...second.empresas]
    expect(new Set(all.map(({ id }) => id)).size).toBe(121)
    const { empresa } = await client.call(endpoints.empresa, { params: { correo, id: empresaId } })
    expect(empresa).toMatchObject({ colas: 1, enEspera: 2 })
    expect(all.find(({ id }) => id === empresaId)).toEqual(empresa)
    expect(all.find(({ id }) => id !== empresaId)).toMatchObject({ colas: 0, enEspera: 0 })

    // So do the queues it may act on and the use of its plan.
    const ultima = second.empresas.at(-1)?.id ?? ''
    const categorias = [{ id: randomUUID(), nombre: 'Última' }]
    const deUltima = { params: { empresaId: ultima }, body: { categorias } }
    await client.call(endpoints.guardarConfiguracion, deUltima)
    await pedirTurno(client, ultima, categorias[0]?.id ?? '', 'Ana')
    const colasDe = (query = {}) => client.call(endpoints.colas, { query })
    const suyas = await colasDe()
    expect(suyas).toMatchObject({ colas: [{ id: colas[0], nombre: 'Uno', enEspera: 2 }], siguiente: 100 })
    const otras = await colasDe({ desde: '100' })
    expect(otras).toEqual({ colas: [expect.objectContaining({ nombre: 'Última', enEspera: 1 })] })
    const usoDe = (query = {}) => client.call(endpoints.plan, { params: { correo }, query })
    const usos = [await usoDe(), await usoDe({ desde: '100' })]
    expect(usos.map(({ uso, siguiente }) => [uso.length, siguiente])).toEqual([
      [100, 100],
      [21, undefined],
    ])
    expect(usos[0]?.uso[0]).toMatchObject({ empresaId, colas: 1, turnosHoy: 3 })
    expect(usos[1]?.uso.at(-1)).toMatchObject({ empresaId: ultima, colas: 1, turnosHoy: 1 })
    expect((await usoDe({ empresaId: ultima })).uso).toEqual([usos[1]?.uso.at(-1)])
    const ajena = await conEmpresa(app.client())
    expect((await usoDe({ empresaId: ajena.empresaId })).uso).toEqual([])
  })

  test('requests of others are answered between the lists of one account, however many it requests at once', async () => {
    const { client } = await conColas(app.client(), 'Uno')
    const other = await conColas(app.client(), 'General')
    const { hostname, port } = new URL(app.url)
    const answered: string[] = []
    const open = async (name: string, path: string, headers: string) => {
      const socket = connect(Number(port), hostname)
      await once(socket, 'connect')
      return async () => {
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`)
        const [bytes] = await once(socket, 'data')
        answered.push(`${name} ${String(bytes).slice(9, 12)}`)
        socket.destroy()
      }
    }
    const lists = await Promise.all(
      Array.from({ length: 40 }, () => open('list', endpoints.colas.path, `Cookie: ${client.cookie}\r\n`)),
    )
    const publico = endpoints.publico.path.replace(':empresaId', other.empresaId)
    const look = await open('other', publico, '')
    // All have arrived when the server reads them, those of the account first.
    await Promise.all([...lists, look].map((send) => send()))
    expect(answered).toHaveLength(41)
    expect(new Set(answered)).toEqual(new Set(['list 200', 'other 200']))
    expect(answered.at(-1)).toBe('list 200')
  })
})
