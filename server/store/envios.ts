import { sql } from 'kysely'
import { debeConfirmarse } from '#domain/avisos.ts'
import { type Contados, VENTANA_MS } from '#domain/envios.ts'
import { HORA_MS } from '#domain/hora-local.ts'
import type { EmpresaId, OrganizacionId } from '#server/base/ids.ts'
import type { Db, Tx } from './db.ts'
import { atMost, type Builder, readFirst, write } from './query.ts'
import type { EnvioTable } from './schema/avisos.ts'
import type { Flag } from './schema/values.ts'

/** The properties by which a message is counted. */
export type DeEnvio = Pick<EnvioTable, 'huella' | 'canal' | 'organizacion_id' | 'empresa_id' | 'confirma'>
export type NuevoEnvio = DeEnvio & Pick<EnvioTable, 'instante'>

const INVITACION = 'invitacion'

// Written as in the partial indexes; engines only use them that way.
const isMessage = sql<boolean>`canal <> 'invitacion'`
const isToConfirm = sql<boolean>`canal in ('correo', 'sms')`
const isInvitation = sql<boolean>`canal = 'invitacion'`
const isLatest = sql<boolean>`ultimo = 1`

const toDestino = readFirst((q, p: { huella: string; empresaId: EmpresaId; desde: number; hora: number }) =>
  q
    .selectFrom('envios')
    .select((eb) => [
      eb.fn.countAll<number>().as('dia'),
      sql<number>`sum(case when instante > ${p.hora} then 1 else 0 end)`.as('hora'),
      sql<number>`sum(confirma)`.as('confirmaciones'),
      sql<number>`sum(case when empresa_id = ${p.empresaId} then confirma else 0 end)`.as('suyas'),
    ])
    .where('huella', '=', p.huella)
    .where('instante', '>', p.desde)
    .where(isMessage),
)

interface DeCuenta {
  huella: string
  organizacionId: OrganizacionId
  empresaId: EmpresaId
  desde: number
}
type Sense = 'asc' | 'desc'
const EVER = sql.lit<number>(0)
/** A query builder accepts an expression wherever it accepts a value. */
type Desde = number | typeof EVER

/** The ordinal of the first or last message of an empresa in a period. */
const ofEmpresa = (q: Builder, empresaId: EmpresaId, desde: Desde, sense: Sense) =>
  q
    .selectFrom('envios')
    .select('de_empresa')
    .where('empresa_id', '=', empresaId)
    .where('instante', '>', desde)
    .where(isMessage)
    .orderBy('instante', sense)
    .orderBy('id', sense)
    .limit(sql.lit(1))
/** The ordinal of the first or last e-mail or SMS of an organizacion in a period. */
const ofCuenta = (q: Builder, organizacionId: OrganizacionId, desde: Desde, sense: Sense) =>
  q
    .selectFrom('envios')
    .select('de_cuenta')
    .where('organizacion_id', '=', organizacionId)
    .where('instante', '>', desde)
    .where(isToConfirm)
    .orderBy('instante', sense)
    .orderBy('id', sense)
    .limit(sql.lit(1))

