import type { Verificacion } from '#contract/turno.ts'
import { esCodigo, normalizarCodigo } from '#domain/codigo.ts'
import { estaAbierto } from '#domain/turno.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { Vista } from '#server/state/vista.ts'
import type { Db } from '#server/store/db.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { findTurnoByCodigo } from '#server/store/turnos.ts'
import { type Lectura, presentadorDe } from './vistas.ts'

/** The turno of a code as somebody typed it; with an id, only the turno that has both. */
export async function turnoDeCodigo(db: Db, tecleado: string, id: string | null): Promise<TurnoEncontrado> {
  const codigo = normalizarCodigo(tecleado)
  const turno = esCodigo(codigo) ? await findTurnoByCodigo(db, codigo) : undefined
  if (!turno || (id !== null && turno.uuid !== id)) throw new Rechazo('turno_no_encontrado')
  return turno
}

export type TurnoEncontrado = NonNullable<Awaited<ReturnType<typeof findTurnoByCodigo>>>

export interface Consulta {
  codigo: string
  id?: string
}

interface Lugar {
  empresaId: string
  colaId: string
}

/**
 * Looks a turno up by its code: anywhere, or only in the cola that is named. A phone asks for the same turno again and
 * again; while it is open, the vista has it.
 */
export async function verificar(
  l: Lectura,
  { codigo: tecleado, id }: Consulta,
  cola?: Lugar,
): Promise<Verificacion> {
  const codigo = normalizarCodigo(tecleado)
  const vista = await l.vistas.ofCodigo(codigo)
  // No await from here to the answer: the turno and its place are of one moment.
  const abierto = vista?.porCodigo(codigo)
  if (vista && abierto && (id === undefined || abierto.uuid === id)) return present(l, abierto, vista, cola)
  return verificarGuardado(l, tecleado, id ?? null, cola)
}

async function verificarGuardado(
  l: Lectura,
  tecleado: string,
  id: string | null,
  cola?: Lugar,
): Promise<Verificacion> {
  const { db } = l.store
  const turno = await turnoDeCodigo(db, tecleado, id)
  l.vistas.remember(turno.codigo, turno.empresaUuid)
  const vista = await l.vistas.get(turno.empresaUuid)
  // Row and vista of one moment: what is open is told as the vista has it, and what ended meanwhile is read again.
  const abierto = vista?.porCodigo(turno.codigo)
  if (abierto?.id === turno.id) return present(l, abierto, vista, cola)
  return present(l, estaAbierto(turno.estado) ? await turnoDeCodigo(db, tecleado, id) : turno, vista, cola)
}

/** Rejects a turno of another cola than the one named, and one whose cola was deleted. */
function present(l: Lectura, turno: TurnoTable, vista: Vista | null, lugar?: Lugar): Verificacion {
  const cola = vista?.cola(turno.cola_id)
  const elsewhere = lugar && (vista?.empresa.uuid !== lugar.empresaId || cola?.uuid !== lugar.colaId)
  if (elsewhere || !vista || !cola) throw new Rechazo('turno_no_encontrado')
  return presentadorDe(l, vista).verificacion(turno, cola)
}
