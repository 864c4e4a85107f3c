import type { CambiosTurno } from '#contract/turno.ts'
import { cambiarTurno } from '#server/commands/cambiar-turno.ts'
import { apartar, transferir } from '#server/commands/flujo.ts'
import type { Store } from '#server/store/db.ts'
import type { Actor } from '#server/store/eventos.ts'
import type { ColaTable, TurnoTable } from '#server/store/schema.ts'
import { listInService, listWaitingOfCola } from '#server/store/turnos.ts'

interface Sala {
  empresaId: string
  actor: Actor
  colas: readonly ColaTable[]
  /** UUIDs */
  preferencias: readonly string[]
}

/** Transfers, sets aside and annotates some of the waiting turnos, as if the staff had just done so. */
export async function moverAlgunos(
  store: Store,
  { empresaId, actor, colas, preferencias }: Sala,
): Promise<void> {
  const [recepcion, medicina, laboratorio] = colas
  const de = ({ uuid }: TurnoTable) => ({ empresaId, actor, turnoId: uuid })
  const esperan = async (cola: ColaTable | undefined) =>
    cola ? await listWaitingOfCola(store.db, { empresaId: cola.empresa_id, colaId: cola.id }) : []
  const anotar = async (turno: TurnoTable | undefined, cambios: CambiosTurno) => {
    if (turno) await store.execute(cambiarTurno, { ...cambios, ...de(turno) })
  }
  const [, transferido] = await esperan(recepcion)
  if (transferido && medicina) {
    const destino = { colaId: medicina.uuid, donde: 'conserva' as const }
    await store.execute(transferir, { ...de(transferido), ...destino })
  }
  const enMedicina = await esperan(medicina)
  const ausente = enMedicina.at(2)
  if (ausente) await store.execute(apartar, { ...de(ausente), minutos: 30 })
  await anotar(enMedicina.at(-1), { preferenciaId: preferencias[0] })
  await anotar(enMedicina.at(1), { nota: 'Trae estudios de otra clínica', marcas: ['Primera vez'] })
  const [ayunas] = JSON.parse(laboratorio?.campos ?? '[]') as { id: string }[]
  const atendidos = laboratorio ? await listInService(store.db, { empresaId: laboratorio.empresa_id }) : []
  const alguno = [...(await esperan(laboratorio)), ...atendidos].find((t) => t.cola_id === laboratorio?.id)
  if (ayunas) await anotar(alguno, { campos: [{ id: ayunas.id, valor: 'Sí' }], personas: 2 })
}
