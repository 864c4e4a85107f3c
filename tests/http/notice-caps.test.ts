import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { range } from '#harness/parallel.ts'
import { correoNuevo } from '#harness/stories.ts'
import { limpiarVencidos } from '#server/jobs/limpieza.ts'
import { enlaceDeAlta } from '#tests/helpers/enlace-de-alta.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { duenaConCorreo, empresaDe } from '#tests/helpers/mail-notices.ts'
import { type Mailbox, startMailbox } from '#tests/helpers/mailbox.ts'
import {
  numero,
  PUBLIC_URL,
  providers,
  stopProviders,
  TOKEN,
  withProviders,
} from '#tests/helpers/messengers.ts'

const HORA_MS = 3_600_000
const DIA_MS = 24 * HORA_MS

let mailbox: Mailbox
async function withAll(): Promise<Record<string, string>> {
  mailbox = await startMailbox()
  return { ...(await withProviders()), SMTP_URL: mailbox.url, PUBLIC_URL }
}

type Empresa = Awaited<ReturnType<typeof empresaDe>>

onEachEngine('caps that owners cannot raise', withAll, (app) => {
  afterAll(() => Promise.all([mailbox.stop(), stopProviders()]))

  const duena = () => duenaConCorreo(app.client(), mailbox)

  /** Takes a turno for each of these addresses, alternating between the companies, and subscribes to e-mail. */
  async function turnosDe(empresas: readonly Empresa[], direcciones: readonly string[]) {
    const esperan = []
    for (const [i, direccion] of direcciones.entries()) {
      const m = empresas[i % empresas.length] as Empresa
      const turno = await m.pedir(`Ana ${i}`)
      await m.suscribir(turno, direccion)
      esperan.push({ m, turno, puesto: `Caja ${i}` })
    }
    return esperan
  }
  /** The outcome of the messages that asked a destination to confirm. */
  const confirmaciones = async (m: Empresa, turno: { id: string; codigo: string }) =>
    (await m.avisosDe(turno)).entregas
      .filter(({ que }) => que === 'confirmar')
      .map(({ estado, motivo }) => motivo ?? estado)
  /** Calls all at once, because messages being sent count as well. Resolves with the count of each outcome. */
  async function llamarA(esperan: Awaited<ReturnType<typeof turnosDe>>) {
    await Promise.all(esperan.map(({ m, puesto }) => m.llamar(puesto)))
    const outcomes = async () =>
      (await Promise.all(esperan.map(({ m, turno }) => m.resultados(turno)))).flat().sort()
    await eventually(async () => {
      const settled = (await outcomes()).filter((outcome) => outcome !== 'pendiente')
      expect(settled).toHaveLength(esperan.length)
    })
    return Object.entries(Object.groupBy(await outcomes(), (outcome) => outcome)).map(
      ([outcome, all]) => `${all?.length} ${outcome}`,
    )
  }

  test('one mailbox gets ten notices an hour and twenty a day, from all companies and accounts', async () => {
    const [ana, eva] = [await duena(), await duena()]
    const [sol, luna, otra] = [await empresaDe(ana), await empresaDe(ana), await empresaDe(eva)]
    for (const m of [sol, luna, otra]) await m.ajustar({ topeDia: 100_000 })
    const buzon = correoNuevo('cliente')
    const alias = buzon.replace('@', '+otra@')
    const doce = range(12).map((i) => (i % 2 ? buzon : alias))
    // Each company has asked for confirmation first.
    expect(await llamarA(await turnosDe([sol, luna], doce))).toEqual(['8 enviada', '4 tope_del_destino'])
    const turno = await otra.pedir()
    expect((await otra.pedirAviso(turno, 'correo', buzon)).status).toBe(200)
    await eventually(async () => expect(await confirmaciones(otra, turno)).toEqual(['tope_del_destino']))
    await otra.llamar()
    app.clock.now += HORA_MS
    // Deleting a company does not reset the count.
    const { correo } = ana
    await ana.client.call(endpoints.borrarEmpresa, { params: { correo, id: sol.empresaId } })
    expect(await llamarA(await turnosDe([luna, otra], doce))).toEqual(['9 enviada', '3 tope_del_destino'])
    expect(mailbox.received(buzon) + mailbox.received(alias)).toBe(20)
    app.clock.now += HORA_MS
    const otro = await otra.pedir()
    for (const direccion of [buzon, alias, alias])
      expectRefused(await otra.pedirAviso(otro, 'correo', direccion), 'destino_saturado')
    expect(await llamarA(await turnosDe([luna], [correoNuevo('vecina')]))).toEqual(['1 enviada'])
    app.clock.now += DIA_MS
    await limpiarVencidos(app.app.store, app.app.clock())
    expect(await llamarA(await turnosDe([otra], [buzon]))).toEqual(['1 enviada'])
  })

  test('a new account reaches ten mailboxes and numbers a day, an older one more', async () => {
    const ana = await duena()
    const [sol, luna] = [await empresaDe(ana), await empresaDe(ana)]
    for (const m of [sol, luna]) await m.ajustar({ topeDia: 100_000 })
    const buzones = range(12).map((i) => correoNuevo(`cliente${i}`))
    const esperan = await Promise.all(
      buzones.map(async (buzon, i) => {
        const m = i % 2 ? sol : luna
        return { m, buzon, turno: await m.pedir(`Ana ${i}`) }
      }),
    )
    // All at once: the requests may all be admitted, the messages are not.
    await Promise.all(esperan.map(({ m, turno, buzon }) => m.pedirAviso(turno, 'correo', buzon)))
    const reached = () => buzones.filter((buzon) => mailbox.received(buzon) > 0)
    const outcomes = async () =>
      (await Promise.all(esperan.map(({ m, turno }) => confirmaciones(m, turno)))).flat()
    await eventually(async () => {
      expect(await outcomes()).not.toContain('pendiente')
      expect(reached()).toHaveLength(10)
    })
    const [turno, otro] = [await luna.pedir(), await luna.pedir()]
    expectRefused(await luna.pedirAviso(turno, 'correo', correoNuevo('otro')), 'aviso_no_disponible')
    const [conocido = ''] = reached()
    expect((await luna.pedirAviso(otro, 'correo', conocido)).status).toBe(200)
    app.clock.now += 3 * DIA_MS
    const turnos = await turnosDe(
      [sol, luna],
      buzones.filter((buzon) => !reached().includes(buzon)),
    )
    expect(turnos).toHaveLength(2)
  })

  test('a message that is retried counts once', async () => {
    const m = await empresaDe(await duena())
    await m.ajustar({
      sms: { proveedor: 'twilio', cuenta: 'AC1', desde: '+15005550006', url: '', token: TOKEN },
      topeDia: 2,
    })
    const [turno, a] = [await m.pedir(), numero()]
    await m.pedirAviso(turno, 'sms', a)
    const alta = enlaceDeAlta((await providers.twilio.next(a)).texto)
    expect((await app.client().send(alta, { method: 'POST' })).status).toBe(200)
    providers.twilio.answer({ status: 500 })
    await m.llamar()
    await eventually(async () => expect(await m.resultados(turno)).toEqual(['http 500']))
    app.clock.now += 10_000
    await providers.twilio.next(a)
    await eventually(async () => expect(await m.resultados(turno)).toEqual(['enviada']))
  })

  test('a test message counts too', async () => {
    const m = await empresaDe(await duena())
    await m.ajustar({
      sms: { proveedor: 'twilio', cuenta: 'AC1', desde: '+15005550006', url: '', token: TOKEN },
    })
    const a = numero()
    const probar = () =>
      m.client.call(endpoints.probarAvisos, {
        params: { empresaId: m.empresaId },
        body: { canal: 'sms', destino: a },
      })
    for (const reply of await Promise.all(range(10).map(probar))) expect(reply.enviado).toBe(true)
    for (const _ of range(2)) expect(await probar()).toEqual({ enviado: false, motivo: 'tope_del_destino' })
    expect(providers.twilio.sent.filter((sent) => sent.a === a)).toHaveLength(10)
  })

  test('one mailbox gets five invitations a day from all companies, including resent ones', async () => {
    const [sol, luna] = [await empresaDe(await duena()), await empresaDe(await duena())]
    const correo = correoNuevo('invitada')
    const invitar = ({ client, empresaId }: Empresa, a: string, llave: string = randomUUID()) =>
      client.try(endpoints.invitar, {
        params: { empresaId },
        headers: { 'idempotency-key': llave },
        body: { nombre: 'Eva', correo: a, rol: 'lector' },
      })
    const llave = randomUUID()
    const { body } = await invitar(sol, correo, llave)
    // The reply was lost: the same request is one invitation.
    expect((await invitar(sol, correo, llave)).status).toBe(201)
    const reenviar = () =>
      sol.client.try(endpoints.reenviarInvitacion, {
        params: { empresaId: sol.empresaId, invitacionId: body.invitacion.id },
      })
    expect((await reenviar()).status).toBe(200)
    expect((await reenviar()).status).toBe(200)
    expect((await invitar(luna, correo)).status).toBe(201)
    expect((await invitar(luna, correo.replace('@', '+x@'))).status).toBe(201)
    expectRefused(await reenviar(), 'destino_saturado')
    expectRefused(await invitar(luna, correo), 'destino_saturado')
    expectRefused(await invitar(luna, correo), 'destino_saturado')
    expect((await invitar(luna, correoNuevo('otra'))).status).toBe(201)
    await eventually(async () => expect(mailbox.received(correo)).toBe(4))
    app.clock.now += DIA_MS
    expect((await reenviar()).status).toBe(200)
    await eventually(async () => expect(mailbox.received(correo)).toBe(5))
  })
})
