import type { CambiosTurno, TurnoMovido } from '#contract/turno.ts'
import { cambiar } from '#domain/flujo.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { listPreferencias } from '#server/store/preferencias.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { type Escena, escenaDe, guardarMovimiento } from './mover.ts'
import { preferenciaDe, respuestasDe } from './pedido.ts'
import { type OrdenRepetible, repetible } from './repetible.ts'

export interface OrdenCambiarTurno extends OrdenRepetible, CambiosTurno {
  turnoId: string
}

/** Edits a customer's details: name, note, tags, party size, preference, answers. */
export const cambiarTurno = repetible(
  command<OrdenCambiarTurno, TurnoMovido>(
    'cambiarTurno',
    ({ empresaId }) => [empresaId],
    async (tx, orden, context) => {
      const escena = await escenaDe(tx, orden, context)
      const cambio = await cambioDe(tx, escena, orden)
      return guardarMovimiento(tx, escena, cambiar(escena.turno, cambio, escena.cuando), orden.actor)
    },
  ),
)

async function cambioDe(
  tx: Tx,
  { turno, colas }: Escena,
  cambios: CambiosTurno,
): Promise<{ campos: Partial<TurnoTable>; ventaja: number }> {
  const campos: Partial<TurnoTable> = {}
  if (cambios.nombre !== undefined) campos.nombre = limpiarLinea(cambios.nombre)
  if (cambios.nota !== undefined) campos.nota = limpiarLinea(cambios.nota) || null
  if (cambios.marcas !== undefined) campos.marcas = marcasDe(cambios.marcas)
  if (cambios.personas !== undefined) campos.personas = cambios.personas
  const serie = colas.get(turno.serie_id)
  if (cambios.campos !== undefined && serie) campos.campos = respuestasDe(serie, cambios.campos)
  const { preferenciaId } = cambios
  if (preferenciaId === undefined) return { campos, ventaja: 0 }
  const nueva = preferenciaId === null ? null : await preferenciaDe(tx, turno.empresa_id, preferenciaId)
  const vieja = (await listPreferencias(tx, { empresaId: turno.empresa_id })).find(
    ({ id }) => id === turno.preferencia_id,
  )
  campos.preferencia_id = nueva?.id ?? null
  return { campos, ventaja: (nueva?.ventaja ?? 0) - (vieja?.ventaja ?? 0) }
}

function marcasDe(marcas: readonly string[]): string | null {
  const unicas = [...new Set(marcas.map(limpiarLinea))]
  return unicas.length > 0 ? JSON.stringify(unicas) : null
}
