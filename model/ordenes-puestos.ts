import fc from 'fast-check'

const CAMBIOS = [
  'agregar',
  'agregar',
  'renombrar',
  'intercambiar',
  'colas',
  'mover',
  'quitar',
  'devolver',
] as const
export type CambioDePuestos = (typeof CAMBIOS)[number]

/** What somebody of the team has in mind with the desks, in the own browser. */
export type OrdenDePuesto =
  | { hace: 'puestos'; cambio: CambioDePuestos; cual: number }
  | { hace: 'ocupar'; puesto: number; como: 'preguntar' | 'relevar' | 'seguir' }
  | { hace: 'descansar'; puesto: number; motivo: 'almuerzo' | 'reunión' | null }
  | { hace: 'dejar'; puesto: number }
  | { hace: 'llamarDesde'; puesto: number; colas: number[]; cabe: number }
  | { hace: 'elegirDesde'; puesto: number; turno: number }
  | { hace: 'salir' }

export const deskOrders = (
  n: fc.Arbitrary<number>,
  colas: fc.Arbitrary<number[]>,
  cabe: fc.Arbitrary<number>,
): [number, fc.Arbitrary<OrdenDePuesto>][] => [
  [6, fc.record({ hace: fc.constant('puestos' as const), cambio: fc.constantFrom(...CAMBIOS), cual: n })],
  [
    12,
    fc.record({
      hace: fc.constant('ocupar' as const),
      puesto: n,
      como: fc.constantFrom('preguntar', 'preguntar', 'relevar', 'seguir'),
    }),
  ],
  [
    5,
    fc.record({
      hace: fc.constant('descansar' as const),
      puesto: n,
      motivo: fc.constantFrom('almuerzo' as const, 'reunión' as const, null, null),
    }),
  ],
  [4, fc.record({ hace: fc.constant('dejar' as const), puesto: n })],
  [10, fc.record({ hace: fc.constant('llamarDesde' as const), puesto: n, colas, cabe })],
  [3, fc.record({ hace: fc.constant('elegirDesde' as const), puesto: n, turno: n })],
  [1, fc.record({ hace: fc.constant('salir' as const) })],
]
