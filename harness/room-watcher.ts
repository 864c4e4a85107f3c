import { cotizar, estimar, type TurnoMedido } from '#domain/espera/espera.ts'
import { Ritmos } from '#domain/espera/ritmos.ts'
import type { ColaDeSala } from '#domain/sala.ts'
import type { Person, Watcher } from './room.ts'
import type { Range } from './room-figures.ts'

const MINUTO_MS = 60_000
const START = Date.parse('2027-03-01T08:00:00Z')
const at = (minute: number) => START + Math.round(minute * MINUTO_MS)

const ESTADO = {
  waiting: 'espera',
  served: 'atencion',
  done: 'completado',
  absent: 'ausente',
  left: 'cancelado',
} as const

/** Quotes waits as the service does, from the same data that its tables would have. */
export class ServiceWatcher implements Watcher<Range> {
  readonly #ritmos = new Ritmos()
  readonly #turnos = new Map<Person, TurnoMedido>()
  readonly #tiempoEstimado: number

  constructor(tiempoEstimado: number) {
    this.#tiempoEstimado = tiempoEstimado
  }

  changed(person: Person): void {
    const { id, cola, arrived, called, ended, desk, state, doubtfulEnd } = person
    const turno: TurnoMedido = {
      ...(this.#turnos.get(person) ?? SIN_COTIZACION),
      id,
      cola_id: cola,
      estado: ESTADO[state],
      puesto: desk === null ? null : String(desk),
      emitido_en: at(arrived),
      llamado_en: called === null ? null : at(called),
      terminado_en: ended === null ? null : at(ended),
      fin_incierto: doubtfulEnd ? 1 : 0,
    }
    if (turno.estado === 'espera' || turno.estado === 'atencion') this.#turnos.set(person, turno)
    else this.#turnos.delete(person)
    this.#ritmos.apply(turno)
  }

  quote(person: Person, ahead: number, others: number, now: number): Range {
    const ritmo = this.#ritmoOf(person, now)
    const cotizacion = cotizar(ahead, ritmo, others * (ritmo.compartidas.get(3 - person.cola) ?? 0))
    const turno = this.#turnos.get(person)
    if (turno) this.#turnos.set(person, { ...turno, ...cotizacion })
    return { min: cotizacion.estimado_min ?? 0, max: cotizacion.estimado_max ?? 0 }
  }

  /** The range shown on the phone of a waiting person. */
  look(person: Person, ahead: number, now: number): Range {
    return estimar(ahead, this.#ritmoOf(person, now), true) ?? { min: 0, max: 0 }
  }

  #ritmoOf({ cola }: Person, now: number) {
    const fila: ColaDeSala = {
      id: cola,
      estado: 'activa',
      prioridad: 0,
      tiempo_estimado: this.#tiempoEstimado,
    }
    return this.#ritmos.de(fila, at(now))
  }
}

const SIN_COTIZACION = {
  estimado_min: null,
  estimado_max: null,
  previsto_s: null,
  previsto_v: null,
  delante: null,
}
