import { jornadaDe } from '#domain/jornada.ts'
import { AVISO_SIN_SENAL_MS } from '#domain/puesto.ts'
import type { FinDeSesion } from '#server/bus/sesiones-terminadas.ts'
import { revisarPuestos, verPuestos } from '#server/commands/revisar-puestos.ts'
import type { Store } from '#server/store/db.ts'
import { listOcupados, type Ocupado } from '#server/store/puestos.ts'

/** A sign of life is written down when the last one is so old: a desk costs a small write in this time, no more. */
const ANOTAR_MS = 2 * 60_000
/** The clock of this node may be wrong; the command asks the one that counts. */
const MARGEN_MS = 60_000

/** Frees desks whose session or day is over or that give no sign of life. Safe to run on every node. */
export async function revisarOcupados(store: Store, ahora: number): Promise<void> {
  const due: Ocupado[] = []
  for (const ocupado of await listOcupados(store.db)) {
    const { usuario_id, visto_en, ocupado_en, expira_en, ...calendario } = ocupado
    const silent = ahora - (visto_en ?? 0) >= AVISO_SIN_SENAL_MS - MARGEN_MS
    const over = jornadaDe(ocupado_en ?? 0, calendario) < jornadaDe(ahora, calendario)
    const gone = usuario_id === null || (expira_en ?? 0) <= ahora
    if (silent || over || gone) due.push(ocupado)
  }
  await revisarEmpresas(store, due)
}

/** A session ended: who logged out is at no desk. */
export async function liberarDeSesion(store: Store, { usuarioId, sesionId }: FinDeSesion): Promise<void> {
  const ocupados = await listOcupados(store.db)
  const suyos = ocupados.filter(({ sesion, usuario_id }) =>
    sesionId ? sesion === sesionId : usuario_id === usuarioId || usuario_id === null,
  )
  await revisarEmpresas(store, suyos)
}

async function revisarEmpresas(store: Store, ocupados: readonly Ocupado[]): Promise<void> {
  for (const empresaId of new Set(ocupados.map(({ empresaUuid }) => empresaUuid))) {
    await store.execute(revisarPuestos, { empresaId })
  }
}

/** Browsers with these sessions are connected: those at a desk still are there. */
export async function verPuestosOcupados(
  store: Store,
  vistas: ReadonlySet<string>,
  ahora: number,
): Promise<void> {
  const porEmpresa = new Map<string, string[]>()
  for (const { empresaUuid, sesion, visto_en, vence_en } of await listOcupados(store.db)) {
    const old = vence_en !== null || ahora - (visto_en ?? 0) >= ANOTAR_MS
    if (!sesion || !old || !vistas.has(sesion)) continue
    porEmpresa.set(empresaUuid, [...(porEmpresa.get(empresaUuid) ?? []), sesion])
  }
  for (const [empresaId, sesiones] of porEmpresa) await store.execute(verPuestos, { empresaId, sesiones })
}
