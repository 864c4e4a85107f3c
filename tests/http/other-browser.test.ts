import { expect, test } from 'vitest'
import type { EntradaDeActividad } from '#contract/actividad.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Origen } from '#contract/turno.ts'
import type { Client } from '#harness/client.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { staffOf } from '#tests/helpers/staff.ts'

const MISMO = 'el que pidió el turno'
const OTRO = 'otro, no el que pidió el turno'

onEachEngine('an action with the code of a turn', { PUSH_SERVICES: 'push.ejemplo.com' }, (app) => {
  /** A browser with a name of its own, as our pages give it. */
  const browser = (letter: string): Client => {
    const client = app.client()
    client.cookie = `turnero_equipo=${letter.repeat(22)}`
    return client
  }

  async function clinica() {
    const staff = await staffOf(app.client(), 'General')
    const { client, params, empresaId } = staff
    const take = async (by: Client, origen: Origen = 'telefono') =>
      (await by.call(endpoints.pedirTurno, { params, body: { nombre: 'Luis', origen } })).turno
    const entries = async (): Promise<EntradaDeActividad[]> =>
      (await client.call(endpoints.actividad, { params: { empresaId }, query: {} })).entradas
    /** The browser that the entries of this kind name; null where they say nothing. */
    const saidOf = async (tipo: string) =>
      (await entries())
        .filter((entry) => entry.tipo === tipo)
        .map(({ cambios }) => cambios.find(({ campo }) => campo === 'Navegador')?.despues ?? null)
    return { ...staff, take, entries, saidOf }
  }

  const own = ({ id, codigo }: { id: string; codigo: string }) => ({
    params: { turnoId: id },
    body: { codigo },
  })

  test('says in the activity whether it came from the browser that took it, in the file too', async () => {
    const { client, empresaId, take, saidOf } = await clinica()
    const phone = browser('a')
    for (const by of [phone, browser('b'), app.client()]) {
      await by.call(endpoints.cancelar, own(await take(phone)))
    }
    // Latest first: without a name, from another browser, from the same one.
    expect(await saidOf('cancelado')).toEqual([OTRO, OTRO, MISMO])
    const csv = await (await client.send(`/api/proyectos/${empresaId}/auditoria/csv`)).text()
    expect(csv.split('\n').filter((line) => line.includes(`Navegador: – → ${OTRO}`))).toHaveLength(2)
    expect(csv.split('\n').filter((line) => line.includes(`Navegador: – → ${MISMO}`))).toHaveLength(1)
  })

  test('is distinguished for everything that a customer can do with it, and when it is repeated', async () => {
    const { take, saidOf, pedir } = await clinica()
    const [phone, other] = [browser('a'), browser('b')]
    const turno = await take(phone)
    await pedir('Otra')
    const { params, body } = own(turno)
    const headers = { 'idempotency-key': 'una-llave-del-cliente' }
    await other.call(endpoints.posponer, { params, body: { ...body, pasan: 1 }, headers })
    await other.call(endpoints.posponer, { params, body: { ...body, pasan: 1 }, headers })
    expect(await saidOf('pospuesto')).toEqual([OTRO])
    await phone.call(endpoints.llegue, { params, body })
    await other.call(endpoints.llegue, { params, body })
    expect(await saidOf('llegado')).toEqual([OTRO, MISMO])
    await other.call(endpoints.responderAviso, { params, body: { ...body, palabra: 'tarde', minutos: 5 } })
    expect(await saidOf('respondido')).toEqual([OTRO])
    expect(await saidOf('apartado')).toEqual([OTRO])
    await phone.call(endpoints.llegue, { params, body })
    expect(await saidOf('reanudado')).toEqual([MISMO])
  })

  test('redirecting the notices of a turn from another browser is recorded, from the own one it is not', async () => {
    const { take, saidOf, entries } = await clinica()
    const [phone, other] = [browser('a'), browser('b')]
    const turno = await take(phone)
    const { params, body } = own(turno)
    const aviso = {
      ...body,
      canal: 'push' as const,
      push: {
        endpoint: 'https://push.ejemplo.com/x/1',
        keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
      },
      cuando: { personas: 2, minutos: null, llamado: true },
      consentimiento: 1,
    }
    await phone.call(endpoints.pedirAviso, { params, body: aviso })
    await phone.call(endpoints.dejarAvisos, { params, body })
    expect(await saidOf('avisos_de_turno')).toEqual([])
    await other.call(endpoints.pedirAviso, { params, body: aviso })
    await other.call(endpoints.dejarAvisos, { params, body })
    expect(await saidOf('avisos_de_turno')).toEqual([OTRO, OTRO])
    expect((await entries()).find(({ tipo }) => tipo === 'avisos_de_turno')).toMatchObject({
      quien: 'Cliente',
      tema: 'turnos',
      sobre: turno.etiqueta,
      cola: 'General',
    })
  })

  test('says nothing where the browser of the customer is unknown or shared, nor about the staff', async () => {
    const { client, take, saidOf, retirar, pedir } = await clinica()
    await browser('b').call(endpoints.cancelar, own(await take(app.client())))
    await browser('b').call(endpoints.cancelar, own(await take(browser('a'), 'kiosco')))
    await browser('b').call(endpoints.cancelar, own(await take(client)))
    await retirar((await take(browser('a'))).id)
    await retirar((await pedir('Rosa')).id)
    expect(await saidOf('cancelado')).toEqual([null, null, null, null, null])
  })
})
