import { setImmediate } from 'node:timers/promises'
import { jornadaDe } from '#domain/jornada.ts'
import { SILENT_AFTER_MS } from '#domain/puesto.ts'
import { type EmpresaId, NO_ROW } from '#server/base/ids.ts'
import type { FinDeSesion } from '#server/bus/sesiones-terminadas.ts'
import { revisarPuestos, verPuestos } from '#server/commands/revisar-puestos.ts'
import type { Store } from '#server/store/db.ts'
import { listOcupados, listOcupadosBy, listOcupadosByNobody, type Ocupado } from '#server/store/puestos.ts'

const PAGE = 500

/** Minimum time between two recorded signs of life of a desk, which limits it to one small write in this time. */
const ANOTAR_MS = 2 * 60_000
/** Tolerance for a wrong clock of this node. The command checks again with the authoritative clock. */
const MARGEN_MS = 60_000

/** Frees desks whose session or day has ended or that show no sign of life. Safe to run on every node. */
export async function revisarOcupados(store: Store, ahora: number): Promise<void> {
  const due: Ocupado[] = []
  for await (const ocupado of todosLosOcupados(store)) {
    const { usuario_id, visto_en, ocupado_en, expira_en, ...calendario } = ocupado
    const silent = ahora - (visto_en ?? 0) >= SILENT_AFTER_MS - MARGEN_MS
    const over = jornadaDe(ocupado_en ?? 0, calendario) < jornadaDe(ahora, calendario)
    const gone = usuario_id === null || (expira_en ?? 0) <= ahora
    if (silent || over || gone) due.push(ocupado)
  }
  await revisarEmpresas(store, due)
}

export async function liberarDeSesion(store: Store, { usuarioId, sesionId }: FinDeSesion): Promise<void> {
  const suyos = await listOcupadosBy(store.db, { usuarioId })
  if (sesionId) {
    const sesion = suyos.filter((ocupado) => ocupado.sesion === sesionId)
    return revisarEmpresas(store, sesion)
  }
  // All sessions of a usuario also end with the account, whose desks are then without a usuario.
  await revisarEmpresas(store, [...suyos, ...(await listOcupadosByNobody(store.db))])
}

/** Reads the occupied desks in pages, so that many of them do not hold up the event loop. */
async function* todosLosOcupados({ db }: Store): AsyncGenerator<Ocupado> {
  let desde: { empresaId: EmpresaId; despues: number } = { empresaId: NO_ROW, despues: 0 }
  for (;;) {
    const page = await listOcupados(db, { ...desde, cuantos: PAGE })
    yield* page
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    desde = { empresaId: last.empresa_id, despues: last.id }
    await setImmediate()
  }
}

async function revisarEmpresas(
  store: Store,
  ocupados: readonly Pick<Ocupado, 'empresaUuid'>[],
): Promise<void> {
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
  for await (const { empresaUuid, sesion, visto_en, vence_en } of todosLosOcupados(store)) {
    const old = vence_en !== null || ahora - (visto_en ?? 0) >= ANOTAR_MS
    if (!sesion || !old || !vistas.has(sesion)) continue
    porEmpresa.set(empresaUuid, [...(porEmpresa.get(empresaUuid) ?? []), sesion])
  }
  for (const [empresaId, sesiones] of porEmpresa) await store.execute(verPuestos, { empresaId, sesiones })
}
