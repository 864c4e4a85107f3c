import { seededRandom } from './random.ts'

// Simulates the days of a waiting room. Times are minutes since 8 in the morning of the first day.

export type Random = () => number

/** A kind of waiting room. Absent fields do not happen there. */
export interface RoomKind {
  name: string
  desks: number
  /** The owner's estimate of a service, in minutes. */
  tiempoEstimado: number
  /** Draws the minutes of one service. */
  service: (random: Random) => number
  /** Mean minutes of a service. */
  mean: number
  /** Arrivals per desk during one mean service; at 1 all desks are just busy. */
  load: number
  /** Maximum number of people who arrive together. */
  burst?: number
  /** Factor on the duration of services at this minute of the day. */
  pace?: (minute: number) => number
  /** Draws a factor on the duration of services for a whole day. */
  dayPace?: (random: Random) => number
  /** Desks at work at this minute of the day. */
  staffed?: (minute: number) => number
  /** Breaks of a desk: mean minutes of work before one, and the range of its minutes. */
  breaks?: { after: number; minutes: readonly [number, number] }
  /** Share of called people who are absent, and minutes until the desk gives up on them. */
  absent?: { share: number; minutes: number }
  /** Mean minutes after which people give up. */
  patience?: number
  /** Share of people with a head start, and its minutes. */
  preferred?: { share: number; minutes: number }
  /** Share of served people who are transferred to the same desks, keeping their place. */
  transferred?: number
  /** People who come to another cola of the same desks, per person of this one. */
  otherCola?: number
  /** Whether many people come per day, so that fewer days suffice. */
  crowded?: true
  /** Maximum error relative to the oracle's, if not 1.2: the oracle knows from the start what kind of day it is. */
  error?: number
  /** Whether desks do not mark the end of a service, so that it ends with the next call. */
  openEnded?: true
}

export interface Person {
  id: number
  cola: 1 | 2
  arrived: number
  /** Place in line: time of arrival minus head start. */
  place: number
  called: number | null
  ended: number | null
  desk: number | null
  state: 'waiting' | 'served' | 'done' | 'absent' | 'left'
  /** Whether the service was ended only by the call of a person who had just arrived. */
  doubtfulEnd?: boolean
}

/** Observes the room and quotes waits. Called in the order of events. */
export interface Watcher<Q> {
  changed(person: Person, now: number): void
  /** `ahead`: people in this cola up to and including this person; `others`: those ahead in the other cola. */
  quote(person: Person, ahead: number, others: number, now: number): Q
  /** Called every minute while the room is open, with the people waiting, in order. */
  minute?(line: readonly Person[], now: number): void
}

export interface Outcome<Q> {
  quote: Q
  /** Minutes until the call. */
  waited: number
  /** The estimate of an oracle that knows the true mean and the desks. */
  oracle: number
  /** Services of this cola that had ended at the quote. */
  served: number
}

interface Desk {
  person: Person | null
  /** Whether it serves a person. An `openEnded` desk keeps its last person until the next call. */
  busy: boolean
  /** End of its break. */
  backAt: number
  nextBreak: number
}

const DAY_MIN = 24 * 60
const OPEN_MIN = 8 * 60
const HIGHEST_RATE = 1.6

/** Arrivals peak twice, in mid-morning and in the afternoon; 1 is the mean rate. */
const rateAt = (minute: number) => 1 + 0.6 * Math.sin((2 * Math.PI * (minute - 60)) / 240)
const exponential = (random: Random, mean: number) => -Math.log(1 - random()) * mean

/** Future events, the earliest first. */
class Agenda {
  readonly #events: { at: number; run: () => void }[] = []
  add(at: number, run: () => void): void {
    const events = this.#events
    let low = 0
    let high = events.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((events[middle] as { at: number }).at <= at) high = middle
      else low = middle + 1
    }
    events.splice(low, 0, { at, run })
  }
  next() {
    return this.#events.pop()
  }
}

