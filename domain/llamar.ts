import { elegirSiguiente } from './cola.ts'
import { datosDeElegir, type Eleccion, negativaDeElegir } from './elegir.ts'
import type { Sala } from './sala.ts'
import { actuar, type Cambio, hecho, type Id, type Negativa, type Turno } from './turno.ts'

export interface Llamado<T extends Turno = Turno> {
  cambios: Cambio<T>[]
  /** The turno that was called; null when none waits. */
  turno: T | null
  /** The turno that this puesto had in service. */
  terminado: T | null
  /** The recorded time of the call. */
  instante: number
}

export interface OrdenLlamar {
  /** The colas to call from; null: all. */
  colas: readonly Id[] | null
  puesto: string
  /** The turno that the caller believes is in service at this puesto; null: none. Absent: not checked. */
  enAtencion?: Id | null
  /** Number of people that this puesto has room for. */
  cabe?: number
}

/** If the next turno is younger than this, the puesto may have finished its last one long before. */
const RECIEN_MS = 60_000

/** Finishes the turno in service at the puesto and calls the first in line, of the given colas or of all. */
export function llamar<T extends Turno>(
  sala: Sala<T>,
  { colas, puesto, enAtencion, cabe }: OrdenLlamar,
  ahora: number,
): Llamado<T> | Negativa {
  if (colas?.some((id) => !sala.colas.has(id))) return 'cola_no_encontrada'
  if (cabe === undefined) return llamarA(sala, primeroDe(sala, colas), { puesto, enAtencion }, ahora)
  const primero = primeroQueCabe(sala, colas, cabe)
  const llamado = llamarA(sala, primero, { puesto, enAtencion }, ahora)
  const saltados = primero ? delanteDe(sala, primero.id) : 0
  // Recorded apart from a chosen call: nobody decided to pass these turnos over.
  return conDatos(llamado, saltados > 0 ? { cabe: { lugares: cabe, saltados } } : undefined)
}

/** Number of turnos ahead of one in its line; -1 if it is in none. */
function delanteDe<T extends Turno>({ lineas }: Sala<T>, turnoId: Id): number {
  for (const linea of lineas.values()) {
    const delante = linea.findIndex(({ id }) => id === turnoId)
    if (delante >= 0) return delante
  }
  return -1
}

function conDatos<T extends Turno>(
  llamado: Llamado<T> | Negativa,
  datos: object | undefined,
): Llamado<T> | Negativa {
  if (typeof llamado === 'string' || !datos) return llamado
  const cambio = llamado.cambios.at(-1)
  if (cambio) cambio.datos = { ...cambio.datos, ...datos }
  return llamado
}

export interface OrdenElegir extends Omit<OrdenLlamar, 'colas' | 'cabe'>, Eleccion {
  turnoId: Id
}

/** Calls a chosen turno and records how many were passed over, and why. Needs the whole line. */
export function llamarElegido<T extends Turno>(
  sala: Sala<T>,
  { turnoId, motivo, regla, ...orden }: OrdenElegir,
  ahora: number,
): Llamado<T> | Negativa {
  const saltados = delanteDe(sala, turnoId)
  const elegido = [...sala.lineas.values()].flat().find(({ id }) => id === turnoId)
  if (!elegido) return 'turno_no_en_espera'
  const negativa = negativaDeElegir(saltados, { regla, motivo })
  return negativa ?? conDatos(llamarA(sala, elegido, orden, ahora), datosDeElegir(saltados, motivo))
}

function llamarA<T extends Turno>(
  sala: Sala<T>,
  primero: T | null,
  { puesto, enAtencion }: Pick<OrdenLlamar, 'puesto' | 'enAtencion'>,
  ahora: number,
): Llamado<T> | Negativa {
  const propios = sala.enAtencion.filter((turno) => turno.puesto === puesto)
  if (enAtencion !== undefined && !sonEste(propios, enAtencion)) return 'puesto_cambio'
  const instante = despuesDe(sala.enAtencion, ahora)
  const fin_incierto = primero && instante - primero.emitido_en < RECIEN_MS ? 1 : 0
  const cambios = propios.map((turno) => hecho(actuar('finalizar', turno, instante, { fin_incierto })))
  const terminado = cambios.at(-1)?.turno ?? null
  if (!primero) return { cambios, turno: null, terminado, instante }
  const llamado = hecho(
    actuar('llamar', primero, instante, {
      puesto,
      llamado_en: instante,
      anunciado_en: instante,
      termino_a: terminado?.id ?? null,
    }),
  )
  if (terminado) llamado.datos = { terminado: terminado.id }
  return { cambios: [...cambios, llamado], turno: llamado.turno, terminado, instante }
}

