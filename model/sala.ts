import { COLOR_PRIMARIO, type Elegir, type NombresPublicos } from '#contract/empresa.ts'
import { AGENDA_VACIA, Agenda } from '#domain/agenda.ts'
import { admisionEn } from '#domain/emitir.ts'
import * as etiqueta from '#domain/etiqueta.ts'
import { type Calendario, diasNaturales, jornadaDe } from '#domain/jornada.ts'
import { esAntes, porLugar } from '#domain/lugar.ts'
import { planVigente } from '#domain/plan.ts'
import type * as puesto from '#domain/puesto.ts'
import type * as sala from '#domain/sala.ts'
import { lineasDe, porLlamada } from '#domain/sala.ts'
import type * as turno from '#domain/turno.ts'

/** The rules identify colas, turnos and desks by numbers, clients by `uuid`. */
type Id = turno.Id

export interface Cola extends Readonly<sala.ColaDeSala> {
  readonly uuid: string
  readonly nombre: string
  readonly descripcion: string
  readonly posicion: number
}

/** Why a turno goes before others. A removed one is kept for the turnos that have it. */
export interface Preferencia {
  readonly id: string
  readonly nombre: string
  /** Minutes of credit. */
  readonly ventaja: number
  readonly quitada: boolean
}

/** Its `id` is the seq that issued it. */
export interface Turno extends Readonly<turno.Turno> {
  readonly uuid: string
  readonly codigo: string
  readonly nombre: string
  /** The requested name; the staff may have corrected it since. */
  readonly pedido: string
  readonly origen: string
  readonly clave: string | null
  readonly tipo: string
  readonly nota: string | null
  readonly marcas: readonly string[]
  readonly preferencia: string | null
  /** The minutes of credit that it got. */
  readonly ventaja: number
  /** The customer's response about coming. */
  readonly respuesta: string | null
  /** Null: taken by the staff. All customers have the same address. */
  readonly procedencia: number | null
  /** Whether its place in the limits of its day is free again. */
  readonly devuelto: boolean
  /** The last evento about it, and the previous values if it can be undone. */
  readonly ultimo: { readonly seq: number; readonly antes: Partial<Turno> | null }
}

/** A member of the team in one browser. Each log-in is a new `sesion`. */
export interface Navegador {
  readonly usuario: 'duena' | 'agente'
  readonly sesion: string
}

export interface Puesto extends Readonly<puesto.Puesto> {
  readonly uuid: string
}

/** One empresa with everything that its rules need. Immutable: a command creates a new one. */
export interface Sala {
  readonly empresaId: string
  readonly nombre: string
  readonly colorPrimario: string
  readonly calendario: Calendario
  readonly nombresPublicos: NombresPublicos
  readonly plan: string | null
  readonly pruebaHasta: number
  readonly version: number
  readonly agenda: Agenda
  /** Existing ones, in the owner's order. */
  readonly colas: readonly Cola[]
  readonly borradas: readonly Cola[]
  readonly preferencias: readonly Preferencia[]
  readonly elegir: Elegir
  readonly nombresAlLlamar: boolean
  /** Clock of the order: the place of the last arrival, behind all earlier ones. */
  readonly reloj: number
  /** By uuid. */
  readonly turnos: ReadonlyMap<string, Turno>
  /** Named desks, in the owner's order. */
  readonly puestos: readonly Puesto[]
  readonly puestosQuitados: readonly Puesto[]
}

export function salaNueva(empresa: Pick<Sala, 'empresaId' | 'plan' | 'pruebaHasta'>): Sala {
  const calendario = diasNaturales('America/Mexico_City')
  return {
    ...empresa,
    nombre: 'Clínica Sol',
    colorPrimario: COLOR_PRIMARIO,
    calendario,
    nombresPublicos: 'completo',
    version: 0,
    agenda: new Agenda(calendario, AGENDA_VACIA, new Map()),
    colas: [],
    borradas: [],
    preferencias: [],
    elegir: 'libre',
    nombresAlLlamar: false,
    reloj: 0,
    turnos: new Map(),
    puestos: [],
    puestosQuitados: [],
  }
}

/** A sala as of one seq and one instant. */
export interface Moment {
  readonly sala: Sala
  readonly seq: number
  readonly ahora: number
}