export function simulateRoom<Q>(
  kind: RoomKind,
  days: number,
  seed: number,
  watcher: Watcher<Q>,
): Outcome<Q>[] {
  return new Room(kind, seededRandom(seed), watcher).run(days)
}

class Room<Q> {
  readonly #kind: RoomKind
  readonly #random: Random
  readonly #watcher: Watcher<Q>
  readonly #agenda = new Agenda()
  readonly #desks: Desk[]
  #line: Person[] = []
  #now = 0
  #ids = 0
  #dayPace = 1
  readonly #served = { 1: 0, 2: 0 }
  readonly #quotes = new Map<Person, Omit<Outcome<Q>, 'waited'>>()
  readonly #outcomes: Outcome<Q>[] = []

  constructor(kind: RoomKind, random: Random, watcher: Watcher<Q>) {
    this.#kind = kind
    this.#random = random
    this.#watcher = watcher
    this.#desks = Array.from({ length: kind.desks }, () => ({
      person: null,
      busy: false,
      backAt: 0,
      nextBreak: Number.POSITIVE_INFINITY,
    }))
  }

  run(days: number): Outcome<Q>[] {
    for (let day = 0; day < days; day++) this.#agenda.add(day * DAY_MIN, () => this.#open(day * DAY_MIN))
    for (let event = this.#agenda.next(); event; event = this.#agenda.next()) {
      this.#now = event.at
      event.run()
    }
    return this.#outcomes
  }

  get #minute() {
    return this.#now % DAY_MIN
  }

  #open(start: number): void {
    const { breaks, staffed, dayPace } = this.#kind
    this.#dayPace = dayPace?.(this.#random) ?? 1
    for (const desk of this.#desks) {
      desk.nextBreak = breaks ? start + exponential(this.#random, breaks.after) : Number.POSITIVE_INFINITY
    }
    this.#planArrival()
    if (this.#watcher.minute) this.#agenda.add(start + 1, () => this.#tick())
    // Staffing changes on the hour.
    if (staffed)
      for (let hour = 1; hour < 24; hour++) this.#agenda.add(start + hour * 60, () => this.#callAll())
  }

  #tick(): void {
    this.#watcher.minute?.(this.#line, this.#now)
    if (this.#minute < OPEN_MIN) this.#agenda.add(this.#now + 1, () => this.#tick())
  }

  get #desksAtWork(): number {
    return this.#kind.staffed?.(this.#minute) ?? this.#kind.desks
  }

  #isAtWork(desk: Desk): boolean {
    return this.#desks.indexOf(desk) < this.#desksAtWork && desk.backAt <= this.#now
  }

  /** Thinning: draws arrivals at the highest rate and keeps each in proportion to the rate at its time. */
  #planArrival(): void {
    const { load, mean, burst = 1, otherCola = 0 } = this.#kind
    const size = (1 + burst) / 2
    const rate = ((load * this.#desksAtWork) / mean / size) * HIGHEST_RATE
    const at = this.#now + exponential(this.#random, 1 / rate)
    if (at % DAY_MIN < this.#minute || at % DAY_MIN > OPEN_MIN) return
    this.#agenda.add(at, () => {
      if (this.#random() < rateAt(this.#minute) / HIGHEST_RATE) {
        const count = 1 + Math.floor(this.#random() * burst)
        for (let i = 0; i < count; i++) this.#arrive(this.#random() < otherCola / (1 + otherCola) ? 2 : 1)
      }
      this.#planArrival()
    })
  }

  #arrive(cola: 1 | 2): void {
    const { preferred, patience } = this.#kind
    const headStart = preferred && this.#random() < preferred.share ? preferred.minutes : 0
    const person: Person = {
      id: ++this.#ids,
      cola,
      arrived: this.#now,
      place: this.#now - headStart,
      called: null,
      ended: null,
      desk: null,
      state: 'waiting',
    }
    this.#enter(person)
    this.#watcher.changed(person, this.#now)
    this.#quotes.set(person, this.#quoteOf(person))
    if (patience) {
      this.#agenda.add(this.#now + exponential(this.#random, patience), () => this.#giveUp(person))
    }
    const free = this.#desks.find((desk) => !desk.busy && this.#isAtWork(desk))
    if (free) this.#call(free)
  }

  #enter(person: Person): void {
    const i = this.#line.findIndex((other) => other.place > person.place)
    this.#line.splice(i < 0 ? this.#line.length : i, 0, person)
  }

  #quoteOf(person: Person): Omit<Outcome<Q>, 'waited'> {
    const before = this.#line.indexOf(person) + 1
    const own = this.#line.slice(0, before).filter(({ cola }) => cola === person.cola).length
    const atWork = this.#desks.filter((desk) => this.#isAtWork(desk) || desk.busy)
    const anyFree = this.#desks.some((desk) => !desk.busy && this.#isAtWork(desk))
    const { mean, absent, pace } = this.#kind
    const service = mean * (pace?.(this.#minute) ?? 1) * this.#dayPace
    const cycle = absent ? service * (1 - absent.share) + absent.minutes * absent.share : service
    return {
      quote: this.#watcher.quote(person, own, before - own, this.#now),
      oracle: anyFree ? 0 : (before * cycle) / Math.max(1, atWork.length),
      served: this.#served[person.cola],
    }
  }

  #giveUp(person: Person): void {
    if (person.state !== 'waiting') return
    this.#line = this.#line.filter((other) => other !== person)
    person.state = 'left'
    person.ended = this.#now
    this.#quotes.delete(person)
    this.#watcher.changed(person, this.#now)
  }

  #callAll(): void {
    for (const desk of this.#desks) if (!desk.busy && this.#isAtWork(desk)) this.#call(desk)
  }

  #call(desk: Desk): void {
    const person = this.#line.shift()
    if (!person) return
    if (desk.person) {
      desk.person.doubtfulEnd = this.#now - person.arrived < 1
      this.#end(desk)
    }
    const { service, pace, absent } = this.#kind
    person.state = 'served'
    person.called = this.#now
    person.desk = this.#desks.indexOf(desk) + 1
    desk.person = person
    desk.busy = true
    const known = this.#quotes.get(person)
    if (known) this.#outcomes.push({ ...known, waited: this.#now - person.arrived })
    this.#quotes.delete(person)
    this.#watcher.changed(person, this.#now)
    const isAbsent = absent !== undefined && this.#random() < absent.share
    const minutes = service(this.#random) * (pace?.(this.#minute) ?? 1) * this.#dayPace
    this.#agenda.add(this.#now + (isAbsent ? absent.minutes : minutes), () => this.#release(desk, isAbsent))
  }

  #release(desk: Desk, isAbsent: boolean): void {
    const { breaks, openEnded, transferred = 0 } = this.#kind
    const person = desk.person
    desk.busy = false
    if (person && !isAbsent && this.#random() < transferred) this.#sendOn(person)
    if (!openEnded || isAbsent) this.#end(desk, isAbsent)
    if (breaks && this.#now >= desk.nextBreak) {
      const [least, most] = breaks.minutes
      desk.backAt = this.#now + least + (most - least) * this.#random()
      desk.nextBreak = desk.backAt + exponential(this.#random, breaks.after)
      this.#agenda.add(desk.backAt, () => !desk.busy && this.#call(desk))
      return
    }
    if (this.#isAtWork(desk)) this.#call(desk)
  }

  /** Adds a new stage of the same visit. It gets no quote, but stands ahead of people who wait. */
  #sendOn({ cola, place }: Person): void {
    const again: Person = {
      id: ++this.#ids,
      cola,
      arrived: this.#now,
      place,
      called: null,
      ended: null,
      desk: null,
      state: 'waiting',
    }
    this.#enter(again)
    this.#watcher.changed(again, this.#now)
  }

  #end(desk: Desk, isAbsent = false): void {
    const { person } = desk
    if (!person) return
    desk.person = null
    person.state = isAbsent ? 'absent' : 'done'
    person.ended = this.#now
    if (!isAbsent) this.#served[person.cola]++
    this.#watcher.changed(person, this.#now)
  }
}
