import type { CambiosTurno, TurnoMovido } from '#contract/turno.ts'
import { conAntes, type Movimiento } from '#domain/flujo.ts'
import { lugarAlLlegar } from '#domain/lugar.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { actuar } from '#domain/turno.ts'
import { command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { listPreferencias } from '#server/store/preferencias.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { aceptado } from './guardar-cambios.ts'
import { type Escena, escenaDe, guardarMovimiento } from './mover.ts'
import { preferenciaDe, respuestasDe } from './pedido.ts'
import { type OrdenRepetible, repetible } from './repetible.ts'

export interface OrdenCambiarTurno extends OrdenRepetible, CambiosTurno {
  turnoId: string
}

/** What the staff learns of somebody: name, note, tags, how many come, preference, answers. */
export const cambiarTurno = repetible(
  command<OrdenCambiarTurno, TurnoMovido>(
    'cambiarTurno',
    ({ empresaId }) => [empresaId],
    async (tx, orden, context) => {
      const escena = await escenaDe(tx, orden, context)
      const { turno, cuando } = escena
      const cambiado = { ...turno, ...(await camposDe(tx, escena, orden)) }
      const cambio = aceptado(actuar('cambiar', cambiado, cuando.ahora))
      const cambios: Movimiento<TurnoTable>['cambios'] = [conAntes(turno, cambio)]
      return guardarMovimiento(tx, escena, { cambios, tramo: null, reloj: cuando.reloj }, orden.actor)
    },
  ),
)

async function camposDe(
  tx: Tx,
  { turno, colas }: Escena,
  cambios: CambiosTurno,
): Promise<Partial<TurnoTable>> {
  const campos: Partial<TurnoTable> = {}
  if (cambios.nombre !== undefined) campos.nombre = limpiarLinea(cambios.nombre)
  if (cambios.nota !== undefined) campos.nota = limpiarLinea(cambios.nota) || null
  if (cambios.marcas !== undefined) campos.marcas = marcasDe(cambios.marcas)
  if (cambios.personas !== undefined) campos.personas = cambios.personas
  const serie = colas.get(turno.serie_id)
  if (cambios.campos !== undefined && serie) campos.campos = respuestasDe(serie, cambios.campos)
  if (cambios.preferenciaId === undefined) return campos
  return { ...campos, ...(await conPreferencia(tx, turno, cambios.preferenciaId)) }
}

function marcasDe(marcas: readonly string[]): string | null {
  const unicas = [...new Set(marcas.map(limpiarLinea))]
  return unicas.length > 0 ? JSON.stringify(unicas) : null
}

/** The place moves by the difference of the credits. */
async function conPreferencia(tx: Tx, turno: TurnoTable, uuid: string | null): Promise<Partial<TurnoTable>> {
  const nueva = uuid === null ? null : await preferenciaDe(tx, turno.empresa_id, uuid)
  const vieja = (await listPreferencias(tx, { empresaId: turno.empresa_id })).find(
    ({ id }) => id === turno.preferencia_id,
  )
  return {
    preferencia_id: nueva?.id ?? null,
    lugar: lugarAlLlegar(turno.lugar, (nueva?.ventaja ?? 0) - (vieja?.ventaja ?? 0)),
  }
}
