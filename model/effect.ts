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
  /** How many a call passed over. */
  readonly saltados?: number
}

/** What a server is free to choose: the instant, the id and code of a new turno, the name of a new stay, and where between two people. */
export interface Given {
  readonly ahora: number
  /** Of the first evento. */
  readonly seq: number
  readonly turnoId: string
  readonly codigo: string
  /** Names a new stay at a desk. */
  readonly ocupacion: string
  /** Where the one of the first evento stands afterwards; null: where they stood. */
  readonly lugar: number | null
  /** By turno, the new places of those who made room. */
  readonly cedidos: ReadonlyMap<string, number>
}

export type Reply = { ok: unknown } | { rechazo: CodigoError }

export interface Effect {
  readonly sala: Sala
  readonly eventos: readonly Evento[]
  /** Recorded in the same transaction, but maybe after the eventos of its neighbours. */
  readonly owed: readonly Evento[]
  /** Null: what is answered is read after the commit. */
  readonly reply: Reply | null
  /** What the rules say against a choice of the server. */
  readonly wrong?: string
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
  wrong?: string
  readonly eventos: Evento[] = []

  constructor(sala: Sala) {
    this.sala = sala
  }

  turno(turno: Turno, tipo: string, saltados = 0): Turno {
    this.sala = conTurnos(this.sala, [turno])
    this.eventos.push({ tipo, colaId: turno.colaId, turnoId: turno.id, puesto: turno.puesto, saltados })
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
    return { sala: this.sala, eventos: this.eventos, owed: [], reply, wrong: this.wrong }
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

/** Eventos that keep how somebody was before, so that they can be taken back. */
const REVERSIBLES: readonly string[] = [
  'transferido',
  'seguido',
  'apartado',
  'reanudado',
  'vuelto',
  'pospuesto',
  'cambiado',
]

/** Notes for everybody concerned what happened to them last. */
export function anotado(antes: Sala, effect: Effect, { seq }: Pick<Given, 'seq'>): Effect {
  const turnos = effect.eventos.flatMap(({ turnoId, tipo }, i) => {
    const turno = effect.sala.turnos.get(turnoId ?? '')
    if (!turno) return []
    const previo = REVERSIBLES.includes(tipo) ? (antes.turnos.get(turno.id) ?? null) : null
    return [{ ...turno, ultimo: { seq: seq + i, antes: previo } }]
  })
  return { ...effect, sala: conTurnos(effect.sala, turnos) }
}
