import type { Turno } from '#contract/turno.ts'
import { jornadaDe } from '#domain/jornada.ts'
import { restaurar as restaurarTurno } from '#domain/restaurar.ts'
import {
  actuar,
  type Cambio,
  type Negativa,
  rellamar as rellamarTurno,
  terminarEspera,
} from '#domain/turno.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import type { Acceso } from '#server/store/accesos.ts'
import { listColas } from '#server/store/colas.ts'
import { type Command, command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { exigir, permitir } from '#server/store/permitir.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { findTurnoByUuid, listInService, listWaitingOfCola } from '#server/store/turnos.ts'
import { colasDe, empresaDe, turnoPara } from './de-empresa.ts'
import { eleccionDe, exigirElegir } from './eleccion.ts'
import { aceptado, guardarCambios } from './guardar-cambios.ts'
import { type OrdenRepetible, repetible } from './repetible.ts'

export interface OrdenDeTurno extends OrdenRepetible {
  turnoId: string
}

type Regla = (turno: TurnoTable, ahora: number) => Cambio<TurnoTable> | Cambio<TurnoTable>[] | Negativa

const deTurno = (name: string, regla: Regla): Command<OrdenDeTurno, Turno> =>
  command(
    name,
    ({ empresaId }) => [empresaId],
    async (tx, orden, { ahora }) => {
      const { actor } = orden
      const { empresa, turno, colas } = await turnoDe(tx, orden)
      const cambios = [aceptado(regla(turno, ahora))].flat()
      await guardarCambios(tx, empresa, { cambios, actor, instante: ahora })
      return turnoPara(actor, empresa, cambios.at(-1)?.turno ?? turno, colas)
    },
  )

/** Loads the turno of an order with its empresa and the colas its label needs. Rejects if the actor lacks access. */
async function turnoDe(tx: Tx, orden: OrdenDeTurno) {
  const { empresa, concesion } = await quien(tx, orden)
  const turno = await findTurnoByUuid(tx, { empresaId: empresa.id, uuid: orden.turnoId })
  if (!turno) throw new Rechazo('turno_no_encontrado')
  if (concesion) exigir(concesion, 'atender', turno.cola_id)
  return { empresa, concesion, turno, colas: await colasDe(tx, empresa.id) }
}

/** Customers need no permiso: holding the code of the turno authorizes them. */
async function quien(tx: Tx, orden: OrdenDeTurno): Promise<Acceso> {
  if (orden.actor.tipo !== 'cliente') return permitir(tx, orden, 'atender', 'turno_no_encontrado')
  return { empresa: await empresaDe(tx, orden.empresaId, 'turno_no_encontrado'), concesion: null }
}

export const finalizar = repetible(deTurno('finalizar', (turno, ahora) => actuar('finalizar', turno, ahora)))
export const ausente = repetible(deTurno('ausente', (turno, ahora) => actuar('ausentar', turno, ahora)))
export const rellamar = repetible(deTurno('rellamar', rellamarTurno))
export const cancelar = repetible(
  deTurno('cancelar', (turno, ahora) => terminarEspera('cancelar', turno, ahora)),
)
/** The staff's removal of a waiting customer; customers themselves use `cancelar`. */
export const retirar = repetible(
  deTurno('retirar', (turno, ahora) => terminarEspera('cancelar', turno, ahora)),
)

export interface OrdenRestaurar extends OrdenDeTurno {
  /** Why the turno goes before others. */
  motivo?: string | undefined
}

/** Undoes that a turno was completed, marked absent or removed. */
export const restaurar = repetible(
  command<OrdenRestaurar, Turno>(
    'restaurar',
    ({ empresaId }) => [empresaId],
    async (tx, orden, { ahora }) => {
      const { actor } = orden
      const { empresa, concesion, turno, colas } = await turnoDe(tx, orden)
      const presentes = new Map(
        (await listColas(tx, { empresaId: empresa.id })).map((fila) => [fila.id, fila]),
      )
      const enAtencion = await listInService(tx, { empresaId: empresa.id })
      const linea = await listWaitingOfCola(tx, { empresaId: empresa.id, colaId: turno.cola_id })
      const sala = { fecha: jornadaDe(ahora, empresa), colas: presentes, enAtencion, linea }
      const cambio = aceptado(restaurarTurno(sala, turno, eleccionDe(empresa, orden), ahora))
      exigirElegir(concesion, cambio)
      await guardarCambios(tx, empresa, { cambios: [cambio], actor, instante: ahora })
      return turnoPara(actor, empresa, cambio.turno, colas)
    },
  ),
)
