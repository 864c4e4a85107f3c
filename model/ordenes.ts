import fc from 'fast-check'
import { ORIGENES } from '#contract/turno.ts'
import { deskOrders, type OrdenDePuesto } from './ordenes-puestos.ts'

/**
 * What a client has in mind. It says which cola or turno only by a number, which is looked up among those
 * that the client knows when its turn comes; so any part of a script is a script.
 */
export type Orden =
  | {
      hace: 'pedir'
      cola: number
      clave: 'ninguna' | 'nueva' | 'repetida' | 'reutilizada'
      origen: number
      personas: number
      /** 0 is none. */
      preferencia: number
    }
  | { hace: 'llamar'; cola: number; puesto: number; cabe: number }
  | { hace: 'llamarDeTodas'; colas: number[]; puesto: number; cabe: number }
  | { hace: 'llamarTurno' | 'transferirAPuesto'; turno: number; puesto: number }
  | {
      hace:
        | 'deshacer'
        | 'finalizar'
        | 'ausente'
        | 'volver'
        | 'rellamar'
        | 'cancelar'
        | 'retirar'
        | 'restaurar'
        | 'cambiarTurno'
        | 'responder'
      turno: number
    }
  | { hace: 'transferir'; turno: number; cola: number; donde: 'conserva' | 'final' | 'primero' }
  | { hace: 'rafaga'; cancela: boolean }
  | { hace: 'seguir'; turno: number; cola: number }
  | { hace: 'apartar' | 'posponer'; turno: number; minutos: number }
  | { hace: 'dejarPasar'; turno: number; pasan: number }
  | { hace: 'preferencias'; cual: number }
  | { hace: 'reanudar' | 'llegue'; turno: number }
  | { hace: 'deshacerTurno'; turno: number }
  | { hace: 'cerrar'; colas: number[]; pausar: boolean }
  | { hace: 'guardar'; cambio: Cambio; cual: number; version: 'leida' | 'vieja' | 'ninguna' }
  | { hace: 'abrir' | 'pausar' | 'borrar'; cola: number }
  | { hace: 'cupos'; cola: number; maxEspera: number; cupoDia: number }
  | { hace: 'apertura'; colas: number[]; abierta: false | null }
  | { hace: 'plan'; cual: number }
  | { hace: 'empresa'; cual: number }
  | OrdenDePuesto
  | { hace: 'mirar'; que: number; cola: number; turno: number }

const CAMBIOS = ['agregar', 'editar', 'prioridad', 'mover', 'quitar', 'repetir', 'nada'] as const
export type Cambio = (typeof CAMBIOS)[number]

const n = fc.nat(99)
/** 0 is a call without a puesto. */
const puesto = fc.nat(3)
/** 0 is a call that does not say how many find room. */
const cabe = fc.constantFrom(0, 0, 0, 0, 2, 4)
const someColas = fc.oneof(
  { weight: 3, arbitrary: fc.constant<number[]>([]) },
  fc.array(n, { minLength: 1, maxLength: 3 }),
)

