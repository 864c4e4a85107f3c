import type { CodigoError } from '#contract/errores.ts'
import { ESTADO_PUBLICO } from '#domain/turno.ts'
import { conTurnos, etiquetaDe, type Puesto, type Sala, type Turno } from './sala.ts'

export interface Evento {
  readonly tipo: string
  readonly colaId: string | null
  readonly turnoId: string | null
  readonly puesto: string | null
  /** Why a desk became free. */
  readonly por?: string
}

/** What a server is free to choose: the instant, the id and code of a new turno, the name of a new stay. */
export interface Given {
  readonly ahora: number
  readonly turnoId: string
  readonly codigo: string
  /** Names a new stay at a desk. */
  readonly ocupacion: string
}

export type Reply = { ok: unknown } | { rechazo: CodigoError }

export interface Effect {
  readonly sala: Sala
  readonly eventos: readonly Evento[]
  /** Recorded in the same transaction, but maybe after the eventos of its neighbours. */
  readonly owed: readonly Evento[]
  /** Null: what is answered is read after the commit. */
  readonly reply: Reply | null
}

export const refuse = (sala: Sala, rechazo: CodigoError): Effect => ({
  sala,
  eventos: [],
  owed: [],
  reply: { rechazo },
})

/** What one command does, step by step. */
export class Steps {
  sala: Sala
  readonly eventos: Evento[] = []

  constructor(sala: Sala) {
    this.sala = sala
  }

  turno(turno: Turno, tipo: string): Turno {
    this.sala = conTurnos(this.sala, [turno])
    this.eventos.push({ tipo, colaId: turno.colaId, turnoId: turno.id, puesto: turno.puesto })
    return turno
  }

  cola(colaId: string | null, tipo: string): void {
    this.eventos.push({ tipo, colaId, turnoId: null, puesto: null })
  }

  puesto(puesto: Puesto, tipo: string, por?: string): void {
    this.sala = { ...this.sala, puestos: this.sala.puestos.map((p) => (p.id === puesto.id ? puesto : p)) }
    this.eventos.push({ tipo, colaId: null, turnoId: null, puesto: puesto.nombre, por })
  }

  /** Whoever is at a desk leaves it. */
  liberar(puesto: Puesto, por: string): void {
    if (puesto.estadia) this.puesto({ ...puesto, estadia: null, librePor: por }, 'puesto_liberado', por)
  }

  done(reply: Reply | null): Effect {
    return { sala: this.sala, eventos: this.eventos, owed: [], reply }
  }
}

/** A turno as its holder or the staff is told of it. */
export const propio = (sala: Sala, turno: Turno) => ({
  id: turno.id,
  nombre: turno.nombre,
  numero: turno.numero,
  etiqueta: etiquetaDe(sala, turno),
  codigo: turno.codigo,
  estado: ESTADO_PUBLICO[turno.estado],
  colaId: turno.colaId,
  puesto: turno.puesto,
})