const sonEste = (turnos: readonly Turno[], id: Id | null): boolean =>
  id === null ? turnos.length === 0 : turnos.length === 1 && turnos[0]?.id === id

/** The first party that fills more than half of the places; otherwise the first that fits. */
const primeroQueCabe = <T extends Turno>(
  sala: Sala<T>,
  colas: readonly Id[] | null,
  cabe: number,
): T | null => primeroDe(sala, colas, llena(cabe)) ?? primeroDe(sala, colas, entra(cabe))

/** `primeroQueCabe` for a single list in the order of calls. */
export const elQueCabe = <T extends Grupo>(linea: readonly T[], cabe: number): T | undefined =>
  linea.find(llena(cabe)) ?? linea.find(entra(cabe))

type Grupo = Pick<Turno, 'personas'>

const entra =
  (cabe: number) =>
  ({ personas }: Grupo): boolean =>
    (personas ?? 1) <= cabe
const llena =
  (cabe: number) =>
  (turno: Grupo): boolean =>
    entra(cabe)(turno) && (turno.personas ?? 1) * 2 > cabe

/** The first turno of these colas: priority colas first, then the longest wait. */
function primeroDe<T extends Turno>(
  sala: Sala<T>,
  colas: readonly Id[] | null,
  sirve: (turno: T) => boolean = () => true,
): T | null {
  const candidatos = []
  for (const [id, linea] of sala.lineas) {
    const turno = linea.find(sirve)
    const cola = sala.colas.get(id)
    if (!turno || !cola || (colas && !colas.includes(id))) continue
    candidatos.push({ prioridad: cola.prioridad === 1, lugar: turno.lugar, orden: turno.orden, turno })
  }
  return elegirSiguiente(candidatos)?.turno ?? null
}

/** Later than every call still in service: the latest call stays the latest when the clock goes back. */
const despuesDe = (enAtencion: readonly Turno[], ahora: number): number =>
  enAtencion.reduce((instante, { llamado_en }) => Math.max(instante, (llamado_en ?? 0) + 1), ahora)

export interface Deshecho<T extends Turno = Turno> {
  cambios: Cambio<T>[]
  turno: T
  /** The turno that the call had finished, in service again; null when it finished none or that one went on since. */
  terminado: T | null
}

/** Undoes a call: the turno returns to its place, and the turno that the call finished is in service again. */
export function deshacer<T extends Turno>(
  sala: Pick<Sala, 'colas'>,
  { llamado, terminado }: { llamado: T; terminado: T | null },
  ahora: number,
): Deshecho<T> | Negativa {
  if (!sala.colas.has(llamado.cola_id)) return 'cola_no_encontrada'
  const devuelto = actuar('devolver', llamado, ahora, {
    puesto: null,
    llamado_en: null,
    anunciado_en: null,
    termino_a: null,
  })
  if (typeof devuelto === 'string') return devuelto
  // Only what this call finished, and only if its cola still exists.
  const suyo =
    terminado && terminado.terminado_en === llamado.llamado_en && sala.colas.has(terminado.cola_id)
      ? // At the desk that called, which may have been renamed since.
        actuar('reabrir', terminado, ahora, { puesto: llamado.puesto, terminado_en: null, fin_incierto: 0 })
      : null
  const reabierto = suyo && typeof suyo !== 'string' ? suyo : null
  return {
    cambios: reabierto ? [devuelto, reabierto] : [devuelto],
    turno: devuelto.turno,
    terminado: reabierto?.turno ?? null,
  }
}
