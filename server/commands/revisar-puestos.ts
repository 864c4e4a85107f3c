import { jornadaDe } from '#domain/jornada.ts'
import { conSenal, libre, puedeEstar, revisar } from '#domain/puesto.ts'
import type { UsuarioId } from '#server/base/ids.ts'
import { findAcceso } from '#server/store/accesos.ts'
import { command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { type EmpresaRef, findEmpresa } from '#server/store/empresas.ts'
import { type Actor, SISTEMA, usuario } from '#server/store/eventos.ts'
import { listPuestos } from '#server/store/puestos.ts'
import { isSesionLive } from '#server/store/sesiones.ts'
import { contarPuestos } from './ocupar-puesto.ts'

/** Frees desks whose session or day has ended, or that send no sign of life. Safe to run on every node. */
export const revisarPuestos = command<{ empresaId: string }, void>(
  'revisarPuestos',
  ({ empresaId }) => [empresaId],
  async (tx, { empresaId }, { confirmado: ahora }) => {
    const empresa = await findEmpresa(tx, { uuid: empresaId })
    if (!empresa) return
    const puestos = await listPuestos(tx, empresa.id)
    const abiertas = new Set<string>()
    for (const { sesion } of puestos) {
      if (sesion && (await isSesionLive(tx, sesion, ahora))) abiertas.add(sesion)
    }
    const alrededores = {
      abierta: (sesion: string) => abiertas.has(sesion),
      fechaDe: (instante: number) => jornadaDe(instante, empresa),
    }
    const cambios = revisar(puestos, alrededores, ahora)
    await contarPuestos(tx, empresa, { cambios, actor: SISTEMA, ahora })
  },
)

/** Records signs of life from the browsers at desks. */
export const verPuestos = command<{ empresaId: string; sesiones: readonly string[] }, void>(
  'verPuestos',
  ({ empresaId }) => [empresaId],
  async (tx, { empresaId, sesiones }, { ahora }) => {
    const empresa = await findEmpresa(tx, { uuid: empresaId })
    if (!empresa) return
    const vistos = (await listPuestos(tx, empresa.id)).filter(({ sesion }) => sesiones.includes(sesion ?? ''))
    const cambios = vistos.map((puesto) => conSenal(puesto, ahora))
    await contarPuestos(tx, empresa, { cambios, actor: SISTEMA, ahora })
  },
)

/** Frees the desks that a user may no longer occupy. Runs in the transaction that changes their permissions. */
export async function liberarSinPermiso(
  tx: Tx,
  empresa: EmpresaRef,
  { usuarioId, actor, ahora }: { usuarioId: UsuarioId; actor: Actor; ahora: number },
): Promise<void> {
  const suyos = (await listPuestos(tx, empresa.id)).filter(({ usuario_id }) => usuario_id === usuarioId)
  if (suyos.length === 0) return
  const concesion = (await findAcceso(tx, empresa.uuid, usuario(usuarioId)))?.concesion ?? null
  const cambios = suyos
    .filter((puesto) => !puedeEstar(puesto, concesion))
    .map((puesto) => libre(puesto, 'equipo'))
  await contarPuestos(tx, empresa, { cambios, actor, ahora })
}

/** Frees all desks. Runs in the transaction that closes the day of a whole empresa. */
export async function liberarTodos(
  tx: Tx,
  empresa: EmpresaRef,
  { actor, ahora }: { actor: Actor; ahora: number },
): Promise<void> {
  const ocupados = (await listPuestos(tx, empresa.id)).filter(({ ocupacion }) => ocupacion !== null)
  const cambios = ocupados.map((puesto) => libre(puesto, 'jornada'))
  await contarPuestos(tx, empresa, { cambios, actor, ahora })
}
