import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
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
const script = (empresaId: string, colaId: string, fecha: string) => `
\\set code random(1, 2000000000)
begin;
select pg_advisory_xact_lock(hashtextextended(k, 0)) from unnest(array['${empresaId}']) as k;
select empresa.*, pulso.seq, usuario.plan, usuario.prueba_hasta from empresa
  join pulso on pulso.empresa_id = empresa.id
  join miembro on miembro.empresa_id = empresa.id and miembro.rol = 'propietario'
  join usuario on usuario.id = miembro.usuario_id where empresa.id = '${empresaId}' limit 1;
select cola_id, ultimo from numeracion where empresa_id = '${empresaId}' and fecha = '${fecha}';
update pulso set seq = seq + 1 where empresa_id = '${empresaId}' returning seq \\gset
select codigo from codigo where codigo in (select unnest(array[:code::text]));
insert into numeracion (empresa_id, fecha, cola_id, ultimo) values ('${empresaId}', '${fecha}', '${colaId}', 1)
  on conflict (empresa_id, fecha, cola_id) do update set ultimo = numeracion.ultimo + 1 returning ultimo \\gset
insert into turno (empresa_id, id, cola_id, fecha, numero, orden, codigo, nombre, estado, origen, emitido_en)
  values ('${empresaId}', gen_random_uuid(), '${colaId}', '${fecha}', :ultimo, :seq, :code::text,
  'Ana Pérez García', 'espera', 'api', 1);
insert into codigo values (:code::text || :seq::text, '${empresaId}', gen_random_uuid(), 1);
insert into evento (empresa_id, seq, cola_id, turno_id, tipo, instante)
  values ('${empresaId}', :seq, '${colaId}', gen_random_uuid(), 'emitido', 1);
commit;
`

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
      await writeFile(file, script(theirs.empresaId, theirs.colas[0] as string, fecha))
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
