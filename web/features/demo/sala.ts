import { elegirSiguiente } from '#domain/cola.ts'
import { type Accion, aplicar, type Estado } from '#domain/turno.ts'

export const COLAS = [
  { id: 'general', prioridad: false, tiempoEstimado: 5 },
  { id: 'prioritaria', prioridad: true, tiempoEstimado: 8 },
] as const

export type ColaId = (typeof COLAS)[number]['id']

export interface TurnoDemo {
  /** Arrival sequence; also its identity. */
  orden: number
  colaId: ColaId
  numero: number
  nombre: string
  codigo: string
  estado: Estado
  /** Taken by the visitor, on the phone. */
  propio: boolean
}

export interface Sala {
  turnos: readonly TurnoDemo[]
  numeros: Record<ColaId, number>
  /** The latest call first. */
  llamados: readonly TurnoDemo[]
}

const LLAMADOS_MOSTRADOS = 4

export const colaDe = (id: ColaId) => COLAS.find((cola) => cola.id === id) ?? COLAS[0]

/** Who waits, in the order in which they will be called: the rule that the real service has. */
export function enEspera({ turnos }: Sala): TurnoDemo[] {
  let candidatos = turnos
    .filter(({ estado }) => estado === 'espera')
    .map((turno) => ({ turno, orden: turno.orden, prioridad: colaDe(turno.colaId).prioridad }))
  const ordenados: TurnoDemo[] = []
  for (let siguiente = elegirSiguiente(candidatos); siguiente; siguiente = elegirSiguiente(candidatos)) {
    const elegido = siguiente
    ordenados.push(elegido.turno)
    candidatos = candidatos.filter((candidato) => candidato !== elegido)
  }
  return ordenados
}

export const enAtencion = ({ turnos }: Sala): TurnoDemo | null =>
  turnos.find(({ estado }) => estado === 'atencion') ?? null

export const turnoPropio = ({ turnos }: Sala): TurnoDemo | null =>
  turnos.findLast(({ propio, estado }) => propio && estado !== 'cancelado') ?? null

export function emitir(sala: Sala, datos: Pick<TurnoDemo, 'colaId' | 'nombre' | 'codigo' | 'propio'>): Sala {
  const numero = sala.numeros[datos.colaId] + 1
  const orden = (sala.turnos.at(-1)?.orden ?? 0) + 1
  return {
    ...sala,
    numeros: { ...sala.numeros, [datos.colaId]: numero },
    turnos: [...sala.turnos, { ...datos, numero, orden, estado: 'espera' }],
  }
}

/** Does to one turno what the life cycle allows, or nothing. */
export function actuar(sala: Sala, orden: number, accion: Accion): Sala {
  return {
    ...sala,
    turnos: sala.turnos.map((turno) =>
      turno.orden === orden ? { ...turno, estado: aplicar(accion, turno.estado) ?? turno.estado } : turno,
    ),
  }
}

/** Finishes who is being served and calls the next, priority first. */
export function llamarSiguiente(sala: Sala): Sala {
  const atendido = enAtencion(sala)
  const terminada = atendido ? actuar(sala, atendido.orden, 'finalizar') : sala
  const [siguiente] = enEspera(terminada)
  if (!siguiente) return terminada
  return {
    ...actuar(terminada, siguiente.orden, 'llamar'),
    llamados: [siguiente, ...sala.llamados].slice(0, LLAMADOS_MOSTRADOS),
  }
}
