import { describe, expect, test } from 'vitest'
import type { ColaPersonal, Publico } from '#contract/cola.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Turno, Verificacion } from '#contract/turno.ts'
import type { TestApp } from '#harness/app.ts'
import type { Client } from '#harness/client.ts'
import { Clock } from '#harness/clock.ts'
import { inParallel } from '#harness/parallel.ts'
import { seededRandom } from '#harness/random.ts'
import { ENGINES } from '#harness/storage.ts'
import { conColas } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'
import { appForTestOn, storageForTest } from '#tests/helpers/fixtures.ts'
import { act } from '#tests/helpers/random-commands.ts'

const COMMANDS = 250
const AT_ONCE = 8

/** The states reported for one company, by seq. All states with one seq must agree. */
class Told {
  readonly faults: string[] = []
  count = 0
  readonly #texts = new Map<string, string>()

  publico(state: Publico): void {
    this.#compare(`publico ${state.seq}`, state)
    const desks = state.colas.flatMap((cola) => cola.enAtencion.map((turno) => turno.puesto))
    if (new Set(desks).size < desks.length) this.faults.push(`two at one desk: ${JSON.stringify(state)}`)
    for (const { id, enEspera, enAtencion, estado, estimado } of state.colas) {
      const atencion = enAtencion.map(({ numero, puesto }) => [numero, puesto])
      this.#compare(`cola ${id} ${state.seq}`, { enEspera, estado, estimado, atencion })
    }
  }

  personal(state: ColaPersonal): void {
    const { id, enEspera, estado, estimado } = state.cola
    this.#compare(`personal ${id} ${state.seq}`, state)
    const atencion = state.enAtencion.map(({ numero, puesto }) => [numero, puesto])
    this.#compare(`cola ${id} ${state.seq}`, { enEspera, estado, estimado, atencion })
  }

  turno(codigo: string, state: Verificacion): void {
    this.#compare(`turno ${codigo} ${state.seq}`, state)
    const waits = state.turno.estado === 'en espera'
    if (waits !== (state.posicion !== null)) this.faults.push(`no position: ${JSON.stringify(state)}`)
  }

  #compare(key: string, state: object): void {
    const text = JSON.stringify(state, Object.keys(flat(state)).sort())
    const known = this.#texts.get(key)
    this.count++
    if (known === undefined) this.#texts.set(key, text)
    else if (known !== text) this.faults.push(`${key}:\n  ${known}\n  ${text}`)
  }
}

/** Collects every key at any depth, so that the order of keys makes no difference. */
function flat(value: object, keys: Record<string, true> = {}): Record<string, true> {
  for (const [key, inner] of Object.entries(value)) {
    keys[key] = true
    if (inner && typeof inner === 'object') flat(inner, keys)
  }
  return keys
}

describe.each(ENGINES)('states, on %s', (engine) => {
  test('all states with one seq agree, on every path and node, while random commands run', async () => {
    const { env } = await storageForTest(engine)
    // The clock stands still, so that states depend only on the seq.
    const clock = new Clock(Date.parse('2027-03-10T18:00:00Z'))
    const apps: TestApp[] = [await appForTestOn(env, clock)]
    if (engine === 'postgres') apps.push(await appForTestOn(env, clock))
    const sala = await conColas((apps[0] as TestApp).client(), 'General', 'Quejas')
    const { empresaId, colas } = sala
    const clients = apps.map((app) => Object.assign(app.client(), { cookie: sala.client.cookie }))
    const told = new Told()
    const taken: Turno[] = []

    const tabs = await Promise.all(clients.map((client) => Tab.open(client)))
    for (const tab of tabs) {
      tab.follow({ tema: 'publico', empresaId })
      for (const colaId of colas) tab.follow({ tema: 'personal', empresaId, colaId })
    }
    let running = true
    const read = async (client: Client, tab: Tab, random: () => number) => {
      while (running) {
        told.publico(await client.call(endpoints.publico, { params: { empresaId } }))
        for (const colaId of colas)
          told.personal(await client.call(endpoints.cola, { params: { empresaId, colaId } }))
        const turno = taken[taken.length - 1 - Math.floor(random() * Math.min(taken.length, 12))]
        if (!turno) continue
        const { codigo, id } = turno
        told.turno(codigo, await client.call(endpoints.verificarGlobal, { query: { codigo, id } }))
        if (random() < 0.1) tab.follow({ tema: 'turno', codigo, id })
      }
    }
    const readers = clients.flatMap((client, i) =>
      [1, 2, 3].map((seed) => read(client, tabs[i] as Tab, seededRandom(seed))),
    )
    const random = seededRandom(7)
    await inParallel(COMMANDS, AT_ONCE, (i) =>
      act(clients[i % clients.length] as Client, sala, random, taken),
    )
    running = false
    await Promise.all(readers)

    for (const message of tabs.flatMap((tab) => tab.heard)) {
      if (message.tipo !== 'estado') continue
      if (message.tema === 'publico') told.publico(message.datos)
      else if (message.tema === 'personal') told.personal(message.datos)
      else if (message.tema === 'turno') told.turno(message.clave.replace('turno:', ''), message.datos)
    }
    for (const tab of tabs) tab.close()
    expect(told.faults).toEqual([])
  })
})
