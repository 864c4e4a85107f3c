import { type Preferencia, SIEMPRE_PRIMERO } from '#contract/preferencia.ts'

/** A cola of the sample empresa, with the parameters of its simulated visits. */
export interface ColaDemo {
  nombre: string
  descripcion: string
  prefijo: string
  /** Index in COLAS of the cola in which its visits continue. */
  sigue?: number
  /** The field that its customers fill in. */
  pregunta?: { nombre: string; opciones: string[] }
  prioridad: boolean
  tiempoEstimado: number
  puestos: readonly string[]
  porDia: number
  duracionMin: number
  ausentes: number
  /** Relative number of arrivals in each hour since opening. */
  curva: readonly number[]
}

export const ABRE_MIN = 7 * 60
export const CIERRA_MIN = 18 * 60

/** Relative number of visits by weekday, Monday first. */
export const DIAS = [1.2, 1.05, 0.95, 1, 0.92, 0.5, 0] as const

// A crowd at opening, a calm noon, and a second wave after work.
const GENERAL = [6, 11, 13, 12, 9, 5, 4, 7, 9, 7, 3]
// Blood is drawn fasting, so customers come early.
const AYUNAS = [20, 19, 13, 8, 4, 2, 2, 2, 2, 1, 1]

export const CLINICA = {
  nombre: 'Clínica Santa Lucía',
  titular: 'Dra. Elena Robles',
  direccion: 'Av. Reforma 214, planta baja',
  telefono: '55 5555 0142',
  email: 'recepcion@clinica-santa-lucia.example',
  descripcion: 'Consulta general, laboratorio y atención familiar.',
  horario: 'Lunes a viernes: 7:00 a.m. a 6:00 p.m.\nSábado: 7:00 a.m. a 2:00 p.m.',
} as const

/** Priority groups of the sample empresa, as the law of many countries requires. */
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
 * Returns the desks of the sample empresa: each serves one cola, and a free one for trying out serves two. `colas` are
 * the ids in the order of COLAS.
 */
export const puestosDemo = (colas: readonly string[]): { nombre: string; colas: string[] }[] => [
  ...COLAS.flatMap(({ puestos }, i) => puestos.map((nombre) => ({ nombre, colas: [colas[i] ?? ''] }))),
  { nombre: 'Consultorio 5', colas: [colas[1] ?? '', colas[3] ?? ''] },
]
