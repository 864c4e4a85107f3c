import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { inParallel } from '#harness/parallel.ts'
import { openRawSocket, textFrame } from '#harness/raw-socket.ts'
import { CONTRASENA, conColas, pedirTurno } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'
import { appForTest, onEachEngine } from '#tests/helpers/fixtures.ts'

onEachEngine('live', (app) => {
  test('a public screen receives takes, calls and repeated calls without polling', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'General')
    const colaId = colas[0] as string
    const tab = await Tab.open(app.client())
    tab.follow({ tema: 'publico', empresaId })
    await tab.state('publico', 'the first state', (d) => d.colas[0]?.enEspera === 0)

    const turno = await pedirTurno(app.client(), empresaId, colaId, 'Luis Mora')
    await tab.state('publico', 'one waiting', (d) => d.colas[0]?.enEspera === 1)
    await client.call(endpoints.siguiente, { params: { empresaId, colaId }, body: { puesto: '2' } })
    const llamado = await tab.state('publico', 'the call', (d) => d.colas[0]?.turnoActual !== null)
    expect(llamado.colas[0]?.turnoActual).toMatchObject({ numero: 1, nombre: 'Luis Mora', puesto: '2' })
    expect(llamado.ultimosLlamados).toMatchObject([{ numero: 1, cola: 'General' }])

    app.clock.now += 1000
    await client.call(endpoints.rellamar, { params: { empresaId, turnoId: turno.id } })
    const primero = llamado.colas[0]?.turnoActual?.llamado
    await tab.state(
      'publico',
      'the repeated call',
      (d) => d.colas[0]?.turnoActual != null && d.colas[0].turnoActual.llamado !== primero,
    )
    expect(JSON.stringify(tab.heard)).not.toContain(turno.codigo)
    expect(JSON.stringify(tab.heard)).not.toContain(turno.id)
    tab.close()
  })

  test('a phone follows its own turno: moving up, called, called again, finished', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'General')
    const colaId = colas[0] as string
    const primero = await pedirTurno(app.client(), empresaId, colaId, 'Ana')
    const segundo = await pedirTurno(app.client(), empresaId, colaId, 'Beto')
    const tab = await Tab.open(app.client())
    tab.follow({ tema: 'turno', codigo: segundo.codigo.toLowerCase(), id: segundo.id })
    await tab.state('turno', 'second in line', (d) => d.faltantes === 2 && d.turno.llamado === null)

    await app.client().call(endpoints.cancelar, {
      params: { turnoId: primero.id },
      body: { codigo: primero.codigo },
    })
    await tab.state('turno', 'moved up', (d) => d.faltantes === 1)
    await client.call(endpoints.siguiente, { params: { empresaId, colaId } })
    const llamado = await tab.state(
      'turno',
      'called',
      (d) => d.turno.estado === 'en atención' && d.turno.puesto === '1' && d.turno.llamado !== null,
    )
    app.clock.now += 1000
    await client.call(endpoints.rellamar, { params: { empresaId, turnoId: segundo.id } })
    await tab.state(
      'turno',
      'called again',
      (d) => d.turno.estado === 'en atención' && (d.turno.llamado ?? '') > (llamado.turno.llamado ?? ''),
    )
    await client.call(endpoints.ausente, { params: { empresaId, turnoId: segundo.id } })
    await tab.state('turno', 'absent', (d) => d.turno.estado === 'ausente')
    tab.close()
  })

  test('staff see the waiting list change, and strangers and other owners do not', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'General')
    const colaId = colas[0] as string
    const otra = await conColas(app.client(), 'Ajena')
    const tab = await Tab.open(client)
    tab.follow({ tema: 'personal', empresaId, colaId })
    await tab.state('personal', 'an empty list', (d) => d.turnos.length === 0)
    const turno = await pedirTurno(app.client(), empresaId, colaId, 'Luis')
    const lista = await tab.state('personal', 'one waiting', (d) => d.turnos.length === 1)
    expect(lista.turnos[0]).toMatchObject({ id: turno.id, codigo: turno.codigo, posicion: 1 })

    const stranger = await Tab.open(app.client())
    expect(await stranger.end(stranger.follow({ tema: 'personal', empresaId, colaId }))).toMatchObject({
      codigo: 'sin_sesion',
    })
    const other = await Tab.open(otra.client)
    expect(await other.end(other.follow({ tema: 'personal', empresaId, colaId }))).toMatchObject({
      codigo: 'empresa_no_encontrada',
    })
    for (const t of [tab, stranger, other]) t.close()
  })

  test('a staff view ends with logout, with a password reset and when its session expires', async () => {
    const { client, correo, empresaId, colas } = await conColas(app.client(), 'General')
    const tema = { tema: 'personal', empresaId, colaId: colas[0] as string } as const

    const salida = await Tab.open(client)
    const ref = salida.follow(tema)
    await salida.state('personal', 'the list')
    await client.call(endpoints.salir)
    expect(await salida.end(ref)).toMatchObject({
      codigo: 'sin_sesion',
      mensaje: 'Inicia sesión para continuar.',
    })
    expect((await salida.end(salida.follow(tema))).codigo).toBe('sin_sesion')

    const otro = app.client()
    await otro.call(endpoints.entrar, { body: { correo, contrasena: CONTRASENA } })
    await client.call(endpoints.entrar, { body: { correo, contrasena: CONTRASENA } })
    const ajena = await Tab.open(otro)
    const suya = ajena.follow(tema)
    await ajena.state('personal', 'the list')
    const { sesiones } = await client.call(endpoints.sesiones)
    const sesionId = sesiones.find((s) => !s.actual)?.id as string
    await client.call(endpoints.cerrarSesion, { params: { sesionId } })
    expect((await ajena.end(suya)).codigo).toBe('sin_sesion')
    for (const t of [salida, ajena]) t.close()
  })

  test('following something that does not exist, or no longer does, returns an error', async () => {
    const { client, correo, empresaId, colas } = await conColas(app.client(), 'General')
    const colaId = colas[0] as string
    const turno = await pedirTurno(app.client(), empresaId, colaId, 'Luis')
    const tab = await Tab.open(client)
    const nadie = '00000000-0000-4000-8000-000000000000'
    expect(await tab.end(tab.follow({ tema: 'publico', empresaId: nadie }))).toMatchObject({
      codigo: 'empresa_no_encontrada',
    })
    expect(await tab.end(tab.follow({ tema: 'turno', codigo: 'ZZZZZZ' }))).toMatchObject({
      codigo: 'turno_no_encontrado',
      mensaje: 'Turno no encontrado',
    })
    const lista = tab.follow({ tema: 'personal', empresaId, colaId })
    const propio = tab.follow({ tema: 'turno', codigo: turno.codigo, id: turno.id })
    const publico = tab.follow({ tema: 'publico', empresaId })
    await tab.state('turno', 'the turn')
    await client.call(endpoints.borrarCola, { params: { empresaId, colaId } })
    expect((await tab.end(lista)).codigo).toBe('cola_no_encontrada')
    expect((await tab.end(propio)).codigo).toBe('turno_no_encontrado')
    await tab.state('publico', 'no queues', (d) => d.colas.length === 0)
    await client.call(endpoints.borrarEmpresa, { params: { correo, id: empresaId } })
    expect((await tab.end(publico)).codigo).toBe('empresa_no_encontrada')
    tab.close()
  })

  test('every state has a seq that never decreases', async () => {
    const { empresaId, colas } = await conColas(app.client(), 'General')
    const tab = await Tab.open(app.client())
    tab.follow({ tema: 'publico', empresaId })
    await tab.state('publico', 'the first state')
    await Promise.all(
      Array.from({ length: 30 }, (_, i) => pedirTurno(app.client(), empresaId, colas[0] as string, `C ${i}`)),
    )
    await tab.state('publico', 'all thirty', (d) => d.colas[0]?.enEspera === 30)
    const seqs = tab.heard.flatMap((m) => (m.tipo === 'estado' ? [m.seq] : []))
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b))
    tab.close()
  })

  test('pages of other sites, other paths and invalid messages are rejected', async () => {
    await expect(Tab.open(app.client(), { origin: 'https://malo.example' })).rejects.toThrow('403')
    const tab = await Tab.open(app.client(), { origin: app.url })
    tab.send('{"tipo":"seguir"}')
    expect(await tab.closed()).toBe(1003)
    const huge = await Tab.open(app.client())
    huge.send('x'.repeat(100_000))
    expect(await huge.closed()).toBe(1009)
  })
})

