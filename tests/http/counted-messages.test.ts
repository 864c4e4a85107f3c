import { expect, test } from 'vitest'
import { MINUTO_MS } from '#domain/hora-local.ts'
import { range } from '#harness/parallel.ts'
import { conColas } from '#harness/stories.ts'
import { NO_ROW } from '#server/base/ids.ts'
import { command } from '#server/store/command.ts'
import type { Db } from '#server/store/db.ts'
import { postgresDialect, sqliteDialect } from '#server/store/dialect.ts'
import { findEmpresa } from '#server/store/empresas.ts'
import { countEnvios, insertEnvio } from '#server/store/envios.ts'
import { compilerFor } from '#server/store/query.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { storeBeside } from '#tests/helpers/store-beside.ts'
import { connected, sqlOn } from '#tests/helpers/stored-tables.ts'

const WHATSAPP = 10_000
const CORREOS = 300
const DESTINOS = 50

interface Node {
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  'Relation Name'?: string
  Plans?: Node[]
}
/** The rows of the table that a plan read. */
const visited = (node: Node): number =>
  (node['Relation Name'] ? node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) : 0) +
  (node.Plans ?? []).reduce((sum, plan) => sum + visited(plan), 0)

onEachEngine('the messages of a day', (app, engine) => {
  test('are counted without reading them all, however many there are', async () => {
    const { empresaId } = await conColas(app.client(), 'General')
    const store = await storeBeside(app)
    const empresa = await findEmpresa(store.db, { uuid: empresaId })
    const de = {
      organizacion_id: empresa?.organizacion_id ?? NO_ROW,
      empresa_id: empresa?.id ?? NO_ROW,
      confirma: 0 as const,
    }
    const ahora = app.app.clock() + MINUTO_MS
    const all = command<object, void>(
      'prueba',
      () => [empresaId],
      async (tx) => {
        for (const n of range(WHATSAPP)) {
          await insertEnvio(tx, { ...de, huella: `w${n}`, canal: 'whatsapp', instante: ahora - 2000 })
        }
        for (const n of range(CORREOS)) {
          const huella = `c${n % DESTINOS}`
          await insertEnvio(tx, { ...de, huella, canal: 'correo', instante: ahora - 1000 })
        }
      },
    )
    await store.execute(all, {})
    const run: [sql: string, values: unknown[]][] = []
    const compiled = compilerFor(engine === 'sqlite' ? sqliteDialect : postgresDialect)
    const recorded: Db = {
      all: (query, args) => store.db.all(query, args),
      first: (query, args) => {
        const { sql, bind } = compiled(query)
        run.push([sql, bind(args)])
        return store.db.first(query, args)
      },
    }
    const moment = { creadaEn: app.app.clock() - MINUTO_MS, ahora }
    const envio = { ...de, huella: 'c1', canal: 'correo' }
    expect(await countEnvios(recorded, envio, moment)).toEqual({
      destino: { hora: CORREOS / DESTINOS, dia: CORREOS / DESTINOS },
      confirmaciones: { empresa: 0, todas: 0 },
      cuenta: { mensajes: CORREOS, destinos: DESTINOS, conocido: true },
      empresa: WHATSAPP + CORREOS,
    })
    const nueva = { ...envio, huella: 'otra' }
    expect((await countEnvios(store.db, nueva, moment)).cuenta.conocido).toBe(false)

    const { env } = app
    if (engine === 'postgres') {
      const client = await connected(env.DATABASE_URL ?? '', 'psql')
      await client.query('analyze envios')
      let rows = 0
      for (const [sql, values] of run) {
        const { rows: plans } = await client.query(`explain (analyze, format json) ${sql}`, values)
        rows += visited(plans[0]['QUERY PLAN'][0].Plan)
      }
      expect(rows).toBeLessThan(3 * DESTINOS)
    } else {
      const sql = await sqlOn({ env, remove: async () => {} })
      const plans: string[] = []
      for (const [statement] of run) {
        const rows = await sql(`explain query plan ${statement.replaceAll('?', '1')}`)
        plans.push(...rows.map(({ detail }) => String(detail)))
      }
      expect(plans.flatMap((plan) => /INDEX (\w+)/.exec(plan)?.[1] ?? [])).toEqual([
        'envios_destino',
        'envios_empresa',
        'envios_empresa',
        'envios_cuenta',
        'envios_cuenta',
        'envios_destinos',
        'envios_destino',
      ])
      expect(plans.join()).not.toContain('SCAN envios')
      expect(plans.join()).not.toContain('TEMP B-TREE')
    }
  })
})
