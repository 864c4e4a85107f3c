import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { staffOf } from '#tests/helpers/staff.ts'

const HOUR_MS = 3_600_000

interface Llamar {
  puesto?: string
  enAtencion?: string | null
  clave?: string
}

onEachEngine('a call whose reply was lost', (app) => {
  /** Creates three waiting customers. Returns short calls with a key or with the turno expected in service. */
  async function ventanilla() {
    const m = await staffOf(app.client(), 'Uno', 'Dos')
    const [a, b, c] = [await m.pedir('A'), await m.pedir('B'), await m.pedir('C')]
    const llamar = ({ clave, ...body }: Llamar) =>
      m.client.try(endpoints.siguiente, {
        params: m.params,
        body,
        headers: clave ? { 'idempotency-key': clave } : {},
      })
    const llamarDeTodas = ({ clave, ...body }: Llamar) =>
      m.client.try(endpoints.siguienteDeEmpresa, {
        params: { empresaId: m.empresaId },
        body,
        headers: clave ? { 'idempotency-key': clave } : {},
      })
    return { ...m, a, b, c, llamar, llamarDeTodas }
  }

  test('calls no other customer when repeated with its key, and returns the same reply', async () => {
    const m = await ventanilla()
    for (const llamar of [m.llamar, m.llamarDeTodas]) {
      const clave = randomUUID()
      const first = await llamar({ clave })
      expect(first.status).toBe(200)
      const again = await llamar({ clave })
      expect(again.status).toBe(200)
      expect(again.body).toEqual(first.body)
    }
    expect((await m.ver(m.a.codigo)).turno.estado).toBe('completado')
    expect((await m.ver(m.b.codigo)).turno.estado).toBe('en atención')
    expect((await m.ver(m.c.codigo)).turno.estado).toBe('en espera')
  })

  test('is another call with another key, and a different call with the same key is refused', async () => {
    const m = await ventanilla()
    const clave = randomUUID()
    await m.llamar({ clave })
    expectRefused(await m.llamar({ clave, puesto: '2' }), 'clave_reutilizada')
    expectRefused(await m.llamarDeTodas({ clave }), 'clave_reutilizada')
    expectRefused(
      await m.client.try(endpoints.finalizar, {
        params: { empresaId: m.empresaId, turnoId: m.a.id },
        headers: { 'idempotency-key': clave },
      }),
      'clave_reutilizada',
    )
    expect((await m.llamar({ clave: randomUUID() })).body.turno?.id).toBe(m.b.id)
  })

  test('does not share keys with another company or another user', async () => {
    const [m, otra] = [await ventanilla(), await ventanilla()]
    const clave = randomUUID()
    expect((await m.llamar({ clave })).body.turno?.id).toBe(m.a.id)
    expect((await otra.llamar({ clave })).body.turno?.id).toBe(otra.a.id)
  })

  test('is remembered for a day', async () => {
    const m = await ventanilla()
    const clave = randomUUID()
    const first = await m.llamar({ clave })
    app.clock.now += 23 * HOUR_MS
    expect((await m.llamar({ clave })).body).toEqual(first.body)
    app.clock.now += 2 * HOUR_MS
    const d = await m.pedir('D')
    const later = await m.llamar({ clave })
    expect(later.body.turno?.id).toBe(d.id)
    expect((await m.llamar({ clave })).body).toEqual(later.body)
  })

  test('is refused with the current customer when the desk serves a different one than it names', async () => {
    const m = await ventanilla()
    for (const llamar of [m.llamar, m.llamarDeTodas]) {
      const puesto = llamar === m.llamar ? '1' : '2'
      const first = await llamar({ puesto, enAtencion: null })
      expect(first.status).toBe(200)
      const { turno } = first.body
      const second = await llamar({ puesto, enAtencion: null })
      expectRefused(second, 'puesto_cambio')
      expect(second.error.enAtencion).toEqual(turno)
      expect((await m.cola()).enAtencion.map((t) => t.id)).toContain(turno?.id)
    }
    // Each desk has its own.
    expect((await m.llamar({ puesto: '1', enAtencion: m.a.id.toUpperCase() })).body).toMatchObject({
      turno: { id: m.c.id },
      terminado: { id: m.a.id },
    })
    await m.finalizar(m.b.id)
    const nobody = await m.llamar({ puesto: '2', enAtencion: m.b.id })
    expectRefused(nobody, 'puesto_cambio')
    expect(nobody.error.enAtencion).toBeNull()
    expectRefused(await m.llamar({ puesto: '2', enAtencion: randomUUID() }), 'puesto_cambio')
  })

  test('a key that was refused this way stays refused, whatever the desk serves by then', async () => {
    const m = await ventanilla()
    const clave = randomUUID()
    await m.llamar({})
    const first = await m.llamar({ clave, enAtencion: null })
    expectRefused(first, 'puesto_cambio')
    await m.finalizar(m.a.id)
    const again = await m.llamar({ clave, enAtencion: null })
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect((await m.ver(m.b.codigo)).turno.estado).toBe('en espera')
  })

  test('finishing, absence, calling again and undo return the same reply to a repeated key', async () => {
    const m = await ventanilla()
    const deTurno = (nombre: 'finalizar' | 'ausente' | 'rellamar', turnoId: string, clave: string) =>
      m.client.try(endpoints[nombre], {
        params: { empresaId: m.empresaId, turnoId },
        headers: { 'idempotency-key': clave },
      })
    for (const nombre of ['rellamar', 'finalizar', 'ausente'] as const) {
      const { turno } = (await m.llamar({})).body
      const clave = randomUUID()
      const first = await deTurno(nombre, turno?.id ?? '', clave)
      expect(first.status).toBe(200)
      expect((await deTurno(nombre, turno?.id ?? '', clave)).body).toEqual(first.body)
    }
    const d = await m.pedir('D')
    await m.llamar({})
    const clave = randomUUID()
    const deshacer = () =>
      m.client.try(endpoints.deshacer, {
        params: m.params,
        body: { turnoId: d.id },
        headers: { 'idempotency-key': clave },
      })
    const undone = await deshacer()
    expect(undone.body.turno?.estado).toBe('en espera')
    await m.llamar({})
    // Without the key it would undo the second call.
    expect((await deshacer()).body).toEqual(undone.body)
    expect((await m.ver(d.codigo)).turno.estado).toBe('en atención')
  })
})
