import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { TestApp } from '#harness/app.ts'
import { freePort } from '#harness/free-port.ts'
import { CONTRASENA, correoNuevo } from '#harness/stories.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { Cartero } from '#server/outbox/cartero.ts'
import type { Envio } from '#server/outbox/envio.ts'
import { command } from '#server/store/command.ts'
import type { Store } from '#server/store/db.ts'
import { encolar, type NuevaEntrega } from '#server/store/entregas.ts'
import { readAll } from '#server/store/query.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { appForTest, appForTestOn, onEachEngine, storageForTest } from '#tests/helpers/fixtures.ts'
import { startMailbox } from '#tests/helpers/mailbox.ts'
import { storeBeside } from '#tests/helpers/store-beside.ts'

const MINUTO_MS = 60_000

const entregas = readAll((q) => q.selectFrom('entregas').selectAll().orderBy('id'))
const rowsOf = (store: Store) => entregas(store.db)
const rowOf = async (store: Store, wanted: string) =>
  (await rowsOf(store)).find(({ canal }) => canal === wanted)
const estadosDe = async (app: TestApp) => (await rowsOf(app.app.store)).map(({ estado }) => estado)

const registrar = (app: TestApp, correo: string) =>
  app.client().call(endpoints.registrar, { body: { usuario: 'Ana', correo, contrasena: CONTRASENA } })
const recuperar = (app: TestApp, correo: string) =>
  app.client().call(endpoints.recuperar, { body: { correo } })

async function mailboxForTest() {
  const mailbox = await startMailbox()
  onTestFinished(() => mailbox.stop())
  return mailbox
}

/** A provider that hangs. `givenUp` counts the attempts that were ended. */
function hangingProvider() {
  const provider = { givenUp: 0, enviar }
  function enviar(_: unknown, signal: AbortSignal): Promise<never> {
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        provider.givenUp++
        reject(signal.reason)
      })
    })
  }
  return provider
}

const nowhere = async () => ({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })

