import { atendidaAyer, type Calendario, jornadaDe, vencida } from './jornada.ts'
import type { Sala } from './sala.ts'
import {
  type Accion,
  actuar,
  type Cambio,
  hecho,
  type Id,
  type Negativa,
  type Turno,
  terminarEspera,
} from './turno.ts'

type Abiertos<T extends Turno> = Pick<Sala<T>, 'lineas' | 'enAtencion'> & { apartados?: readonly T[] }

/** Removes a cola and cancels its open turnos. */
export function quitarCola<T extends Turno>(sala: Abiertos<T>, colaId: Id, ahora: number): Cambio<T>[] {
  const enAtencion = sala.enAtencion.filter((turno) => turno.cola_id === colaId)
  const apartados = sala.apartados?.filter((turno) => turno.cola_id === colaId) ?? []
  return todos('quitar', [...enAtencion, ...(sala.lineas.get(colaId) ?? []), ...apartados], ahora)
}

export interface Cierre<T extends Turno = Turno> {
  cambios: Cambio<T>[]
  completados: number
  expirados: number
}

/** Closes the day of the given colas, or of all: turnos in service are completed, waiting ones expire. */
export function cerrarJornada<T extends Turno>(
  sala: Abiertos<T> & Pick<Sala, 'colas'>,
  { colas }: { colas: readonly Id[] | null },
  ahora: number,
): Cierre<T> | Negativa {
  if (colas?.some((id) => !sala.colas.has(id))) return 'cola_no_encontrada'
  const elegido = (turno: T) => !colas || colas.includes(turno.cola_id)
  return cerrar(sala.enAtencion.filter(elegido), enEspera(sala).filter(elegido), ahora)
}

/** The change of day: turnos called on an earlier day are completed, those that waited too long expire. */
export function pasarDia<T extends Turno>(
  sala: Abiertos<T>,
  calendario: Calendario,
  ahora: number,
): Cierre<T> {
  const hoy = jornadaDe(ahora, calendario)
  return cerrar(
    sala.enAtencion.filter((turno) => atendidaAyer(turno, hoy, calendario)),
    enEspera(sala).filter((turno) => vencida(turno, ahora, hoy)),
    ahora,
  )
}

function cerrar<T extends Turno>(atendidos: readonly T[], vencidos: readonly T[], ahora: number): Cierre<T> {
  const expiran = vencidos.flatMap((turno) => {
    const cambios = terminarEspera('expirar', turno, ahora)
    return typeof cambios === 'string' ? [] : cambios
  })
  const cambios = [...todos('finalizar', atendidos, ahora, { fin_incierto: 1 }), ...expiran]
  return { cambios, completados: atendidos.length, expirados: vencidos.length }
}

/** Waiting turnos of all colas, including those set aside, in the order of arrival. */
const enEspera = <T extends Turno>({ lineas, apartados = [] }: Abiertos<T>): T[] =>
  [...lineas.values(), apartados].flat().sort((a, b) => a.id - b.id)

const todos = <T extends Turno>(
  accion: Accion,
  turnos: readonly T[],
  ahora: number,
  campos: Partial<Turno> = {},
): Cambio<T>[] => turnos.map((turno) => hecho(actuar(accion, turno, ahora, campos)))

/** Whether any turno belongs to a past service day. Checks all: an older turno may stand behind a newer one. */
export function pasoElDia<T extends Turno>(
  { enAtencion, lineas, calendario }: Abiertos<T> & Pick<Sala, 'calendario'>,
  ahora: number,
): boolean {
  const hoy = jornadaDe(ahora, calendario)
  return (
    enAtencion.some((turno) => atendidaAyer(turno, hoy, calendario)) ||
    [...lineas.values()].some((linea) => linea.some((turno) => vencida(turno, ahora, hoy)))
  )
}
