import { sql } from 'kysely'
import { debeConfirmarse } from '#domain/avisos.ts'
import { type Contados, VENTANA_MS } from '#domain/envios.ts'
import { HORA_MS } from '#domain/hora-local.ts'
import type { EmpresaId, OrganizacionId } from '#server/base/ids.ts'
import type { Db, Tx } from './db.ts'
import { atMost, type Builder, readFirst, write } from './query.ts'
import type { EnvioTable } from './schema/avisos.ts'

/** The properties by which a message is counted. */
export type DeEnvio = Pick<EnvioTable, 'huella' | 'canal' | 'organizacion_id' | 'empresa_id' | 'confirma'>
export type NuevoEnvio = DeEnvio & Pick<EnvioTable, 'instante'>

const INVITACION = 'invitacion'

// Written as in the partial indexes; engines only use them that way.
const isMessage = sql<boolean>`canal <> 'invitacion'`
const isToConfirm = sql<boolean>`canal in ('correo', 'sms')`
const isInvitation = sql<boolean>`canal = 'invitacion'`
const isLatest = sql<boolean>`ultimo = 1`

const insert = write((q, p: Omit<EnvioTable, 'id'>) =>
  q.insertInto('envios').values({
    huella: p.huella,
    canal: p.canal,
    organizacion_id: p.organizacion_id,
    empresa_id: p.empresa_id,
    confirma: p.confirma,
    instante: p.instante,
    de_empresa: p.de_empresa,
    de_cuenta: p.de_cuenta,
    ultimo: p.ultimo,
  } as EnvioTable),
)

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

interface DeEmpresa {
  empresaId: EmpresaId
  desde: number
}
const ofEmpresa = (q: Builder, p: DeEmpresa) =>
  q
    .selectFrom('envios')
    .select('de_empresa as numero')
    .where('empresa_id', '=', p.empresaId)
    .where('instante', '>', p.desde)
    .where(isMessage)
    .limit(sql.lit(1))
const firstOfEmpresa = readFirst((q, p: DeEmpresa) => ofEmpresa(q, p).orderBy('instante').orderBy('id'))
const lastOfEmpresa = readFirst((q, p: DeEmpresa) =>
  ofEmpresa(q, p).orderBy('instante', 'desc').orderBy('id', 'desc'),
)

interface DeCuenta {
  organizacionId: OrganizacionId
  desde: number
}
const ofCuenta = (q: Builder, p: DeCuenta) =>
  q
    .selectFrom('envios')
    .select('de_cuenta as numero')
    .where('organizacion_id', '=', p.organizacionId)
    .where('instante', '>', p.desde)
    .where(isToConfirm)
    .limit(sql.lit(1))
const firstOfCuenta = readFirst((q, p: DeCuenta) => ofCuenta(q, p).orderBy('instante').orderBy('id'))
const lastOfCuenta = readFirst((q, p: DeCuenta) =>
  ofCuenta(q, p).orderBy('instante', 'desc').orderBy('id', 'desc'),
)
/** Reads one row per destination, of which the cap of the account allows few. */
const destinosOfCuenta = readFirst((q, p: DeCuenta) =>
  q
    .selectFrom('envios')
    .select((eb) => eb.fn.countAll<number>().as('cuantos'))
    .where('organizacion_id', '=', p.organizacionId)
    .where('instante', '>', p.desde)
    .where(isLatest),
)
const toKnown = readFirst((q, p: DeCuenta & { huella: string }) =>
  q
    .selectFrom('envios')
    .select('id')
    .where('huella', '=', p.huella)
    .where('instante', '>', p.desde)
    // An expression, so that the engines use the index of the destination, which has few messages.
    .where(sql<boolean>`organizacion_id + 0 = ${p.organizacionId}`)
    .where(isLatest)
    .limit(sql.lit(1)),
)
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

const EVER = 0
const NO_ORDINALS = { de_empresa: 0, de_cuenta: 0, ultimo: 0 } as const

/** Stores a message with the ordinals by which it is counted. The caller holds the lock of its organizacion. */
export async function insertEnvio(tx: Tx, envio: NuevoEnvio): Promise<void> {
  const { huella, organizacion_id: organizacionId, empresa_id: empresaId } = envio
  const toConfirm = debeConfirmarse(envio.canal)
  if (toConfirm) await unmarkLatest(tx, { huella, organizacionId })
  await insert(tx, {
    ...envio,
    de_empresa: numeroDe(await lastOfEmpresa(tx, { empresaId, desde: EVER })) + 1,
    de_cuenta: toConfirm ? numeroDe(await lastOfCuenta(tx, { organizacionId, desde: EVER })) + 1 : 0,
    ultimo: toConfirm ? 1 : 0,
  })
}

export const insertEnvioOfInvitacion = (tx: Tx, envio: Omit<NuevoEnvio, 'canal' | 'confirma'>) =>
  insert(tx, { ...envio, canal: INVITACION, confirma: 0, ...NO_ORDINALS })

const numeroDe = (row: { numero: number } | undefined): number => row?.numero ?? 0

/** The number of messages from the first to the last of a period. */
const between = (first: { numero: number } | undefined, last: { numero: number } | undefined): number =>
  first && last ? last.numero - first.numero + 1 : 0

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
  const deEmpresa = { empresaId, desde }
  const deCuenta = { organizacionId, desde }
  return {
    destino: { hora: Number(destino?.hora ?? 0), dia: Number(destino?.dia ?? 0) },
    confirmaciones: { empresa: Number(destino?.suyas ?? 0), todas: Number(destino?.confirmaciones ?? 0) },
    cuenta: {
      mensajes: between(await firstOfCuenta(db, deCuenta), await lastOfCuenta(db, deCuenta)),
      destinos: Number((await destinosOfCuenta(db, deCuenta))?.cuantos ?? 0),
      conocido: (await toKnown(db, { huella, ...deCuenta })) !== undefined,
    },
    empresa: between(await firstOfEmpresa(db, deEmpresa), await lastOfEmpresa(db, deEmpresa)),
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
