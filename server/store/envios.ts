import { sql } from 'kysely'
import { type Contados, VENTANA_MS } from '#domain/envios.ts'
import { HORA_MS } from '#domain/hora-local.ts'
import type { EmpresaId, OrganizacionId } from '#server/base/ids.ts'
import type { Db, Tx } from './db.ts'
import { atMost, readFirst, write } from './query.ts'
import type { EnvioTable } from './schema/avisos.ts'

export type NuevoEnvio = Omit<EnvioTable, 'id'>
/** The properties by which a message is counted. */
export type DeEnvio = Omit<NuevoEnvio, 'instante'>

const INVITACION = 'invitacion'

const insert = write((q, p: NuevoEnvio) =>
  q.insertInto('envios').values({
    huella: p.huella,
    canal: p.canal,
    organizacion_id: p.organizacion_id,
    empresa_id: p.empresa_id,
    instante: p.instante,
  } as EnvioTable),
)

const toDestino = readFirst((q, p: { huella: string; desde: number; hora: number }) =>
  q
    .selectFrom('envios')
    .select((eb) => [
      eb.fn.countAll<number>().as('dia'),
      sql<number>`sum(case when instante > ${p.hora} then 1 else 0 end)`.as('hora'),
    ])
    .where('huella', '=', p.huella)
    .where('instante', '>', p.desde)
    .where('canal', '<>', sql.lit(INVITACION)),
)

interface DeCuenta {
  huella: string
  organizacionId: OrganizacionId
  empresaId: EmpresaId
  desde: number
}

const unconfirmed = sql.raw(`canal in ('correo', 'sms')`)
const fromCuenta = readFirst((q, p: DeCuenta) =>
  q
    .selectFrom('envios')
    .select([
      sql<number>`sum(case when ${unconfirmed} then 1 else 0 end)`.as('mensajes'),
      sql<number>`count(distinct case when ${unconfirmed} then huella end)`.as('destinos'),
      sql<number>`sum(case when ${unconfirmed} and huella = ${p.huella} then 1 else 0 end)`.as('conocido'),
      sql<number>`sum(case when empresa_id = ${p.empresaId} then 1 else 0 end)`.as('empresa'),
    ])
    .where('organizacion_id', '=', p.organizacionId)
    .where('instante', '>', p.desde)
    .where('canal', '<>', sql.lit(INVITACION)),
)

const invitationsTo = readFirst((q, p: { huella: string; desde: number }) =>
  q
    .selectFrom('envios')
    .select((eb) => eb.fn.countAll<number>().as('cuantas'))
    .where('huella', '=', p.huella)
    .where('instante', '>', p.desde)
    .where('canal', '=', sql.lit(INVITACION)),
)
const invitationsFrom = readFirst((q, p: { organizacionId: OrganizacionId; desde: number }) =>
  q
    .selectFrom('envios')
    .select((eb) => eb.fn.countAll<number>().as('cuantas'))
    .where('organizacion_id', '=', p.organizacionId)
    .where('instante', '>', p.desde)
    .where('canal', '=', sql.lit(INVITACION)),
)

export const deleteSomeEnvios = write((q, p: { antes: number; cuantas: number }) =>
  q.deleteFrom('envios').where('id', 'in', (eb) =>
    // Rows are inserted in chronological order.
    eb
      .selectFrom('envios')
      .select('id')
      .where('instante', '<', p.antes)
      .orderBy('id')
      .limit(atMost(p.cuantas)),
  ),
)

export const insertEnvio = (tx: Tx, envio: NuevoEnvio) => insert(tx, envio)
export const insertEnvioOfInvitacion = (tx: Tx, envio: Omit<NuevoEnvio, 'canal'>) =>
  insert(tx, { ...envio, canal: INVITACION })

/** Starts no earlier than the organizacion (`creadaEn`), whose id may have belonged to a deleted one. */
const desdeDe = (creadaEn: number, ahora: number) => Math.max(ahora - VENTANA_MS, creadaEn - 1)

/** Counts the recent messages that the caps apply to. */
export async function countEnvios(
  db: Db,
  { huella, organizacion_id: organizacionId, empresa_id: empresaId }: DeEnvio,
  { creadaEn, ahora }: { creadaEn: number; ahora: number },
): Promise<Contados> {
  const destino = await toDestino(db, { huella, desde: ahora - VENTANA_MS, hora: ahora - HORA_MS })
  const desde = desdeDe(creadaEn, ahora)
  const cuenta = await fromCuenta(db, { huella, organizacionId, empresaId, desde })
  return {
    destino: { hora: Number(destino?.hora ?? 0), dia: Number(destino?.dia ?? 0) },
    cuenta: {
      mensajes: Number(cuenta?.mensajes ?? 0),
      destinos: Number(cuenta?.destinos ?? 0),
      conocido: Number(cuenta?.conocido ?? 0) > 0,
    },
    empresa: Number(cuenta?.empresa ?? 0),
  }
}

/** Counts the invitations of the last day: all to one mailbox, and all from one organizacion. */
export async function countInvitaciones(
  db: Db,
  { huella, organizacionId }: { huella: string; organizacionId: OrganizacionId },
  { creadaEn, ahora }: { creadaEn: number; ahora: number },
) {
  const destino = await invitationsTo(db, { huella, desde: ahora - VENTANA_MS })
  const cuenta = await invitationsFrom(db, { organizacionId, desde: desdeDe(creadaEn, ahora) })
  return { destino: Number(destino?.cuantas ?? 0), cuenta: Number(cuenta?.cuantas ?? 0) }
}
