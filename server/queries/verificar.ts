import type { Verificacion } from '#contract/turno.ts'
import { esCodigo, normalizarCodigo } from '#domain/codigo.ts'
import { estaAbierto } from '#domain/turno.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { Vista } from '#server/state/vista.ts'
import { type Awaitable, chain, type Db } from '#server/store/db.ts'
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

/** Looks a turno up by its code: anywhere, or only in the cola that is named. */
export const verificar = (
  l: Lectura,
  { codigo, id }: Consulta,
  cola?: { empresaId: string; colaId: string },
): Awaitable<Verificacion> => chain(find(l, codigo, id ?? null), (found) => present(l, found, cola))

interface Found {
  turno: TurnoTable
  vista: Vista | null
}

/** A phone asks for the same turno again and again: while it is open, the view has it. */
const find = (l: Lectura, tecleado: string, id: string | null): Awaitable<Found> =>
  chain(l.vistas.findAbierto(normalizarCodigo(tecleado)), (abierto) =>
    abierto && (id === null || abierto.turno.uuid === id) ? abierto : findStored(l, tecleado, id),
  )

async function findStored(l: Lectura, tecleado: string, id: string | null): Promise<Found> {
  const { db } = l.store
  const turno = await turnoDeCodigo(db, tecleado, id)
  l.vistas.remember(turno.codigo, turno.empresaUuid)
  const vista = await l.vistas.get(turno.empresaUuid)
  // Row and view of one moment: what is open is told as the view has it, and what ended meanwhile is read again.
  const abierto = vista?.porCodigo(turno.codigo)
  if (abierto?.id === turno.id) return { turno: abierto, vista }
  return { turno: estaAbierto(turno.estado) ? await turnoDeCodigo(db, tecleado, id) : turno, vista }
}

/** A turno whose cola was deleted is not found any more. */
function present(
  l: Lectura,
  { turno, vista }: Found,
  wanted?: { empresaId: string; colaId: string },
): Verificacion {
  const cola = vista?.cola(turno.cola_id)
  const elsewhere = wanted && (vista?.empresa.uuid !== wanted.empresaId || cola?.uuid !== wanted.colaId)
  if (!vista || !cola || elsewhere) throw new Rechazo('turno_no_encontrado')
  return presentadorDe(l, vista).verificacion(turno, cola)
}
