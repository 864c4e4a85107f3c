import {
  INVITACIONES_POR_DESTINO_Y_DIA,
  MENSAJES_POR_EMPRESA_Y_DIA,
  type Tope,
  topeAlcanzado,
  topesDeCuenta,
} from '#domain/envios.ts'
import type { OrganizacionId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { findAjustesAvisos } from '#server/store/ajustes-avisos.ts'
import { command } from '#server/store/command.ts'
import type { Db, Tx } from '#server/store/db.ts'
import { isContada, markContada } from '#server/store/entregas.ts'
import {
  countEnvios,
  countInvitaciones,
  type DeEnvio,
  insertEnvio,
  insertEnvioOfInvitacion,
  type NuevoEnvio,
} from '#server/store/envios.ts'
import { findOrganizacion } from '#server/store/organizaciones.ts'

/** Lock key that serializes the counting of messages to one destination, across all accounts and nodes. */
export const keyOfDestino = (huella: string) => `destino ${huella}`

/** When an organizacion was created; a deleted one counts as new. */
const creadaEn = async (db: Db, organizacionId: OrganizacionId, ahora: number): Promise<number> =>
  (await findOrganizacion(db, { id: organizacionId }))?.creada_en ?? ahora

/** The cap that blocks a message now, or null. `sinHora` ignores the hourly cap, which soon resets. */
export async function topeDe(
  db: Db,
  envio: DeEnvio,
  ahora: number,
  { sinHora = false } = {},
): Promise<Tope | null> {
  const creada = await creadaEn(db, envio.organizacion_id, ahora)
  const { destino, ...contados } = await countEnvios(db, envio, { creadaEn: creada, ahora })
  const ajustes = await findAjustesAvisos(db, { empresaId: envio.empresa_id })
  return topeAlcanzado(
    { ...contados, destino: sinHora ? { ...destino, hora: 0 } : destino },
    {
      canal: envio.canal,
      confirma: envio.confirma === 1,
      cuenta: topesDeCuenta(creada, ahora),
      empresa: ajustes?.tope_dia ?? MENSAJES_POR_EMPRESA_Y_DIA,
    },
  )
}

export interface OrdenEnvio {
  envio: DeEnvio
  /** The entrega being sent. Further attempts at it count as the same message. */
  entregaId: number | null
}

/** Counts a message that is about to be sent. Returns the cap that blocks it, in which case it is not counted. */
export const admitirEnvio = command<OrdenEnvio, Tope | null>(
  'admitirEnvio',
  ({ envio }) => [`envios ${envio.organizacion_id}`, keyOfDestino(envio.huella)],
  async (tx, { envio, entregaId }, { ahora }) => {
    if (entregaId !== null && (await isContada(tx, entregaId))) return null
    const motivo = await topeDe(tx, envio, ahora)
    if (motivo) return motivo
    await insertEnvio(tx, { ...envio, instante: ahora })
    if (entregaId !== null) await markContada(tx, { id: entregaId })
    return null
  },
)

/** Counts an invitation by mail. Rejects it if the mailbox or the organizacion has reached its daily cap. */
export async function contarInvitacion(tx: Tx, envio: Omit<NuevoEnvio, 'canal' | 'confirma'>): Promise<void> {
  const { huella, organizacion_id: organizacionId, instante: ahora } = envio
  const creada = await creadaEn(tx, organizacionId, ahora)
  const contadas = await countInvitaciones(tx, { huella, organizacionId }, { creadaEn: creada, ahora })
  if (contadas.destino >= INVITACIONES_POR_DESTINO_Y_DIA) throw new Rechazo('destino_saturado')
  if (contadas.cuenta >= topesDeCuenta(creada, ahora).invitaciones) throw new Rechazo('tope_de_la_cuenta')
  await insertEnvioOfInvitacion(tx, envio)
}
