import { jornadaDe } from '#domain/jornada.ts'
import { SILENT_AFTER_MS } from '#domain/puesto.ts'
import type { FinDeSesion } from '#server/bus/sesiones-terminadas.ts'
import { revisarPuestos, verPuestos } from '#server/commands/revisar-puestos.ts'
import type { Store } from '#server/store/db.ts'
import { listOcupados, type Ocupado } from '#server/store/puestos.ts'

/** Minimum time between two recorded signs of life of a desk, which limits it to one small write in this time. */
const ANOTAR_MS = 2 * 60_000
/** Tolerance for a wrong clock of this node. The command checks again with the authoritative clock. */
const MARGEN_MS = 60_000

/** Frees desks whose session or day has ended or that show no sign of life. Safe to run on every node. */
export async function revisarOcupados(store: Store, ahora: number): Promise<void> {
  const due: Ocupado[] = []
  for (const ocupado of await listOcupados(store.db)) {
    const { usuario_id, visto_en, ocupado_en, expira_en, ...calendario } = ocupado
    const silent = ahora - (visto_en ?? 0) >= SILENT_AFTER_MS - MARGEN_MS
    const over = jornadaDe(ocupado_en ?? 0, calendario) < jornadaDe(ahora, calendario)
    const gone = usuario_id === null || (expira_en ?? 0) <= ahora
    if (silent || over || gone) due.push(ocupado)
  }
  await revisarEmpresas(store, due)
}

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

/** Records a sign of life for the desks of these sessions, whose browsers are connected. */
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
