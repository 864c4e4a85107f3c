import { AGENDA_VACIA, Agenda, type AgendaDeCola, type AgendaDeEmpresa } from '#domain/agenda.ts'
import type { Calendario } from '#domain/jornada.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import type { Db, Tx } from './db.ts'
import { readAll, write } from './query.ts'
import type { HorarioTable } from './schema.ts'
import { versionDe } from './version.ts'

/** The `cola_id` of the hours of the empresa itself. */
const EMPRESA = 0

/** The hours of an empresa and its colas as stored, in JSON. */
export const listHorarios = readAll((q, p: { empresaId: EmpresaId }) =>
  q.selectFrom('horarios').select(['cola_id', 'datos']).where('empresa_id', '=', p.empresaId),
)
const upsert = write((q, p: HorarioTable) =>
  q
    .insertInto('horarios')
    .values({ empresa_id: p.empresa_id, cola_id: p.cola_id, datos: p.datos })
    .onConflict((c) => c.columns(['empresa_id', 'cola_id']).doUpdateSet({ datos: p.datos })),
)
const remove = write((q, p: { empresaId: EmpresaId; colaId: number }) =>
  q.deleteFrom('horarios').where('empresa_id', '=', p.empresaId).where('cola_id', '=', p.colaId),
)

/** The hours and caps of an empresa; null if it has none. */
export async function loadAgenda(db: Db, dias: Calendario & { id: EmpresaId }): Promise<Agenda | null> {
  const filas = await listHorarios(db, { empresaId: dias.id })
  if (filas.length === 0) return null
  const general = filas.find((fila) => fila.cola_id === EMPRESA)
  const empresa = general ? (JSON.parse(general.datos) as AgendaDeEmpresa) : AGENDA_VACIA
  const propias = filas.filter((fila) => fila.cola_id !== EMPRESA)
  const colas = new Map(propias.map((fila) => [fila.cola_id, JSON.parse(fila.datos) as AgendaDeCola]))
  return new Agenda(dias, empresa, colas)
}

/** Saves the hours of a cola, or of the empresa itself if `colaId` is null. Empty hours have no row. */
export async function saveAgenda(
  tx: Tx,
  empresaId: EmpresaId,
  colaId: number | null,
  agenda: AgendaDeEmpresa | AgendaDeCola,
): Promise<void> {
  const cola_id = colaId ?? EMPRESA
  const dice = Object.values(agenda).some((valor) =>
    Array.isArray(valor) && colaId === null ? valor.length > 0 : valor !== null,
  )
  if (dice) await upsert(tx, { empresa_id: empresaId, cola_id, datos: JSON.stringify(agenda) })
  else await remove(tx, { empresaId, colaId: cola_id })
}

/** Manual opening is not included. */
export const versionDeEmpresa = ({ semana, especiales }: AgendaDeEmpresa, texto: string): string =>
  versionDe([semana, especiales, texto])
export const versionDeCola = ({ semana, cierre, maxEspera, cupoDia, cupoHora }: AgendaDeCola): string =>
  versionDe([semana, cierre, maxEspera, cupoDia, cupoHora])
