import type { Verificacion } from '#contract/turno.ts'
import { esCodigo, normalizarCodigo } from '#domain/codigo.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import type { Vista } from '#server/state/vista.ts'
import { findTurnoByCodigo } from '#server/store/codigos.ts'
import type { Db } from '#server/store/db.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { type Lectura, presentadorDe } from './vistas.ts'

/** Finds a turno by its code as typed. If an id is given, it must match too. */
export async function turnoDeCodigo(db: Db, tecleado: string, id: string | null): Promise<TurnoEncontrado> {
  const codigo = normalizarCodigo(tecleado)
  const turno = esCodigo(codigo) ? await findTurnoByCodigo(db, { codigo }) : undefined
  if (!turno || (id !== null && turno.uuid !== id)) throw new Rechazo('turno_no_encontrado')
  return turno
}

export type TurnoEncontrado = NonNullable<Awaited<ReturnType<typeof findTurnoByCodigo>>>

export interface Consulta {
  codigo: string
  id?: string
}

interface EnCola {
  empresaId: string
  colaId: string
}

/**
 * Looks up a turno by its code, anywhere or only in the given cola. Phones request the same turno again and again;
 * while it is open, the vista has it and no query is needed.
 */
export async function verificar(
  l: Lectura,
  { codigo: tecleado, id }: Consulta,
  cola?: EnCola,
): Promise<Verificacion> {
  const codigo = normalizarCodigo(tecleado)
  const vista = (await l.vistas.ofCodigo(codigo)) ?? (await firstTime(l, tecleado, id))
  // No await from here to the reply, so that the turno and its position come from the same state.
  const abierto = vista?.porCodigo(codigo)
  if (vista && abierto && (id === undefined || abierto.uuid === id))
    return present(l, vista, abierto, id !== undefined, cola)
  return verificarGuardado(l, { codigo: tecleado, id }, cola)
}

/** Returns the view of the empresa of a code that this node sees for the first time. Most of them are of open turnos. */
async function firstTime(l: Lectura, tecleado: string, id?: string): Promise<Vista | null> {
  const { codigo, empresaUuid } = await turnoDeCodigo(l.store.db, tecleado, id ?? null)
  l.vistas.remember(codigo, empresaUuid)
  return l.vistas.get(empresaUuid)
}

/** Reads the row and the view from the same snapshot. */
async function verificarGuardado(l: Lectura, { codigo, id }: Consulta, cola?: EnCola): Promise<Verificacion> {
  const { codigo: suyo, empresaUuid } = await turnoDeCodigo(l.store.db, codigo, id ?? null)
  l.vistas.remember(suyo, empresaUuid)
  const verificacion = await l.vistas.tellWith(
    empresaUuid,
    (db) => turnoDeCodigo(db, codigo, id ?? null),
    (vista, turno) => present(l, vista, turno, id !== undefined, cola),
  )
  if (!verificacion) throw new Rechazo('turno_no_encontrado')
  return verificacion
}

/** Rejects turnos whose cola was deleted and turnos that ended too long ago. */
function present(
  l: Lectura,
  vista: Vista,
  turno: TurnoTable,
  propia: boolean,
  wanted?: EnCola,
): Verificacion {
  const presentador = presentadorDe(l, vista)
  const cola = vista.cola(turno.cola_id)
  const elsewhere = wanted && (vista.empresa.uuid !== wanted.empresaId || cola?.uuid !== wanted.colaId)
  if (!cola || elsewhere || !presentador.responde(turno)) throw new Rechazo('turno_no_encontrado')
  return presentador.verificacion(turno, cola, propia)
}