const fromCuenta = readFirst((q, p: DeCuenta) =>
  q.selectNoFrom([
    ofEmpresa(q, p.empresaId, p.desde, 'asc').as('primeroDeEmpresa'),
    ofEmpresa(q, p.empresaId, p.desde, 'desc').as('ultimoDeEmpresa'),
    ofCuenta(q, p.organizacionId, p.desde, 'asc').as('primeroDeCuenta'),
    ofCuenta(q, p.organizacionId, p.desde, 'desc').as('ultimoDeCuenta'),
    // One row per destination, of which the cap of the account allows few.
    q
      .selectFrom('envios')
      .select((eb) => eb.fn.countAll<number>().as('cuantos'))
      .where('organizacion_id', '=', p.organizacionId)
      .where('instante', '>', p.desde)
      .where(isLatest)
      .as('destinos'),
    q
      .selectFrom('envios')
      .select('id')
      .where('huella', '=', p.huella)
      .where('instante', '>', p.desde)
      // An expression, so that the engines use the index of the destination, which has few messages.
      .where(sql<boolean>`organizacion_id + 0 = ${p.organizacionId}`)
      .where(isLatest)
      .limit(sql.lit(1))
      .as('conocido'),
  ]),
)
const insert = write((q, p: NuevoEnvio & { ultimo: Flag }) => {
  const deEmpresa = ofEmpresa(q, p.empresa_id, EVER, 'desc')
  const deCuenta = ofCuenta(q, p.organizacion_id, EVER, 'desc')
  return q.insertInto('envios').values({
    huella: p.huella,
    canal: p.canal,
    organizacion_id: p.organizacion_id,
    empresa_id: p.empresa_id,
    confirma: p.confirma,
    instante: p.instante,
    de_empresa: sql<number>`coalesce(${deEmpresa}, 0) + 1`,
    de_cuenta: sql<number>`coalesce(${deCuenta}, 0) + 1`,
    ultimo: p.ultimo,
  } as unknown as EnvioTable)
})
const unmarkLatest = write((q, p: { huella: string; organizacionId: OrganizacionId }) =>
  q
    .updateTable('envios')
    .set({ ultimo: 0 })
    .where('huella', '=', p.huella)
    .where(sql<boolean>`organizacion_id + 0 = ${p.organizacionId}`)
    .where(isLatest),
)

const invitationsTo = readFirst((q, p: { huella: string; desde: number }) =>
  q
    .selectFrom('envios')
    .select((eb) => eb.fn.countAll<number>().as('cuantas'))
    .where('huella', '=', p.huella)
    .where('instante', '>', p.desde)
    .where(isInvitation),
)
const invitationsFrom = readFirst((q, p: { organizacionId: OrganizacionId; desde: number }) =>
  q
    .selectFrom('envios')
    .select((eb) => eb.fn.countAll<number>().as('cuantas'))
    .where('organizacion_id', '=', p.organizacionId)
    .where('instante', '>', p.desde)
    .where(isInvitation),
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

/** Stores a message with the ordinals by which it is counted. The caller holds the lock of its organizacion. */
export async function insertEnvio(tx: Tx, envio: NuevoEnvio): Promise<void> {
  const { huella, organizacion_id: organizacionId } = envio
  const ultimo = debeConfirmarse(envio.canal) ? 1 : 0
  if (ultimo) await unmarkLatest(tx, { huella, organizacionId })
  await insert(tx, { ...envio, ultimo })
}

export const insertEnvioOfInvitacion = (tx: Tx, envio: Omit<NuevoEnvio, 'canal' | 'confirma'>) =>
  insert(tx, { ...envio, canal: INVITACION, confirma: 0, ultimo: 0 })

/** The number of messages from the first to the last of a period, by their ordinals. */
const between = (first: number | null | undefined, last: number | null | undefined): number =>
  first && last ? last - first + 1 : 0

/** Starts no earlier than the organizacion (`creadaEn`), whose id may have belonged to a deleted one. */
const desdeDe = (creadaEn: number, ahora: number) => Math.max(ahora - VENTANA_MS, creadaEn - 1)

/** Counts the recent messages that the caps apply to. */
export async function countEnvios(
  db: Db,
  { huella, organizacion_id: organizacionId, empresa_id: empresaId }: DeEnvio,
  { creadaEn, ahora }: { creadaEn: number; ahora: number },
): Promise<Contados> {
  const desdeAyer = { desde: ahora - VENTANA_MS, hora: ahora - HORA_MS }
  const destino = await toDestino(db, { huella, empresaId, ...desdeAyer })
  const desde = desdeDe(creadaEn, ahora)
  const cuenta = await fromCuenta(db, { huella, organizacionId, empresaId, desde })
  return {
    destino: { hora: Number(destino?.hora ?? 0), dia: Number(destino?.dia ?? 0) },
    confirmaciones: { empresa: Number(destino?.suyas ?? 0), todas: Number(destino?.confirmaciones ?? 0) },
    cuenta: {
      mensajes: between(cuenta?.primeroDeCuenta, cuenta?.ultimoDeCuenta),
      destinos: Number(cuenta?.destinos ?? 0),
      conocido: (cuenta?.conocido ?? null) !== null,
    },
    empresa: between(cuenta?.primeroDeEmpresa, cuenta?.ultimoDeEmpresa),
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