export const colaDe = (sala: Sala, uuid: string): Cola | undefined =>
  sala.colas.find((cola) => cola.uuid === uuid)

export const colaPorId = ({ colas, borradas }: Sala, id: Id): Cola | undefined =>
  [...colas, ...borradas].find((cola) => cola.id === id)

const enEstado = ({ turnos }: Sala, estado: turno.Estado): Turno[] =>
  [...turnos.values()].filter((uno) => uno.estado === estado)

/** Waiting turnos of a cola, the next one first. */
export const enEspera = (sala: Sala, colaId: Id): Turno[] =>
  enEstado(sala, 'espera')
    .filter(({ cola_id }) => cola_id === colaId)
    .sort(porLugar)

/** Turnos set aside in a cola, in order. */
export const apartadosDe = (sala: Sala, colaId: Id): Turno[] =>
  enEstado(sala, 'apartado')
    .filter(({ cola_id }) => cola_id === colaId)
    .sort(porLugar)

/** The position of a turno in its line, or the one it would have. */
export const posicionDe = (sala: Sala, turno: Turno): number =>
  enEspera(sala, turno.cola_id).filter((otro) => esAntes(otro, turno)).length + 1

export const etiquetaDe = (sala: Sala, turno: Turno): string =>
  etiqueta.etiquetaDe(turno, new Map(sala.colas.map((cola) => [cola.id, cola])))

/** Turnos in service in the empresa, in the order of the calls. */
const enAtencion = (sala: Sala): Turno[] => enEstado(sala, 'atencion').sort(porLlamada)

export const enAtencionDe = (sala: Sala, colaId: Id): Turno[] =>
  enAtencion(sala).filter(({ cola_id }) => cola_id === colaId)

export const hoyEn = ({ calendario }: Sala, instante: number): string => jornadaDe(instante, calendario)

export const planDe = (sala: Sala, ahora: number) =>
  planVigente(sala, { catalogo: 'pagina', planFijo: null }, ahora)

/** The room as input for the rules. */
export interface SalaDeReglas extends sala.Sala<Turno> {
  apartados: Turno[]
}

/** Counts from the turnos each time, so that no error can accumulate. */
function contar(sala: Sala, ahora: number): SalaDeReglas {
  const { agenda, calendario, reloj } = sala
  const fecha = hoyEn(sala, ahora)
  const deHoy = [...sala.turnos.values()].filter((turno) => turno.fecha === fecha)
  const cuentan = deHoy.filter(({ devuelto }) => !devuelto)
  const lineas = lineasDe(sala.turnos.values())
  const porCola = (turnos: readonly Turno[]) =>
    new Map(
      sala.colas.map(({ id }) => [id, turnos.filter(({ serie_id }) => serie_id === id).length] as const),
    )
  return {
    calendario,
    fecha,
    limite: planDe(sala, ahora).limites.turnosPorDia,
    emitidos: cuentan.length,
    reloj,
    colas: new Map(sala.colas.map((cola) => [cola.id, cola])),
    agenda,
    hoy: porCola(cuentan),
    ultimos: porCola(deHoy),
    esperan: new Map([...lineas].map(([id, linea]) => [id, linea.length])),
    lineas,
    enAtencion: enAtencion(sala),
    apartados: enEstado(sala, 'apartado').sort(porLugar),
  }
}

/** Cache of the last result of `contar` by sala. */
const contadas = new WeakMap<Sala, { ahora: number; reglas: SalaDeReglas }>()

export function enReglas(sala: Sala, ahora: number): SalaDeReglas {
  const contada = contadas.get(sala)
  if (contada?.ahora === ahora) return contada.reglas
  const reglas = contar(sala, ahora)
  contadas.set(sala, { ahora, reglas })
  return reglas
}

export const admiteDe = (sala: Sala, cola: Cola, ahora: number) =>
  admisionEn(enReglas(sala, ahora), cola, null, ahora).admite

export function conTurnos(sala: Sala, cambiados: readonly Turno[]): Sala {
  const turnos = new Map(sala.turnos)
  for (const turno of cambiados) turnos.set(turno.uuid, turno)
  return { ...sala, turnos }
}
