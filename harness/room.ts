import { seededRandom } from './random.ts'

/** Simulates the days of a waiting room, minute by minute of a clock that starts at 8 in the morning of the first. */

export type Random = () => number

/** A kind of waiting room. What is absent does not happen there. */
export interface RoomKind {
  name: string
  desks: number
  /** What the owner says a service takes, in minutes. */
  tiempoEstimado: number
  /** Draws the minutes of one service. */
  service: (random: Random) => number
  /** Mean minutes of a service. */
  mean: number
  /** Arrivals during one service time, per desk: at 1 all of them are just busy. */
  load: number
  /** How many come at once, at most. */
  burst?: number
  /** Minutes that services last longer or shorter at this minute of the day, as a factor. */
  pace?: (minute: number) => number
  /** Draws the factor of a whole day. */
  dayPace?: (random: Random) => number
  /** Desks at work at this minute of the day. */
  staffed?: (minute: number) => number
  /** Breaks of a desk after so many minutes of work on average, of so many minutes. */
  breaks?: { after: number; minutes: readonly [number, number] }
  /** Share of those called who are not there, and minutes until the desk gives up. */
  absent?: { share: number; minutes: number }
  /** Mean minutes after which people give up. */
  patience?: number
  /** Share of people with so many minutes of head start. */
  preferred?: { share: number; minutes: number }
  /** Share of the served who are sent on to the same desks, at their old place. */
  transferred?: number
  /** People per person who come to another cola of the same desks. */
  otherCola?: number
  /** Many people come in a day: fewer days tell as much. */
  crowded?: true
  /** How many times the oracle's the error may be, where it is not 1.2: the oracle knows at eight what kind of day it is. */
  error?: number
  /** The desks press nothing at the end: a service ends with the next call. */
  openEnded?: true
}

export interface Person {
  id: number
  cola: 1 | 2
  arrived: number
  /** Where it stands: when it arrived, less its head start. */
  place: number
  called: number | null
  ended: number | null
  desk: number | null
  state: 'waiting' | 'served' | 'done' | 'absent' | 'left'
  /** Only the call of somebody who had just come ended the service. */
  doubtfulEnd?: boolean
}

/** Who watches the room and quotes waits, told in the order in which things happen. */
export interface Watcher<Q> {
  changed(person: Person, now: number): void
  /** `ahead`: how many wait in this cola, the person included; `others`: before it in the other one. */
  quote(person: Person, ahead: number, others: number, now: number): Q
  /** Every minute while the room is open, told those who wait, in order. */
  minute?(line: readonly Person[], now: number): void
}

export interface Outcome<Q> {
  quote: Q
  /** Minutes until the call. */
  waited: number
  /** What somebody says who knows the true mean and the desks. */
  oracle: number
  /** Services of this cola that had ended when it was quoted. */
  served: number
}

interface Desk {
  person: Person | null
  /** Serves somebody; a desk that presses nothing keeps its person when it does not. */
  busy: boolean
  /** On a break until then. */
  backAt: number
  nextBreak: number
}

const DAY = 24 * 60
const OPEN = 8 * 60
const HIGHEST_RATE = 1.6

/** Arrivals peak twice, in mid-morning and in the afternoon; 1 is the mean rate. */
const rateAt = (minute: number) => 1 + 0.6 * Math.sin((2 * Math.PI * (minute - 60)) / 240)
const exponential = (random: Random, mean: number) => -Math.log(1 - random()) * mean

/** What happens when; the earliest first. */
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
    for (let day = 0; day < days; day++) this.#agenda.add(day * DAY, () => this.#open(day * DAY))
    for (let event = this.#agenda.next(); event; event = this.#agenda.next()) {
      this.#now = event.at
      event.run()
    }
    return this.#outcomes
  }

  get #minute() {
    return this.#now % DAY
  }

  #open(start: number): void {
    const { breaks, staffed, dayPace } = this.#kind
    this.#dayPace = dayPace?.(this.#random) ?? 1
    for (const desk of this.#desks) {
      desk.nextBreak = breaks ? start + exponential(this.#random, breaks.after) : Number.POSITIVE_INFINITY
    }
    this.#planArrival()
    if (this.#watcher.minute) this.#agenda.add(start + 1, () => this.#tick())
    // Desks open on the hour.
    if (staffed)
      for (let hour = 1; hour < 24; hour++) this.#agenda.add(start + hour * 60, () => this.#callAll())
  }

  #tick(): void {
    this.#watcher.minute?.(this.#line, this.#now)
    if (this.#minute < OPEN) this.#agenda.add(this.#now + 1, () => this.#tick())
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
    if (at % DAY < this.#minute || at % DAY > OPEN) return
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

  /** A new stage of the same visit: nobody quotes it, but it stands before those who wait. */
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
