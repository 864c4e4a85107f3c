import type { Verificacion } from '#contract/turno.ts'
import { esCodigo, normalizarCodigo } from '#domain/codigo.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { Vista } from '#server/state/vista.ts'
import { type Awaitable, chain, type Db } from '#server/store/db.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { findTurnoByCodigo } from '#server/store/turnos.ts'
import { type Lectura, presentadorDe } from './vistas.ts'

/** The turno of a code as somebody typed it; with an id, only the turno that has both. */
export async function turnoDeCodigo(db: Db, tecleado: string, id: string | null): Promise<TurnoTable> {
  const codigo = normalizarCodigo(tecleado)
  const turno = esCodigo(codigo) ? await findTurnoByCodigo(db, codigo) : undefined
  if (!turno || (id !== null && turno.id !== id)) throw new Rechazo('turno_no_encontrado')
  return turno
}

export interface Consulta {
  codigo: string
  id?: string
}

/** Looks a turno up by its code: anywhere, or only in the cola that is named. */
export const verificar = (
  l: Lectura,
  { codigo, id = undefined }: Consulta,
  cola?: { empresaId: string; colaId: string },
): Awaitable<Verificacion> =>
  chain(find(l, codigo, id ?? null), (found) => {
    const { empresa_id, cola_id } = found.turno
    if (cola && (empresa_id !== cola.empresaId || cola_id !== cola.colaId)) {
      throw new Rechazo('turno_no_encontrado')
    }
    return present(l, found)
  })

interface Found {
  turno: TurnoTable
  vista: Vista | null
}

/** A phone asks for the same turno again and again: while it is open, the view has it. */
const find = (l: Lectura, tecleado: string, id: string | null): Awaitable<Found> =>
  chain(l.vistas.findAbierto(normalizarCodigo(tecleado)), (abierto) =>
    abierto && (id === null || abierto.turno.id === id) ? abierto : findStored(l, tecleado, id),
  )

async function findStored(l: Lectura, tecleado: string, id: string | null): Promise<Found> {
  const turno = await turnoDeCodigo(l.store.db, tecleado, id)
  l.vistas.remember(turno)
  return { turno, vista: null }
}

/** A turno whose cola was deleted is not found any more. */
const present = (l: Lectura, { turno, vista: known }: Found): Awaitable<Verificacion> =>
  chain(known ?? l.vistas.get(turno.empresa_id), (vista) => {
    const cola = vista?.cola(turno.cola_id)
    if (!vista || !cola) throw new Rechazo('turno_no_encontrado')
    return presentadorDe(l, vista).verificacion(turno, cola)
  })
