import fc from 'fast-check'
import { ORIGENES } from '#contract/turno.ts'

const CAMBIOS = ['agregar', 'editar', 'prioridad', 'mover', 'quitar', 'repetir', 'nada'] as const
export type Cambio = (typeof CAMBIOS)[number]

const CAMBIOS_DE_PUESTOS = [
  'agregar',
  'agregar',
  'renombrar',
  'intercambiar',
  'colas',
  'mover',
  'quitar',
  'devolver',
] as const
export type CambioDePuestos = (typeof CAMBIOS_DE_PUESTOS)[number]

const n = fc.nat(99)
/** 0: a call without a puesto. */
const puesto = fc.nat(3)
/** 0: a call without a number of places. */
const cabe = fc.constantFrom(0, 0, 0, 0, 2, 4)
const colas = fc.oneof(
  { weight: 3, arbitrary: fc.constant<number[]>([]) },
  fc.array(n, { minLength: 1, maxLength: 3 }),
)

/** An order, or one of several with the same fields. */
const orden = <H extends string, C extends object>(
  weight: number,
  hace: H | readonly H[],
  campos: { [K in keyof C]: fc.Arbitrary<C[K]> },
) => ({
  weight,
  arbitrary: fc.record({ hace: fc.constantFrom(...[hace].flat()), ...campos }) as unknown as fc.Arbitrary<
    { hace: H } & C
  >,
})

/** Orders of a member of the team at the desks, in their own browser. */
const EN_PUESTOS = [
  orden(6, 'puestos', { cambio: fc.constantFrom(...CAMBIOS_DE_PUESTOS), cual: n }),
  orden(12, 'ocupar', { puesto: n, como: fc.constantFrom('preguntar', 'preguntar', 'relevar', 'seguir') }),
  orden(5, 'descansar', { puesto: n, motivo: fc.constantFrom('almuerzo', 'reunión', null, null) }),
  orden(4, 'dejar', { puesto: n }),
  orden(10, 'llamarDesde', { puesto: n, colas, cabe }),
  orden(3, 'elegirDesde', { puesto: n, turno: n }),
  orden(1, 'salir', {}),
]

const ORDENES = [
  ...EN_PUESTOS,
  orden(45, 'pedir', {
    cola: n,
    clave: fc.constantFrom('ninguna', 'ninguna', 'nueva', 'nueva', 'repetida', 'reutilizada'),
    // Most turnos are taken by customers; many of them at once are a burst.
    origen: fc.oneof(
      { weight: 2, arbitrary: fc.nat(1) },
      { weight: 3, arbitrary: fc.nat(ORIGENES.length - 1) },
    ),
    personas: fc.constantFrom(0, 0, 0, 2, 4, 6),
    // 0: no preference.
    preferencia: fc.constantFrom(0, 0, 0, 0, 1, 2),
  }),
  orden(14, 'llamar', { cola: n, puesto, cabe }),
  orden(8, 'llamarDeTodas', { colas, puesto, cabe }),
  orden(4, 'llamarTurno', { turno: n, puesto }),
  orden(3, 'transferirAPuesto', { turno: n, puesto: n }),
  orden(
    40,
    [
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
    ],
    { turno: n },
  ),
  orden(10, 'transferir', {
    turno: n,
    cola: n,
    donde: fc.constantFrom('conserva', 'conserva', 'final', 'primero'),
  }),
  orden(6, 'rafaga', { cancela: fc.boolean() }),
  orden(4, 'seguir', { turno: n, cola: n }),
  orden(6, ['apartar', 'apartar', 'posponer'], { turno: n, minutos: fc.constantFrom(0, 10, 30) }),
  orden(5, ['reanudar', 'llegue'], { turno: n }),
  orden(7, 'deshacerTurno', { turno: n }),
  orden(5, 'dejarPasar', { turno: n, pasan: fc.constantFrom(1, 2, 3, 5) }),
  orden(2, 'preferencias', { cual: n }),
  orden(1, 'cerrar', { colas, pausar: fc.boolean() }),
  orden(4, 'guardar', {
    cambio: fc.constantFrom(...CAMBIOS),
    cual: n,
    version: fc.constantFrom('leida', 'leida', 'vieja', 'ninguna'),
  }),
  orden(8, ['abrir', 'abrir', 'abrir', 'pausar'], { cola: n }),
  orden(1, 'borrar', { cola: n }),
  orden(2, 'cupos', { cola: n, maxEspera: fc.nat(12), cupoDia: fc.nat(40) }),
  orden(3, 'apertura', { colas, abierta: fc.constantFrom(false, null, null) }),
  orden(1, 'plan', { cual: n }),
  orden(2, 'empresa', { cual: n }),
  orden(12, 'mirar', { que: n, cola: n, turno: n }),
]

type ValueOf<A> = A extends { arbitrary: fc.Arbitrary<infer V> } ? V : never

export type OrdenDePuesto = ValueOf<(typeof EN_PUESTOS)[number]>

/**
 * The intention of a client. It refers to a cola or turno by a number, which is looked up among those that the client
 * knows when the order is run; so any part of a script is a script.
 */
export type Orden = ValueOf<(typeof ORDENES)[number]>

const unaOrden = fc.oneof(...ORDENES) as fc.Arbitrary<Orden>

/** Clients that work concurrently, each through its own orders, after the clock advanced by `horas`. */
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

/** A script of at most this shape, which can be shrunk. */
export const scriptUpTo = ({ fases, manos, ordenes, horas }: Shape): fc.Arbitrary<Fase[]> =>
  scriptOf(
    horas,
    { minLength: 1, maxLength: fases },
    { minLength: 1, maxLength: manos },
    { maxLength: ordenes },
  )

/** A script of exactly this shape, always the same for one seed. */
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
    manos: fc.array(fc.array(unaOrden, { ...ordenes, size }), { ...manos, size }),
  })
  return fc.array(fase, { ...fases, size })
}
