import type { EventoGuardado } from '#contract/datos-cuenta.ts'
import type { CodigoError } from '#contract/errores.ts'
import type { Cuando } from '#domain/flujo.ts'
import type { CambioDePuesto } from '#domain/puesto.ts'
import { type Cambio, ESTADO_PUBLICO } from '#domain/turno.ts'
import {
  colaPorId,
  conTurnos,
  enEspera,
  enReglas,
  etiquetaDe,
  type Puesto,
  type Sala,
  type SalaDeReglas,
  type Turno,
} from './sala.ts'

export type Evento = Pick<EventoGuardado, 'tipo' | 'colaId' | 'turnoId' | 'puesto'> & {
  datos?: object | null
}

/** What a server is free to choose. */
export interface Given {
  readonly ahora: number
  /** Of the first evento. */
  readonly seq: number
  /** The id and the code of a new turno. */
  readonly turnoId: string
  readonly codigo: string
  /** Names a new stay at a desk. */
  readonly ocupacion: string
  /** By turno, where in the order people stand who get another place. */
  readonly lugares: ReadonlyMap<string, number>
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

/** A command as it happens: the room, what the rules changed so far, and the eventos of it. */
export class Steps {
  sala: Sala
  readonly given: Given
  readonly eventos: Evento[] = []
  readonly owed: Evento[] = []
  #wrong?: string

  constructor(sala: Sala, given: Given) {
    this.sala = sala
    this.given = given
  }

  /** The room that the rules are about. */
  get reglas(): SalaDeReglas {
    return enReglas(this.sala, this.given.ahora)
  }

  get cuando(): Cuando {
    const { given, eventos, sala } = this
    return { ahora: given.ahora, seq: given.seq + eventos.length, reloj: sala.reloj }
  }

  /** Applies what a rule decided. The record says where exactly somebody was put, the rules behind whom. */
  cambios(cambios: readonly Cambio<Turno>[]): void {
    const { seq } = this.cuando
    const colocados = cambios.map((cambio): Cambio<Turno> => {
      const { turno, tipo } = cambio
      if (turno.orden !== seq && tipo !== 'movido') return cambio
      const lugar = this.given.lugares.get(turno.uuid) ?? this.sala.turnos.get(turno.uuid)?.lugar ?? 0
      return { ...cambio, turno: { ...turno, lugar } }
    })
    const before = this.sala
    this.#anotar(colocados)
    const [primero] = colocados
    if (primero?.turno.orden !== seq || primero.turno.estado !== 'espera') return
    const { cola_id } = primero.turno
    const linea = enEspera(this.sala, cola_id)
    const byRules = conTurnos(
      before,
      cambios.map(({ turno }) => turno),
    )
    const [real, expected] = [linea, enEspera(byRules, cola_id)].map((turnos) => turnos.map((t) => t.uuid))
    if (`${real}` !== `${expected}`) this.#wrong = `the line is ${real}, by the rules it is ${expected}`
    if (linea.at(-1)?.uuid === primero.turno.uuid) this.#avanzar(primero.turno.lugar)
  }

  /** Somebody comes. `reloj`: where the clock of the order stands, from which a credit counts. */
  emitido(turno: Turno, reloj: number): void {
    this.turno(turno, 'emitido')
    this.#avanzar(reloj)
  }

  /** Who comes now stands behind everybody who came before, in whatever line. */
  #avanzar(reloj: number): void {
    if (reloj <= this.sala.reloj) this.#wrong = `the clock went back from ${this.sala.reloj} to ${reloj}`
    this.sala = { ...this.sala, reloj: Math.max(this.sala.reloj, reloj) }
  }

  /** Somebody as they are after an evento that is none of the life cycle. */
  turno(turno: Turno, tipo: string, datos?: object): void {
    this.#anotar([{ turno, tipo, datos }])
  }

  #anotar(cambios: readonly { turno: Turno; tipo: string; datos?: object }[]): void {
    const { seq } = this.cuando
    const turnos = cambios.map(({ turno, datos }, i) => {
      const { antes = null } = (datos ?? {}) as { antes?: Partial<Turno> }
      return { ...turno, ultimo: { seq: seq + i, antes } }
    })
    this.sala = conTurnos(this.sala, turnos)
    for (const { turno, tipo, datos } of cambios) {
      const colaId = colaPorId(this.sala, turno.cola_id)?.uuid ?? null
      this.eventos.push({ tipo, colaId, turnoId: turno.uuid, puesto: turno.puesto, datos })
    }
  }

  puestos(cambios: readonly CambioDePuesto<Puesto>[]): void {
    for (const { puesto, tipo, datos } of cambios) {
      const puestos = this.sala.puestos.map((otro) => (otro.id === puesto.id ? puesto : otro))
      this.sala = { ...this.sala, puestos }
      if (tipo !== null)
        this.eventos.push({ tipo, colaId: null, turnoId: null, puesto: puesto.nombre, datos })
    }
  }

  evento(colaId: string | null, tipo: string, datos?: object): void {
    this.eventos.push({ tipo, colaId, turnoId: null, puesto: null, datos })
  }

  done(reply: Reply | null): Effect {
    const { sala, eventos, owed } = this
    return { sala, eventos, owed, reply, wrong: this.#wrong }
  }

  /** Answers with turnos, as they are now. */
  turnos(turnos: Record<string, Turno | null | undefined>): Effect {
    const propios = Object.entries(turnos).map(([nombre, turno]) => [
      nombre,
      turno ? this.#propio(turno) : null,
    ])
    return this.done({ ok: Object.fromEntries(propios) })
  }

  refuse(rechazo: CodigoError): Effect {
    return this.done({ rechazo })
  }

  /** As its holder and the staff see it. */
  #propio(turno: Turno) {
    const { uuid: id, nombre, numero, codigo, estado, puesto } = turno
    const colaId = colaPorId(this.sala, turno.cola_id)?.uuid
    const etiqueta = etiquetaDe(this.sala, turno)
    return { id, nombre, numero, etiqueta, codigo, estado: ESTADO_PUBLICO[estado], colaId, puesto }
  }
}
