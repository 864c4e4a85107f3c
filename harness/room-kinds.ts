import type { Random, RoomKind } from './room.ts'

const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** `spread` is the standard deviation of the logarithm. */
const lognormal = (mean: number, spread: number) => (random: Random) =>
  mean * Math.exp(spread * normal(random) - spread ** 2 / 2)

const ORDINARY: RoomKind = {
  name: 'ordinary',
  desks: 2,
  tiempoEstimado: 8,
  service: lognormal(8, 0.6),
  mean: 8,
  load: 1,
}

/** Rooms that differ from the ordinary one in one way each. */
export const ROOM_KINDS: readonly RoomKind[] = [
  ORDINARY,
  { ...ORDINARY, name: 'one desk', desks: 1 },
  { ...ORDINARY, name: 'even services', service: lognormal(8, 0.15) },
  {
    ...ORDINARY,
    name: 'five quick desks',
    crowded: true,
    desks: 5,
    tiempoEstimado: 2,
    service: lognormal(2, 0.6),
    mean: 2,
    load: 0.75,
  },
  {
    ...ORDINARY,
    name: 'few very long services',
    service: (random) => (random() < 0.05 ? lognormal(60, 0.3) : lognormal(5, 0.5))(random),
    mean: 0.05 * 60 + 0.95 * 5,
  },
  {
    ...ORDINARY,
    name: 'heavy tail',
    service: lognormal(8, 1),
  },
  {
    ...ORDINARY,
    name: 'two kinds of service',
    service: (random) => (random() < 0.3 ? lognormal(16, 0.3) : lognormal(4, 0.3))(random),
    mean: 0.3 * 16 + 0.7 * 4,
  },
  { ...ORDINARY, name: 'breaks', breaks: { after: 90, minutes: [10, 25] }, load: 0.85 },
  { ...ORDINARY, name: 'desks that change', desks: 3, staffed: staffedByHour([2, 2, 3, 3, 1, 2, 3, 2]) },
  { ...ORDINARY, name: 'no-shows', absent: { share: 0.2, minutes: 1.5 }, load: 1.15 },
  { ...ORDINARY, name: 'people who leave', patience: 60, load: 1.2 },
  { ...ORDINARY, name: 'bursts', burst: 12, load: 0.8 },
  { ...ORDINARY, name: 'shared desks', desks: 3, otherCola: 1 },
  { ...ORDINARY, name: 'preferences', preferred: { share: 0.2, minutes: 30 } },
  { ...ORDINARY, name: 'transfers', transferred: 0.15, load: 0.85 },
  { ...ORDINARY, name: 'slow first hour', pace: (minute) => (minute < 60 ? 1.8 : 1), load: 0.9 },
  { ...ORDINARY, name: 'a bad tiempoEstimado', tiempoEstimado: 25 },
  { ...ORDINARY, name: 'days that differ', dayPace: lognormal(1, 0.15), error: 1.3, load: 0.9 },
  { ...ORDINARY, name: 'services that only the next call ends', openEnded: true },
]

function staffedByHour(desks: readonly number[]) {
  return (minute: number) => desks[Math.min(desks.length - 1, Math.floor(minute / 60))] ?? 1
}