const weighted: readonly [number, fc.Arbitrary<Orden>][] = [
  ...deskOrders(n, someColas, cabe),
  [
    45,
    fc.record({
      hace: fc.constant('pedir' as const),
      cola: n,
      clave: fc.constantFrom('ninguna', 'ninguna', 'nueva', 'nueva', 'repetida', 'reutilizada'),
      // Most people come by themselves; many of them at once are a burst.
      origen: fc.oneof(
        { weight: 2, arbitrary: fc.nat(1) },
        { weight: 3, arbitrary: fc.nat(ORIGENES.length - 1) },
      ),
      personas: fc.constantFrom(0, 0, 0, 2, 4, 6),
      preferencia: fc.constantFrom(0, 0, 0, 0, 1, 2),
    }),
  ],
  [14, fc.record({ hace: fc.constant('llamar' as const), cola: n, puesto, cabe })],
  [8, fc.record({ hace: fc.constant('llamarDeTodas' as const), colas: someColas, puesto, cabe })],
  [4, fc.record({ hace: fc.constant('llamarTurno' as const), turno: n, puesto })],
  [3, fc.record({ hace: fc.constant('transferirAPuesto' as const), turno: n, puesto: n })],
  [
    40,
    fc.record({
      hace: fc.constantFrom(
        'deshacer',
        'deshacer',
        'finalizar',
        'ausente',
        'ausente',
        'volver',
        'volver',
        'rellamar',
        'cancelar',
        'retirar',
        'restaurar',
        'restaurar',
        'cambiarTurno',
        'cambiarTurno',
        'cambiarTurno',
        'responder',
      ),
      turno: n,
    }),
  ],
  [
    10,
    fc.record({
      hace: fc.constant('transferir' as const),
      turno: n,
      cola: n,
      donde: fc.constantFrom('conserva', 'conserva', 'final', 'primero'),
    }),
  ],
  [6, fc.record({ hace: fc.constant('rafaga' as const), cancela: fc.boolean() })],
  [4, fc.record({ hace: fc.constant('seguir' as const), turno: n, cola: n })],
  [
    6,
    fc.record({
      hace: fc.constantFrom('apartar', 'apartar', 'posponer'),
      turno: n,
      minutos: fc.constantFrom(0, 10, 30),
    }),
  ],
  [5, fc.record({ hace: fc.constantFrom('reanudar', 'llegue'), turno: n })],
  [7, fc.record({ hace: fc.constant('deshacerTurno' as const), turno: n })],
  [5, fc.record({ hace: fc.constant('dejarPasar' as const), turno: n, pasan: fc.constantFrom(1, 2, 3, 5) })],
  [2, fc.record({ hace: fc.constant('preferencias' as const), cual: n })],
  [1, fc.record({ hace: fc.constant('cerrar' as const), colas: someColas, pausar: fc.boolean() })],
  [
    4,
    fc.record({
      hace: fc.constant('guardar' as const),
      cambio: fc.constantFrom(...CAMBIOS),
      cual: n,
      version: fc.constantFrom('leida', 'leida', 'vieja', 'ninguna'),
    }),
  ],
  [8, fc.record({ hace: fc.constantFrom('abrir', 'abrir', 'abrir', 'pausar'), cola: n })],
  [1, fc.record({ hace: fc.constant('borrar' as const), cola: n })],
  [
    2,
    fc.record({ hace: fc.constant('cupos' as const), cola: n, maxEspera: fc.nat(12), cupoDia: fc.nat(40) }),
  ],
  [
    3,
    fc.record({
      hace: fc.constant('apertura' as const),
      colas: someColas,
      abierta: fc.constantFrom(false as const, null, null),
    }),
  ],
  [1, fc.record({ hace: fc.constant('plan' as const), cual: n })],
  [2, fc.record({ hace: fc.constant('empresa' as const), cual: n })],
  [12, fc.record({ hace: fc.constant('mirar' as const), que: n, cola: n, turno: n })],
]

const orden: fc.Arbitrary<Orden> = fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })))

/** Hands that work at the same time, each through its own orders, after the clock went on by so many hours. */
export interface Fase {
  readonly horas: number
  readonly manos: readonly (readonly Orden[])[]
}

export interface Shape {
  fases: number
  manos: number
  ordenes: number
  horas: readonly number[]
}

/** Up to so many of everything: what fails can be made smaller. */
export const scriptUpTo = ({ fases, manos, ordenes, horas }: Shape): fc.Arbitrary<Fase[]> =>
  scriptOf(
    horas,
    { minLength: 1, maxLength: fases },
    { minLength: 1, maxLength: manos },
    { maxLength: ordenes },
  )

/** Exactly so many of everything, always the same for one seed. */
export function scriptOfSeed(seed: number, { fases, manos, ordenes, horas }: Shape): Fase[] {
  const exactly = (length: number) => ({ minLength: length, maxLength: length })
  const [script] = fc.sample(scriptOf(horas, exactly(fases), exactly(manos), exactly(ordenes)), {
    seed,
    numRuns: 1,
  })
  return script as Fase[]
}

function scriptOf(
  horas: readonly number[],
  fases: fc.ArrayConstraints,
  manos: fc.ArrayConstraints,
  ordenes: fc.ArrayConstraints,
): fc.Arbitrary<Fase[]> {
  const size = 'max'
  const fase = fc.record({
    horas: fc.constantFrom(...horas),
    manos: fc.array(fc.array(orden, { ...ordenes, size }), { ...manos, size }),
  })
  return fc.array(fase, { ...fases, size })
}
