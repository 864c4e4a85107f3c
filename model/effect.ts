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

/** Values that a server is free to choose. */
export interface Given {
  readonly ahora: number
  /** Seq of the first evento. */
  readonly seq: number
  /** Id of a new turno. */
  readonly turnoId: string
  /** Code of a new turno. */
  readonly codigo: string
  /** Id of a new stay at a desk. */
  readonly ocupacion: string
  /** New places in the order, by turno. */
  readonly lugares: ReadonlyMap<string, number>
}

export type Reply = { ok: unknown } | { rechazo: CodigoError }

export interface Effect {
  readonly sala: Sala
  readonly eventos: readonly Evento[]
  /** Recorded in the same transaction, but possibly after eventos of other commands in it. */
  readonly owed: readonly Evento[]
  /** Null: the reply is read after the commit. */
  readonly reply: Reply | null
  /** Why a choice of the server breaks the rules. */
  readonly wrong?: string
}

/** A command in progress: the room, the changes so far, and their eventos. */
export class Steps {
  sala: Sala
  readonly given: Given
  readonly #propio: boolean
  readonly eventos: Evento[] = []
  readonly owed: Evento[] = []
  #wrong?: string

  /** `propio`: the sender holds the turno. The staff sees names only as its screens do. */
  constructor(sala: Sala, given: Given, propio = false) {
    this.sala = sala
    this.given = given
    this.#propio = propio
  }

  /** The room as input for the rules. */
  get reglas(): SalaDeReglas {
    return enReglas(this.sala, this.given.ahora)
  }

  get cuando(): Cuando {
    const { given, eventos, sala } = this
    return { ahora: given.ahora, seq: given.seq + eventos.length, reloj: sala.reloj }
  }

  /** Applies changes of a rule. The rule decides who is ahead; the exact `lugar` is taken from the record. */
  cambios(cambios: readonly Cambio<Turno>[]): void {
    const { seq } = this.cuando
    const colocados = cambios.map((cambio): Cambio<Turno> => {
      const { turno, tipo, datos } = cambio
      if (turno.orden !== seq && tipo !== 'movido') return cambio
      const previo = this.sala.turnos.get(turno.uuid)?.lugar ?? 0
      const lugar = this.given.lugares.get(turno.uuid) ?? previo
      // An order that can be undone returns to the previous place, also if the rule's own place is equal to it.
      const antes = datos && 'antes' in datos && { antes: { ...(datos.antes as object), lugar: previo } }
      return { ...cambio, turno: { ...turno, lugar }, datos: antes ? { ...datos, ...antes } : datos }
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

  /** Adds a new turno. `reloj`: the clock of the order, from which a credit counts. */
  emitido(turno: Turno, reloj: number): void {
    this.turno(turno, 'emitido')
    this.#avanzar(reloj)
  }

  /** Advances the clock: a new turno is placed behind all earlier ones, in any line. */
  #avanzar(reloj: number): void {
    if (reloj <= this.sala.reloj) this.#wrong = `the clock went back from ${this.sala.reloj} to ${reloj}`
    this.sala = { ...this.sala, reloj: Math.max(this.sala.reloj, reloj) }
  }

  /** Records a turno after an evento outside the life cycle. */
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

  /** Replies with turnos in their present state. */
  turnos(turnos: Record<string, Turno | null | undefined>): Effect {
    const propios = Object.entries(turnos).map(([nombre, turno]) => [
      nombre,
      turno ? this.#contado(turno) : null,
    ])
    return this.done({ ok: Object.fromEntries(propios) })
  }

  refuse(rechazo: CodigoError): Effect {
    return this.done({ rechazo })
  }

  /** The turno as the sender sees it. */
  #contado(turno: Turno) {
    const { uuid: id, numero, codigo, estado, puesto } = turno
    const oculta = !this.#propio && this.sala.nombresAlLlamar && turno.llamado_en === null
    const nombre = oculta ? '' : turno.nombre
    const colaId = colaPorId(this.sala, turno.cola_id)?.uuid
    const etiqueta = etiquetaDe(this.sala, turno)
    return { id, nombre, numero, etiqueta, codigo, estado: ESTADO_PUBLICO[estado], colaId, puesto }
  }
}