onEachEngine('an outgoing message', (app, engine) => {
  /** Enqueues through a command, as any command may. */
  const poner = (store: Store, nuevas: NuevaEntrega[]) =>
    store.execute(
      command<object, void>(
        'poner',
        () => ['prueba'],
        async (tx, _, { ahora }) => {
          await encolar(tx, nuevas, ahora)
        },
      ),
      {},
    )

  const carteroDe = (store: Store, envios: Record<string, Envio>, claimMs = 30_000) => {
    const log = { info() {}, warn() {}, error() {} }
    const cartero = new Cartero({ store, clock: app.clock.read, log, envios, claimMs })
    cartero.start()
    return cartero
  }

  const sends = (received: string[]): Envio => ({
    async enviar({ destino }) {
      received.push(destino)
      return { tipo: 'enviada', referencia: null }
    },
  })

  test('survives the server: an undelivered mail arrives after the next start', async () => {
    const storage = await storageForTest(engine)
    const before = await appForTestOn({ ...storage.env, ...(await nowhere()) })
    const correo = correoNuevo('luego')
    await registrar(before, correo)
    await before.stop()
    const mailbox = await mailboxForTest()
    const after = await appForTestOn({ ...storage.env, SMTP_URL: mailbox.url })
    after.clock.now += MINUTO_MS
    expect(await mailbox.next(correo)).toContain('verificar-correo#token=')
    await eventually(async () => expect(await estadosDe(after)).toEqual(['enviada']))
    expect(mailbox.received(correo)).toBe(1)
  })

  test('is sent once, however many nodes look for it', async () => {
    const [one, two] = [await storeBeside(app), await storeBeside(app)]
    const received: string[] = []
    const carteros = [one, two].map((store) => carteroDe(store, { prueba: sends(received) }))
    const wanted = Array.from({ length: 200 }, (_, i) => `uno-${i}`)
    for (const destino of wanted) await poner(one, [{ canal: 'prueba', plantilla: 'x', destino }])
    await eventually(() => expect(received.length).toBeGreaterThanOrEqual(wanted.length))
    await Promise.all(carteros.map((cartero) => cartero.stop()))
    expect(received.sort()).toEqual(wanted.sort())
  })

  test('with a repeated name is enqueued once', async () => {
    const store = await storeBeside(app)
    const nueva = { canal: 'nadie', plantilla: 'x', destino: 'unica', unica: 'llamado 1' }
    await poner(store, [nueva, nueva])
    await poner(store, [nueva])
    expect((await rowsOf(store)).filter(({ destino }) => destino === 'unica')).toHaveLength(1)
  })

  test('of one flow leaves in order, and a failed attempt holds back the rest of the flow', async () => {
    const store = await storeBeside(app)
    const received: string[] = []
    let broken = true
    const flujo: Envio = {
      async enviar({ destino }) {
        if (broken && destino === 'a') return { tipo: 'fallida', error: 'caído' }
        received.push(destino)
        return { tipo: 'enviada', referencia: null }
      },
    }
    const cartero = carteroDe(store, { flujo })
    await poner(
      store,
      ['a', 'b', 'c'].map((destino) => ({ canal: 'flujo', plantilla: 'x', destino, hilo: 'turno 1' })),
    )
    await poner(store, [{ canal: 'flujo', plantilla: 'x', destino: 'otro', hilo: 'turno 2' }])
    await eventually(() => expect(received).toEqual(['otro']))
    broken = false
    app.clock.now += 2 * MINUTO_MS
    await eventually(() => expect(received).toEqual(['otro', 'a', 'b', 'c']))
    await cartero.stop()
  })

  test('is not delayed by a provider that hangs for others', async () => {
    const store = await storeBeside(app)
    const received: string[] = []
    const hanging = hangingProvider()
    const cartero = carteroDe(store, { lento: hanging, rapido: sends(received) })
    await poner(store, Array(100).fill({ canal: 'lento', plantilla: 'x', destino: 'z' }))
    const wanted = Array.from({ length: 30 }, (_, i) => `rápido ${i}`)
    await poner(
      store,
      wanted.map((destino) => ({ canal: 'rapido', plantilla: 'x', destino })),
    )
    cartero.wake()
    await eventually(() => expect(received.length).toBe(wanted.length))
    expect(hanging.givenUp).toBe(0)
    await cartero.stop()
    expect((await rowsOf(store)).filter(({ canal }) => canal === 'lento')).toHaveLength(100)
  })

  test('is tried until shortly before it becomes useless', async () => {
    const store = await storeBeside(app)
    const started = app.clock.read()
    const at: number[] = []
    const down: Envio = {
      async enviar() {
        at.push(app.clock.read() - started)
        return { tipo: 'fallida', error: 'caído' }
      },
    }
    const cartero = carteroDe(store, { llamada: down })
    // An odd time, whose half is no whole millisecond.
    const caducaEn = started + 10 * MINUTO_MS + 1
    await poner(store, [{ canal: 'llamada', plantilla: 'x', destino: 'una', caducaEn }])
    await eventually(async () => {
      const now = await rowOf(store, 'llamada')
      // Moves the clock to the next attempt, or by the length of a claim while one runs.
      if (now?.estado === 'pendiente' && now.proximo_en > app.clock.read()) app.clock.set(now.proximo_en)
      cartero.wake()
      expect(now).toMatchObject({ estado: 'caducada', error: 'caído' })
    })
    await cartero.stop()
    // A pause takes at most half of the time that is left, so the last ones are short.
    expect(at.at(-1)).toBeGreaterThan(8 * MINUTO_MS)
    expect(at.at(-1)).toBeLessThan(10 * MINUTO_MS)
  })

  test('to a provider that does not answer is recorded as such, and tried again', async () => {
    const store = await storeBeside(app)
    const cartero = carteroDe(store, { mudo: hangingProvider() }, 1000)
    await poner(store, [{ canal: 'mudo', plantilla: 'x', destino: 'una' }])
    const silent = { estado: 'pendiente', error: 'sin_respuesta' }
    await eventually(async () => expect(await rowOf(store, 'mudo')).toMatchObject(silent))
    await cartero.stop()
  })

  test('is not delayed even when every other channel hangs', async () => {
    const store = await storeBeside(app)
    const received: string[] = []
    const hanging = hangingProvider()
    const lentos = Array.from({ length: 10 }, (_, i) => `lento-${i}`)
    const envios = Object.fromEntries(lentos.map((canal) => [canal, hanging]))
    const cartero = carteroDe(store, { ...envios, despierto: sends(received) })
    const eight = lentos.flatMap((canal) => Array.from({ length: 8 }, () => canal))
    await poner(
      store,
      eight.map((canal) => ({ canal, plantilla: 'x', destino: 'z' })),
    )
    await eventually(async () =>
      expect(
        (await rowsOf(store)).filter(({ canal, intentos }) => lentos.includes(canal) && intentos === 1),
      ).toHaveLength(eight.length),
    )
    await poner(store, [{ canal: 'despierto', plantilla: 'x', destino: 'a tiempo' }])
    cartero.wake()
    await eventually(() => expect(received).toEqual(['a tiempo']))
    expect(hanging.givenUp).toBe(0)
    await cartero.stop()
  })

  test('to one person does not wait for a message to many', async () => {
    const store = await storeBeside(app)
    const received: string[] = []
    const called = Promise.withResolvers<void>()
    const room: Envio = {
      async enviar({ destino }) {
        // The first of the many is sent, and no other before the single person received theirs.
        if (destino === 'llamada') called.resolve()
        else if (received.length > 0) await called.promise
        received.push(destino)
        return { tipo: 'enviada', referencia: null }
      },
    }
    const cartero = carteroDe(store, { sala: room })
    const many = Array.from({ length: 60 }, () => ({ destino: 'anuncio', masiva: true }))
    await poner(
      store,
      many.map((una) => ({ canal: 'sala', plantilla: 'x', ...una })),
    )
    await eventually(() => expect(received.length).toBeGreaterThan(0))
    await poner(store, [{ canal: 'sala', plantilla: 'x', destino: 'llamada' }])
    cartero.wake()
    await eventually(() => expect(received).toHaveLength(61))
    await cartero.stop()
  })

  test('is not sent again when the database briefly refuses to mark it', async () => {
    const store = await storeBeside(app)
    const received: string[] = []
    let refusals = 3
    const busy: Store = {
      ...store,
      execute: (what, args, context) => {
        if (what.name === 'anotarEntregas' && refusals-- > 0) return Promise.reject(new Rechazo('sobrecarga'))
        return store.execute(what, args, context)
      },
    }
    const cartero = carteroDe(busy, { terco: sends(received) })
    await poner(store, [{ canal: 'terco', plantilla: 'x', destino: 'una' }])
    await eventually(async () =>
      expect(await rowOf(store, 'terco')).toMatchObject({
        estado: 'enviada',
        intentos: 1,
      }),
    )
    await cartero.stop()
    expect(received).toEqual(['una'])
  })

  test('to many is claimed and marked in groups', async () => {
    const store = await storeBeside(app)
    const received: string[] = []
    const commands: string[] = []
    const counted: Store = {
      ...store,
      execute: (what, args, context) => {
        commands.push(what.name)
        return store.execute(what, args, context)
      },
    }
    const cartero = carteroDe(counted, { plaza: sends(received) })
    const wanted = Array.from({ length: 96 }, (_, i) => `vecino ${i}`)
    await poner(
      store,
      wanted.map((destino) => ({ canal: 'plaza', plantilla: 'x', destino, masiva: true })),
    )
    cartero.wake()
    const left = async () =>
      (await rowsOf(store)).filter(({ canal, estado }) => canal === 'plaza' && estado !== 'enviada')
    await eventually(async () => expect(await left()).toEqual([]))
    await cartero.stop()
    expect(received.sort()).toEqual(wanted.sort())
    expect(commands.length).toBeLessThan(wanted.length / 2)
  })

  test('by a node that froze after sending is sent once more, and late results of that node are ignored', async () => {
    const store = await storeBeside(app)
    const received: string[] = []
    let thaw = () => {}
    const frozen = new Promise<void>((resolve) => {
      thaw = resolve
    })
    const freezes: Envio = {
      async enviar({ destino }) {
        received.push(destino)
        await frozen
        return { tipo: 'fallida', error: 'un sueño' }
      },
    }
    const first = carteroDe(store, { hielo: freezes })
    await poner(store, [{ canal: 'hielo', plantilla: 'x', destino: 'una' }])
    await eventually(() => expect(received).toEqual(['una']))
    const second = carteroDe(await storeBeside(app), { hielo: sends(received) })
    app.clock.now += 31_000
    const row = () => rowOf(store, 'hielo')
    await eventually(async () => expect((await row())?.estado).toBe('enviada'))
    thaw()
    await first.stop()
    app.clock.now += MINUTO_MS
    second.wake()
    await second.stop()
    expect(await row()).toMatchObject({ estado: 'enviada', error: null, intentos: 2 })
    expect(received).toEqual(['una', 'una'])
  })

  test('that a dead node had claimed is sent by another when the claim expires', async () => {
    const store = await storeBeside(app)
    const claimed: string[] = []
    const dying: Envio = {
      enviar: ({ destino }) => {
        claimed.push(destino)
        return new Promise(() => {})
      },
    }
    carteroDe(store, { muere: dying })
    await poner(store, [{ canal: 'muere', plantilla: 'x', destino: 'huérfana' }])
    await eventually(() => expect(claimed).toEqual(['huérfana']))
    const received: string[] = []
    const heir = carteroDe(await storeBeside(app), { muere: sends(received) })
    heir.wake()
    app.clock.now += MINUTO_MS + 1000
    await eventually(() => expect(received).toEqual(['huérfana']))
    await heir.stop()
  })
})

