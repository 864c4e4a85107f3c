import { CambiosDispositivo, CODIGO_DISPOSITIVO_MS, type Emparejamiento } from '#contract/dispositivo.ts'
import { type EmpresaId, newCodigo, newId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { colasLeidas } from '#server/store/accesos.ts'
import { command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import {
  deleteEmparejamiento,
  findDispositivo,
  findEmparejamiento,
  findLastDispositivoId,
  insertDispositivos,
  insertEmparejamiento,
  touchDispositivos,
  updateDispositivos,
} from '#server/store/dispositivos.ts'
import type { Actor } from '#server/store/eventos.ts'
import { permitir } from '#server/store/permitir.ts'
import type { EmparejamientoTable } from '#server/store/schema/equipo.ts'
import { fresh, view } from '#server/store/table.ts'
import { type DispositivoTable, dispositivos } from '#server/store/tables/dispositivos.ts'
import { apuntar } from './apuntar.ts'
import { contarAcceso } from './cambio-de-acceso.ts'
import { colasGuardadas } from './colas-guardadas.ts'

const ajustes = view(dispositivos, CambiosDispositivo)

/** Issues a pairing code for the screen that holds the token with this digest. */
export const pedirCodigo = command<{ huella: string }, EmparejamientoTable>(
  'pedirCodigo',
  ({ huella }) => [`emparejamiento ${huella}`],
  async (tx, { huella }, { ahora }) => {
    let codigo = newCodigo()
    while (await findEmparejamiento(tx, { codigo })) codigo = newCodigo()
    const nuevo = { codigo, huella, creado_en: ahora, expira_en: ahora + CODIGO_DISPOSITIVO_MS }
    await insertEmparejamiento(tx, nuevo)
    return nuevo
  },
)

export interface OrdenEmparejar extends Emparejamiento {
  empresaId: string
  actor: Actor
}

/** Pairs the screen that shows this code with an empresa. */
export const emparejar = command<OrdenEmparejar, DispositivoTable>(
  'emparejar',
  ({ empresaId, codigo }) => [empresaId, `emparejamiento ${codigo}`],
  async (tx, orden, { ahora }) => {
    const { empresa } = await permitir(tx, orden, 'configurar')
    const pendiente = await findEmparejamiento(tx, { codigo: orden.codigo })
    if (!pendiente || pendiente.expira_en <= ahora) throw new Rechazo('codigo_desconocido')
    const dispositivo = fresh(dispositivos, {
      empresa_id: empresa.id,
      id: (await findLastDispositivoId(tx, empresa.id)) + 1,
      uuid: newId(ahora),
      huella: pendiente.huella,
      tipo: orden.tipo,
      ...ajustes.store(orden),
      colas: await colasGuardadas(tx, empresa.id, orden.colas ?? null),
      creado_en: ahora,
      visto_en: ahora,
    })
    await insertDispositivos(tx, [dispositivo])
    await deleteEmparejamiento(tx, { codigo: pendiente.codigo })
    const datos = { dispositivo: dispositivo.id, nombre: dispositivo.nombre }
    await contarAcceso(tx, empresa, {
      tipo: 'dispositivo_emparejado',
      actor: orden.actor,
      instante: ahora,
      datos,
    })
    await apuntar(tx, empresa, {
      tipo: 'dispositivo_emparejado',
      actor: orden.actor,
      instante: ahora,
      sobre: dispositivo.nombre,
      despues: apuntado(dispositivo),
    })
    return dispositivo
  },
)

export interface OrdenDispositivo {
  empresaId: string
  dispositivoId: string
  actor: Actor
}

/** Changes a device. An absent field keeps its value. */
export const cambiarDispositivo = command<OrdenDispositivo & CambiosDispositivo, void>(
  'cambiarDispositivo',
  ({ empresaId }) => [empresaId],
  (tx, orden, { ahora }) =>
    guardar(tx, orden, 'dispositivo_cambiado', ahora, async (actual) => ({
      ...actual,
      ...ajustes.store(orden),
      colas:
        orden.colas === undefined ? actual.colas : await colasGuardadas(tx, actual.empresa_id, orden.colas),
    })),
)

/** Revokes a device: its token stops working. */
export const revocarDispositivo = command<OrdenDispositivo, void>(
  'revocarDispositivo',
  ({ empresaId }) => [empresaId],
  (tx, orden, { ahora }) =>
    guardar(tx, orden, 'dispositivo_revocado', ahora, (actual) => ({ ...actual, revocado_en: ahora })),
)

async function guardar(
  tx: Tx,
  orden: OrdenDispositivo,
  tipo: 'dispositivo_cambiado' | 'dispositivo_revocado',
  ahora: number,
  cambiar: (actual: DispositivoTable) => DispositivoTable | Promise<DispositivoTable>,
): Promise<void> {
  const { empresa } = await permitir(tx, orden, 'configurar')
  const actual = await findDispositivo(tx, { empresaId: empresa.id, uuid: orden.dispositivoId })
  if (!actual) throw new Rechazo('dispositivo_no_encontrado')
  const nuevo = await cambiar(actual)
  await updateDispositivos(tx, [nuevo])
  const { actor } = orden
  const datos = { dispositivo: actual.id, nombre: actual.nombre }
  await contarAcceso(tx, empresa, { tipo, actor, instante: ahora, datos })
  const cambio = nuevo.revocado_en === null ? { antes: apuntado(actual), despues: apuntado(nuevo) } : {}
  await apuntar(tx, empresa, { tipo, actor, instante: ahora, sobre: actual.nombre, ...cambio })
}

/** The audited fields of a device, without its token. */
const apuntado = (fila: DispositivoTable) => ({ ...ajustes.present(fila), colas: colasLeidas(fila.colas) })

export interface Visto {
  empresaId: EmpresaId
  id: number
}

/** Records that devices were seen. */
export const verDispositivos = command<{ vistos: readonly Visto[] }, void>(
  'verDispositivos',
  () => ['dispositivos'],
  async (tx, { vistos }, { ahora }) => {
    await touchDispositivos(
      tx,
      vistos.map(({ empresaId, id }) => ({ empresa_id: empresaId, id, visto_en: ahora })),
    )
  },
)
