import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { RUTA_VIVO } from '#contract/vivo.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'
import { onEachEngine, onOneEngine } from '#tests/helpers/fixtures.ts'

/** Sends bytes and returns the reply until the connection closes. With `holds` it never closes its own side. */
async function exchange(url: string, request: string, holds = false): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: holds })
  let said = ''
  socket.on('data', (bytes) => {
    said += String(bytes)
  })
  socket.on('error', () => {})
  socket.write(request)
  // Only a write reveals whether the other side is still there.
  const probe = holds ? setInterval(() => socket.write('x'), 100) : undefined
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(probe)
  return said
}

const upgrade = (path: string, protocol: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\n${more}\r\n`

onEachEngine('following', (app) => {
  test('a new subject under the same ref leaves nothing of the first behind', async () => {
    const { empresaId, colas } = await conColas(app.client(), 'General')
    const colaId = colas[0] as string
    const turno = await pedirTurno(app.client(), empresaId, colaId, 'Ana')
    const tab = await Tab.open(app.client())
    const follow = (tema: object) => tab.send({ tipo: 'seguir', ref: 'uno', tema })
    follow({ tema: 'turno', codigo: turno.codigo, id: turno.id })
    follow({ tema: 'publico', empresaId })
    await tab.state('publico', 'the second')
    tab.send({ tipo: 'dejar', ref: 'uno' })
    // A second subscription of the same tab, answered after it has left.
    await tab.end(tab.follow({ tema: 'personal', empresaId, colaId }))
    const before = tab.heard.length
    await app
      .client()
      .call(endpoints.cancelar, { params: { turnoId: turno.id }, body: { codigo: turno.codigo } })
    const other = await Tab.open(app.client())
    other.follow({ tema: 'turno', codigo: turno.codigo, id: turno.id })
    await other.state('turno', 'the end', (d) => d.turno.estado === 'cancelado')
    await tab.end(tab.follow({ tema: 'personal', empresaId, colaId }))
    expect(tab.heard.slice(before).map((m) => m.tipo)).toEqual(['fin'])
    for (const t of [tab, other]) t.close()
  })
})

onOneEngine('connections that ask for a protocol upgrade', 'sqlite', (app) => {
  test('a refused WebSocket is closed, even if the client keeps it open', async () => {
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n'
    const foreign = upgrade(RUTA_VIVO, 'websocket', `${key}Origin: https://malo.example\r\n`)
    expect(await exchange(app.url, foreign, true)).toMatch(/^HTTP\/1\.1 403 /)
    const badKey = upgrade(RUTA_VIVO, 'websocket', 'Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n')
    expect(await exchange(app.url, badKey, true)).toMatch(/^HTTP\/1\.1 400 /)
  })

  test.each(['h2c', 'websocket', 'TLS/1.0'])(
    '%s on other paths is ignored, and the request is answered',
    async (protocol) => {
      const answer = await exchange(app.url, upgrade('/api/salud', protocol, 'Connection: close\r\n'))
      expect(answer).toMatch(/^HTTP\/1\.1 200 /)
      expect(answer).toContain('"estado":"vivo"')
    },
  )

  test('another protocol on the live path is ignored too, and the request is answered as a plain one', async () => {
    const plain = `GET ${RUTA_VIVO} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
    const bodyOf = (answer: string) => [answer.slice(0, 12), answer.split('\r\n\r\n')[1]]
    const expected = bodyOf(await exchange(app.url, plain))
    expect(expected[1]).toContain('"codigo":')
    const h2c = upgrade(RUTA_VIVO, 'h2c', 'Connection: close\r\n')
    expect(bodyOf(await exchange(app.url, h2c))).toEqual(expected)
  })

  test('Java, which offers h2c with every call, can log in', async () => {
    const body = JSON.stringify({ correo: 'nadie@ejemplo.com', contrasena: 'equivocada' })
    const answer = await exchange(
      app.url,
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\n' +
        `HTTP2-Settings: AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 401 /)
  })

  test('pings are answered, and too many of them end the connection', async () => {
    const tab = await Tab.open(app.client())
    tab.socket.ping('hola')
    const [data] = await once(tab.socket, 'pong')
    expect(String(data)).toBe('hola')
    for (let i = 0; i < 200; i++) tab.socket.ping()
    expect(await tab.closed()).toBe(1013)
  })
})