onEachEngine('mails', (_, engine) => {
  test('that would come too late are dropped, and reported as such', async () => {
    const app = await appForTest(engine, await nowhere())
    const correo = correoNuevo('tarde')
    await registrar(app, correo)
    await recuperar(app, correo)
    await eventually(async () =>
      expect((await rowsOf(app.app.store))[1]?.error).toMatch(/ECONNREFUSED|ESOCKET/),
    )
    app.clock.now += 31 * MINUTO_MS
    await eventually(async () => expect(await estadosDe(app)).toEqual(['pendiente', 'caducada']))
  })

  test('that the mail server refuses for good are not retried, and the reason is kept', async () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('No such user'), { responseCode: 550 })),
    })
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
    const { port } = server.server.address() as AddressInfo
    const app = await appForTest(engine, { SMTP_URL: `smtp://127.0.0.1:${port}` })
    await registrar(app, correoNuevo('rebota'))
    await eventually(async () => expect(await estadosDe(app)).toEqual(['muerta']))
    expect((await rowsOf(app.app.store))[0]).toMatchObject({ error: 'EENVELOPE 550', intentos: 1 })
  })

  test('to addresses without an account are never sent, and leave nothing behind', async () => {
    const mailbox = await mailboxForTest()
    const app = await appForTest(engine, { SMTP_URL: mailbox.url })
    await recuperar(app, 'nadie@ejemplo.com')
    const correo = correoNuevo('alguien')
    await registrar(app, correo)
    await mailbox.next(correo)
    await eventually(async () => expect(await estadosDe(app)).toEqual(['enviada']))
    expect(mailbox.received('nadie@ejemplo.com')).toBe(0)
  })

  test('that wait show in the metrics, with the age of the oldest and the failed attempts', async () => {
    const app = await appForTest(engine, await nowhere())
    await registrar(app, correoNuevo('cifras'))
    await eventually(async () => expect((await rowsOf(app.app.store))[0]?.error).toBeTruthy())
    app.clock.now += 10_000
    const text = await (await app.client().send('/metrics')).text()
    expect(text).toMatch(/^turnero_entregas_pendientes\{canal="correo"\} 1$/m)
    const age = Number(/^turnero_entregas_espera_segundos\{canal="correo"\} (.+)$/m.exec(text)?.[1])
    expect(age).toBeGreaterThanOrEqual(10)
    expect(Number(/^turnero_entregas_fallos_total\{canal="correo"\} (.+)$/m.exec(text)?.[1])).toBeGreaterThan(
      0,
    )
  })
})