describe('a reader that does not read', () => {
  test('is disconnected instead of filling the memory, and others are not affected', async () => {
    const app = await appForTest('sqlite')
    const { client, empresaId, colas } = await conColas(app.client(), 'General')
    const colaId = colas[0] as string
    const nombre = 'N'.repeat(80)
    await inParallel(500, 50, () => pedirTurno(app.client(), empresaId, colaId, nombre))
    const deaf = await openRawSocket(app.url, { cookie: client.cookie })
    const frame = textFrame({ tipo: 'seguir', ref: 'a', tema: { tema: 'personal', empresaId, colaId } })
    deaf.write(frame)
    deaf.pause()
    const dropped = new Promise<void>((resolve) => {
      deaf.once('error', () => resolve())
      deaf.once('close', () => resolve())
    })

    const tab = await Tab.open(client)
    tab.follow({ tema: 'personal', empresaId, colaId })
    let gone = false
    void dropped.then(() => {
      gone = true
    })
    // A paused stream does not read, so only a failed write shows that the connection ended.
    for (let i = 0; i < 400 && !gone; i++) {
      await pedirTurno(app.client(), empresaId, colaId, nombre)
      if (i % 20 === 19) deaf.write(frame)
    }
    deaf.resume()
    await dropped
    await tab.state('personal', 'the list goes on', (d) => d.cola.enEspera > 100)
    tab.close()
  })
})
