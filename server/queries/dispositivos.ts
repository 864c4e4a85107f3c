import { Dispositivo, type EstadoDispositivo } from '#contract/dispositivo.ts'
import { iso } from '#contract/instante.ts'
import { tokenDigest } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import type { Vista } from '#server/state/vista.ts'
import { colasLeidas } from '#server/store/accesos.ts'
import type { Db } from '#server/store/db.ts'
import {
  type DispositivoActual,
  findDispositivoByHuella,
  findEmparejamientoByHuella,
  listDispositivos,
} from '#server/store/dispositivos.ts'
import { view } from '#server/store/table.ts'
import { type DispositivoTable, dispositivos as tabla } from '#server/store/tables/dispositivos.ts'
import type { Lectura } from './vistas.ts'

const dispositivo = view(tabla, Dispositivo)

/** Devices report every minute. One that has been silent for longer than this counts as offline. */
const EN_LINEA_MS = 150_000

/** The device of a token; null if it is unknown or was revoked. */
export async function dispositivoDe(
  db: Db,
  secreto: string,
  token: string | null,
): Promise<DispositivoActual | null> {
  return (token && (await findDispositivoByHuella(db, { huella: tokenDigest(secreto, token) }))) || null
}

/** The colas of a paired screen in this empresa; null for all, and for any other caller. */
export const colasDePantalla = (
  dispositivo: Pick<DispositivoActual, 'empresaUuid' | 'colas'> | null,
  empresaId: string,
): number[] | null => (dispositivo?.empresaUuid === empresaId ? colasLeidas(dispositivo.colas) : null)

export async function dispositivos(l: Lectura, empresaId: string): Promise<Dispositivo[]> {
  const vista = await l.vistas.get(empresaId)
  if (!vista) throw new Rechazo('empresa_no_encontrada')
  const filas = await listDispositivos(l.store.db, { empresaId: vista.empresa.id })
  return filas.map((fila) => presentar(fila, vista, l.clock()))
}

const colasDe = ({ colas }: DispositivoTable, vista: Vista | null): string[] | null =>
  colasLeidas(colas)?.flatMap((id) => vista?.cola(id)?.uuid ?? []) ?? null

const presentar = (fila: DispositivoTable, vista: Vista, ahora: number): Dispositivo => ({
  ...dispositivo.present(fila),
  colas: colasDe(fila, vista),
  enLinea: fila.visto_en !== null && ahora - fila.visto_en < EN_LINEA_MS,
})

/** The state of the screen with this token: paired, waiting with a code, or neither. */
export async function estadoDispositivo(
  l: Lectura,
  secreto: string,
  token: string | null,
): Promise<EstadoDispositivo> {
  const suyo = await dispositivoDe(l.store.db, secreto, token)
  if (suyo) {
    const { empresaUuid: empresaId, tipo, nombre } = suyo
    const colas = colasDe(suyo, await l.vistas.get(empresaId))
    return { codigo: null, emparejado: { empresaId, tipo, nombre, colas } }
  }
  const pendiente =
    token && (await findEmparejamientoByHuella(l.store.db, { huella: tokenDigest(secreto, token) }))
  const codigo =
    pendiente && pendiente.expira_en > l.clock()
      ? { codigo: pendiente.codigo, expira: iso(pendiente.expira_en) }
      : null
  return { codigo, emparejado: null }
}
