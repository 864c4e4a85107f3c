import { expect, test } from 'vitest'
import type { Turno } from '#contract/turno.ts'
import { SIN_LIMITE } from '#domain/permiso.ts'
import { seededRandom } from '#harness/random.ts'
import { conColas } from '#harness/stories.ts'
import { cola, publico } from '#server/queries/colas.ts'
import { verificar } from '#server/queries/verificar.ts'
import type { Lectura } from '#server/queries/vistas.ts'
import { Vistas } from '#server/state/vistas.ts'
import type { Db, Reader, Store } from '#server/store/db.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { act } from '#tests/helpers/random-commands.ts'
import { storeBeside } from '#tests/helpers/store-beside.ts'

const POLITICA = { catalogo: 'pagina', planFijo: 'enterprise' } as const

/** Reads like `db`, and runs `then` after every statement. */
const disturbed = (db: Db, then: () => Promise<void>): Db => ({
  all: async (query, args) => {
    const rows = await db.all(query, args)
    await then()
    return rows
  },
  first: async (query, args) => {
    const row = await db.first(query, args)
    await then()
    return row
  },
})

onEachEngine('the snapshot of a state', (app) => {
  test('is consistent, although others commit between any two of its statements', async () => {
    const sala = await conColas(app.client(), 'General', 'Quejas')
    const { client, empresaId, colas } = sala
    const ahora = app.clock.read()
    const clock = () => ahora
    const [store, beside] = [await storeBeside(app), await storeBeside(app)]
    const random = seededRandom(3)
    const taken: Turno[] = []
    const truth = new Map<string, unknown>()
    const told: [string, unknown][] = []

    /** Reads every state of the company, by subject and seq. */
    const tell = async (l: Lectura, note: (key: string, state: unknown) => void) => {
      const general = await publico(l, empresaId)
      note(`publico ${general.seq}`, general)
      for (const colaId of colas) {
        const personal = await cola(l, { empresaId, colaId }, SIN_LIMITE)
        note(`cola ${colaId} ${personal.seq}`, personal)
      }
      for (const { codigo } of taken.slice(-4)) {
        const turno = await verificar(l, { codigo })
        note(`turno ${codigo} ${turno.seq}`, turno)
      }
    }
    const lectura = (source: Store, db: Reader): Lectura => ({
      store: { ...source, db },
      vistas: new Vistas(db, clock, async () => expect.unreachable()),
      politica: POLITICA,
      clock,
    })
    /** Runs a command, then reads what a new server would report. */
    const command = async () => {
      await act(client, sala, random, taken)
      await tell(lectura(beside, beside.db), (key, state) => truth.set(key, state))
    }
    const db: Reader = {
      ...disturbed(store.db, command),
      snapshot: (read) => store.db.snapshot((inner) => read(disturbed(inner, command))),
    }
    for (let i = 0; i < 5; i++) await command()
    const watched = lectura(store, db)
    for (let i = 0; i < 3; i++) await tell(watched, (key, state) => told.push([key, state]))

    const known = told.filter(([key]) => truth.has(key))
    expect(known.length).toBeGreaterThan(10)
    for (const [key, state] of known) expect(state, key).toEqual(truth.get(key))
  })
})
