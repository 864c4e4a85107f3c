import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { startCluster } from '#harness/cluster.ts'
import { services } from '#harness/environment.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { conColas } from '#harness/stories.ts'
import { take } from '../calls.ts'
import { compare } from '../compare.ts'
import { fechaLocal } from '../days.ts'
import { atLeast, type Row } from '../figure.ts'
import { ZONA } from '../world.ts'
import { type Throughput, wrkOnEach } from '../wrk.ts'

const CLIENTS = 64
const execute = promisify(execFile)

/** The statements of a single take, as our server sends them. */
const script = (empresaId: string, { empresa, cola }: { empresa: number; cola: number }, fecha: string) => `
\\set code random(1, 2000000000)
begin;
set local statement_timeout = 15000; set local lock_timeout = 3000;
set local idle_in_transaction_session_timeout = 3000;
select pg_advisory_xact_lock(hashtextextended('${empresaId}', 0));
select seq, reloj from pulsos where empresa_id = ${empresa};
update pulsos set seq = seq + 1, reloj = reloj + 1024 where empresa_id = ${empresa} returning seq \\gset
insert into numeraciones (empresa_id, fecha, cola_id, ultimo, emitidos) values (${empresa}, '${fecha}', ${cola}, 1, 1)
  on conflict (empresa_id, fecha, cola_id) do update set ultimo = numeraciones.ultimo + 1,
  emitidos = numeraciones.emitidos + 1 returning ultimo \\gset
insert into turnos (empresa_id, id, uuid, cola_id, serie_id, fecha, numero, lugar, orden, codigo, nombre, estado, origen,
  emitido_en) values (${empresa}, :seq, gen_random_uuid(), ${cola}, ${cola}, '${fecha}', :ultimo, :seq, :seq, :code::text,
  'Ana Pérez García', 'espera', 'api', 1);
insert into codigos (codigo, empresa_id, turno_id) values (:code::text || :seq::text, ${empresa}, :seq);
insert into eventos (empresa_id, seq, cola_id, turno_id, tipo, actor_tipo, instante)
  values (${empresa}, :seq, ${cola}, :seq, 'emitido', 'cliente', 1);
commit;
`

/** The numbers that the tables have for an empresa and its first cola. */
async function numbersOf(url: string, empresaUuid: string): Promise<{ empresa: number; cola: number }> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(
    `select e.id::int as empresa, c.id as cola from empresas e join colas c on c.empresa_id = e.id where e.uuid = $1`,
    [empresaUuid],
  )
  await client.end()
  return rows[0]
}

async function pgbench(url: string, file: string, seconds: number): Promise<Throughput> {
  const program = join(services.postgresBin, 'pgbench')
  const args = [
    '-n',
    '-c',
    String(CLIENTS),
    '-j',
    '2',
    '-T',
    String(seconds),
    '-M',
    'prepared',
    '-f',
    file,
    url,
  ]
  const { stdout } = await execute(program, args)
  const [, perSecond] = /tps = ([\d.]+) \(without/.exec(stdout) ?? []
  if (!perSecond) throw new Error(`pgbench said nothing useful:\n${stdout}`)
  return { count: Number(perSecond) * seconds, perSecond: Number(perSecond), p99Ms: 0, refused: 0 }
}

/** Taking turns through two nodes on one PostgreSQL, against the database's own load generator. */
export const postgresRow: Row = {
  name: 'postgres',
  async run({ short }) {
    const cluster = await startCluster({ env: { DEFAULT_PLAN: 'enterprise', LOG_LEVEL: 'error' } })
    const folder = await mkdtemp(join(tmpdir(), 'turnero-pgbench-'))
    const [first] = cluster.nodes as [ServerProcess]
    try {
      const ours = await conColas(first.client(), 'General')
      const theirs = await conColas(first.client(), 'General')
      const file = join(folder, 'take.sql')
      const fecha = fechaLocal(Date.now(), ZONA)
      const numbers = await numbersOf(cluster.env.DATABASE_URL as string, theirs.empresaId)
      await writeFile(file, script(theirs.empresaId, numbers, fecha))
      const requests = take(ours, ours.colas)
      const urls = cluster.nodes.map((node) => node.url)
      return [
        await compare({
          name: 'take a turn, PostgreSQL, two nodes',
          against: 'pgbench, the same statements',
          goal: atLeast(0.5),
          short,
          value: (seconds) => wrkOnEach(urls, { requests, seconds, connections: CLIENTS }),
          limit: (seconds) => pgbench(cluster.env.DATABASE_URL as string, file, seconds),
        }),
      ]
    } finally {
      await rm(folder, { recursive: true, force: true })
      await cluster.stop()
    }
  },
}
