import { type Preferencia, SIEMPRE_PRIMERO } from '#contract/preferencia.ts'

/** A queue of the sample company: how many come on an ordinary day, when, and how long each takes. */
export interface ColaDemo {
  nombre: string
  descripcion: string
  prefijo: string
  /** The queue that its visits go on to, by its place in the list. */
  sigue?: number
  /** What it asks. */
  pregunta?: { nombre: string; opciones: string[] }
  prioridad: boolean
  tiempoEstimado: number
  puestos: readonly string[]
  porDia: number
  duracionMin: number
  ausentes: number
  /** Arrivals by hour since opening, as weights. */
  curva: readonly number[]
}

export const ABRE_MIN = 7 * 60
export const CIERRA_MIN = 18 * 60

/** Monday first. */
export const DIAS = [1.2, 1.05, 0.95, 1, 0.92, 0.5, 0] as const

// The doors open to a crowd, noon is calm, and after work there is a second wave.
const GENERAL = [6, 11, 13, 12, 9, 5, 4, 7, 9, 7, 3]
// Blood is drawn fasting: everybody comes early.
const AYUNAS = [20, 19, 13, 8, 4, 2, 2, 2, 2, 1, 1]

export const CLINICA = {
  nombre: 'Clínica Santa Lucía',
  titular: 'Dra. Elena Robles',
  direccion: 'Av. Reforma 214, planta baja',
  telefono: '55 5555 0142',
  email: 'recepcion@clinica-santa-lucia.example',
  descripcion: 'Consulta general, laboratorio y atención familiar.',
  horario: 'Lunes a viernes: 7:00 a 18:00\nSábado: 7:00 a 14:00',
} as const

/** Who goes first at the sample company, as the law of many countries has it. */
export const PREFERENCIAS: readonly Omit<Preferencia, 'id'>[] = [
  { nombre: 'Adulto mayor', tipo: 'adulto mayor', ventaja: SIEMPRE_PRIMERO, ofrecida: true },
  { nombre: 'Embarazo', tipo: 'embarazo', ventaja: SIEMPRE_PRIMERO, ofrecida: true },
  { nombre: 'Discapacidad', tipo: 'discapacidad', ventaja: SIEMPRE_PRIMERO, ofrecida: true },
  { nombre: 'Convenio', tipo: 'propia', ventaja: 15, ofrecida: false },
]

export const COLAS: readonly ColaDemo[] = [
  {
    nombre: 'Recepción y citas',
    descripcion: 'Citas, pagos y constancias',
    prefijo: 'R',
    sigue: 1,
    prioridad: false,
    tiempoEstimado: 5,
    puestos: ['Caja 1', 'Caja 2'],
    porDia: 150,
    duracionMin: 4.5,
    ausentes: 0.03,
    curva: GENERAL,
  },
  {
    nombre: 'Medicina general',
    descripcion: 'Consulta sin cita',
    prefijo: 'M',
    prioridad: false,
    tiempoEstimado: 12,
    puestos: ['Consultorio 1', 'Consultorio 2', 'Consultorio 3'],
    porDia: 114,
    duracionMin: 11,
    ausentes: 0.06,
    curva: GENERAL,
  },
  {
    nombre: 'Laboratorio',
    descripcion: 'Toma de muestras y resultados',
    prefijo: 'L',
    pregunta: { nombre: '¿Vienes en ayunas?', opciones: ['Sí', 'No'] },
    prioridad: false,
    tiempoEstimado: 6,
    puestos: ['Toma 1', 'Toma 2'],
    porDia: 86,
    duracionMin: 5,
    ausentes: 0.04,
    curva: AYUNAS,
  },
  {
    nombre: 'Atención preferente',
    descripcion: 'Personas mayores, embarazadas y con discapacidad',
    prefijo: 'P',
    prioridad: true,
    tiempoEstimado: 10,
    puestos: ['Consultorio 4'],
    porDia: 26,
    duracionMin: 9,
    ausentes: 0.04,
    curva: GENERAL,
  },
]

/**
 * The desks of the sample company, each with its queue, and one that is free for whoever tries it, which serves two
 * queues. `colas`: the ids, in the order of COLAS.
 */
export const puestosDemo = (colas: readonly string[]): { nombre: string; colas: string[] }[] => [
  ...COLAS.flatMap(({ puestos }, i) => puestos.map((nombre) => ({ nombre, colas: [colas[i] ?? ''] }))),
  { nombre: 'Consultorio 5', colas: [colas[1] ?? '', colas[3] ?? ''] },
]
