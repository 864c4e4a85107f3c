import type { TurnoMovido } from '#contract/turno.ts'
import {
  apartar as apartarTurno,
  type Donde,
  llegar,
  type Movimiento,
  type OrdenPosponer as Posposicion,
  posponer as posponerTurno,
  reanudar as reanudarTurno,
  retroceder,
  transferirAPuesto,
  transferir as transferirTurno,
  volver as volverTurno,
  vuelveYa,
} from '#domain/flujo.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import type { Negativa } from '#domain/turno.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { type Command, command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { findEvento, hasLaterEvento, SISTEMA } from '#server/store/eventos.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { deleteTramo } from '#server/store/tramos.ts'
import { listInService, listSetAside, listWaitingOfCola } from '#server/store/turnos.ts'
import { empresaDe } from './de-empresa.ts'
import { eleccionDe } from './eleccion.ts'
import { type Escena, escenaDe, guardarMovimiento } from './mover.ts'
import { type OrdenRepetible, repetible } from './repetible.ts'

interface OrdenDeTurno extends OrdenRepetible {
  turnoId: string
}

type Regla<A> = (
  tx: Tx,
  escena: Escena,
  orden: A,
) => Promise<Movimiento<TurnoTable> | Negativa> | Movimiento<TurnoTable> | Negativa

const mueve = <A extends OrdenDeTurno>(name: string, regla: Regla<A>): Command<A, TurnoMovido> =>
  command(
    name,
    ({ empresaId }) => [empresaId],
    async (tx, orden, context) => {
      const escena = await escenaDe(tx, orden, context)
      return guardarMovimiento(tx, escena, await regla(tx, escena, orden), orden.actor)
    },
  )

const aDonde = (campo: string) => new Rechazo('datos_invalidos', { detalles: [{ campo, fallo: 'a_donde' }] })

const lineaDe = (tx: Tx, { empresa }: Escena, colaId: number) =>
  listWaitingOfCola(tx, { empresaId: empresa.id, colaId })

export interface OrdenTransferir extends OrdenDeTurno {
  /** Either a cola or a desk. */
  colaId?: string | undefined
  puesto?: string | undefined
  donde?: Donde | undefined
  /** Whether the transfer is the next step of the visit. */
  sigue?: boolean
  /** Why the turno goes before others. */
  motivo?: string | undefined
}

/** Moves a turno to another cola, to another place in the same cola, or to a desk. */
export const transferir = repetible(
  mueve<OrdenTransferir>('transferir', async (tx, escena, orden) => {
    const { colaId, puesto, donde = 'conserva', sigue } = orden
    const { turno, vivas, empresa, cuando } = escena
    if ((colaId === undefined) === (puesto === undefined)) throw aDonde('colaId')
    const elegir = eleccionDe(empresa, orden)
    if (puesto !== undefined) {
      const enAtencion = await listInService(tx, { empresaId: empresa.id })
      const linea = await lineaDe(tx, escena, turno.cola_id)
      return transferirAPuesto({ enAtencion, linea }, turno, { puesto: limpiarLinea(puesto), elegir }, cuando)
    }
    const cola = [...vivas.values()].find(({ uuid }) => uuid === colaId)
    if (!cola) return 'cola_no_encontrada'
    const linea = await lineaDe(tx, escena, cola.id)
    return transferirTurno({ colas: vivas, linea }, turno, { colaId: cola.id, donde, sigue, elegir }, cuando)
  }),
)

export interface OrdenApartar extends OrdenDeTurno {
  minutos?: number | null | undefined
}

export const apartar = repetible(
  mueve<OrdenApartar>('apartar', (_tx, { turno, cuando }, { minutos = null }) =>
    apartarTurno(turno, { minutos }, cuando),
  ),
)
export const reanudar = repetible(
  mueve<OrdenDeTurno>('reanudar', (_tx, { turno, cuando }) => reanudarTurno(turno, cuando)),
)
export const volver = repetible(
  mueve<OrdenDeTurno>('volver', async (tx, escena) => {
    const { turno, vivas, cuando } = escena
    return volverTurno({ colas: vivas, linea: await lineaDe(tx, escena, turno.cola_id) }, turno, cuando)
  }),
)

export interface OrdenPosponer extends OrdenDeTurno {
  /** How many customers go first. Exactly one of `pasan` and `minutos` is given. */
  pasan?: number | undefined
  minutos?: number | undefined
}

/** Postpones a turno at the request of its customer. */
export const posponer = repetible(
  mueve<OrdenPosponer>('posponer', async (tx, escena, { pasan, minutos }) => {
    if ((pasan === undefined) === (minutos === undefined)) throw aDonde('pasan')
    const como: Posposicion = pasan === undefined ? { minutos: minutos ?? 0 } : { pasan }
    return posponerTurno(await lineaDe(tx, escena, escena.turno.cola_id), escena.turno, como, escena.cuando)
  }),
)
export const llegue = repetible(
  mueve<OrdenDeTurno>('llegue', (_tx, { turno, cuando }) => llegar(turno, cuando)),
)

export interface OrdenDeshacerTurno extends OrdenDeTurno {
  /** The seq of the evento to undo. */
  seq: number
}

/** Undoes the last change of a turno, unless something has happened to it since. */
export const deshacerTurno = repetible(
  command<OrdenDeshacerTurno, TurnoMovido>(
    'deshacerTurno',
    ({ empresaId }) => [empresaId],
    async (tx, orden, context) => {
      const escena = await escenaDe(tx, orden, context)
      const { empresa, turno, vivas, cuando } = escena
      const { seq } = orden
      const evento = await findEvento(tx, { empresaId: empresa.id, seq })
      const { antes } = JSON.parse(evento?.datos ?? '{}') as { antes?: Partial<TurnoTable> }
      const tarde = evento?.turno_id !== turno.id || (await hasLaterEvento(tx, empresa.id, turno.id, seq))
      if (tarde || !antes) throw new Rechazo('deshacer_tarde')
      const linea = await lineaDe(tx, escena, antes.cola_id ?? turno.cola_id)
      const enAtencion = await listInService(tx, { empresaId: empresa.id })
      const resultado = retroceder({ colas: vivas, enAtencion, linea }, turno, { seq, antes }, cuando)
      const movido = await guardarMovimiento(tx, escena, resultado, orden.actor)
      await deleteTramo(tx, { empresaId: empresa.id, turnoId: turno.id, seq })
      return movido
    },
  ),
)

/** Resumes set-aside turnos whose time has passed. Idempotent, and safe to run on every node. */
export const reanudarVencidos = command<{ empresaId: string }, number>(
  'reanudarVencidos',
  ({ empresaId }) => [empresaId],
  async (tx, { empresaId }, context) => {
    const { id } = await empresaDe(tx, empresaId)
    const vueltos = (await listSetAside(tx, { empresaId: id })).filter((turno) =>
      vuelveYa(turno, context.ahora),
    )
    for (const { uuid } of vueltos) {
      const escena = await escenaDe(tx, { empresaId, turnoId: uuid, actor: SISTEMA }, context)
      await guardarMovimiento(tx, escena, reanudarTurno(escena.turno, escena.cuando), SISTEMA)
    }
    return vueltos.length
  },
)
