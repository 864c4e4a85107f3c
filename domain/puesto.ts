import type { EstadoPuesto, PorQueLibre } from '#contract/puesto.ts'
import { type Concesion, puede } from './permiso.ts'
import { actuar, type Cambio, hecho, type Id, type Turno } from './turno.ts'

/** Time without a sign of life after which a warning is sent that the desk will be freed. */
export const SILENT_AFTER_MS = 5 * 60_000
/** Time without a sign of life after which a desk is freed. */
export const FREE_AFTER_MS = 15 * 60_000

/** Who is at a desk. Rows of the store have these fields under the same names. */
export interface Ocupacion {
  usuario_id: Id | null
  /** The browser. */
  sesion: string | null
  /** Id of the stay; null: the desk is free. */
  ocupacion: string | null
  ocupado_en: number | null
  /** Time of the last sign of life. */
  visto_en: number | null
  /** When the desk is freed unless a sign of life arrives. */
  vence_en: number | null
  pausa_en: number | null
  pausa_motivo: string | null
  libre_por: PorQueLibre | null
}

export interface Puesto extends Ocupacion {
  id: Id
  nombre: string
  /** Colas that it serves; null: all. */
  colas: readonly Id[] | null
}

export type EventoDePuesto =
  | 'puesto_ocupado'
  | 'puesto_liberado'
  | 'puesto_pausado'
  | 'puesto_reanudado'
  | 'puesto_sin_senal'
  | 'puesto_con_senal'

/** A desk after an action. `tipo` is null if only a sign of life was recorded: there is no evento then. */
export interface CambioDePuesto<P extends Puesto = Puesto> {
  puesto: P
  tipo: EventoDePuesto | null
  datos?: object
}

export type NegativaDePuesto =
  | 'puesto_no_encontrado'
  | 'puesto_tomado'
  | 'puesto_dejado'
  | 'puesto_en_pausa'
  | 'prohibido'

const LIBRE = {
  usuario_id: null,
  sesion: null,
  ocupacion: null,
  ocupado_en: null,
  visto_en: null,
  vence_en: null,
  pausa_en: null,
  pausa_motivo: null,
} as const

/** The fields of a desk that was never occupied. */
export const SIN_OCUPACION: Ocupacion = { ...LIBRE, libre_por: null }

export function estadoDePuesto({ ocupacion, pausa_en }: Ocupacion): EstadoPuesto {
  if (ocupacion === null) return 'libre'
  return pausa_en === null ? 'ocupado' : 'en pausa'
}

export interface OrdenOcupar {
  puestoId: Id
  usuarioId: Id
  sesion: string
  ocupacion: string
  /** Whether to take over from another holder. */
  relevar: boolean
  concesion: Concesion
}

/**
 * Takes a desk and leaves the one that this browser was at. Without `relevar`, a desk that someone else occupies is
 * refused, so that the user can confirm. Taking the same desk again is a sign of life; from another browser of the same
 * person it moves the stay there.
 */
export function ocupar<P extends Puesto>(
  puestos: readonly P[],
  { puestoId, usuarioId, sesion, ocupacion, relevar, concesion }: OrdenOcupar,
  ahora: number,
): CambioDePuesto<P>[] | NegativaDePuesto {
  const puesto = puestos.find(({ id }) => id === puestoId)
  if (!puesto) return 'puesto_no_encontrado'
  if (!puedeEstar(puesto, concesion)) return 'prohibido'
  if (puesto.sesion === sesion) return [conSenal(puesto, ahora)]
  if (puesto.ocupacion !== null && puesto.usuario_id !== usuarioId && !relevar) return 'puesto_tomado'
  const dejados = puestos.filter((otro) => otro.sesion === sesion).map((otro) => libre(otro, 'cambio'))
  const relevado = puesto.ocupacion === null ? [] : [libre(puesto, 'relevo')]
  const ocupado = {
    ...puesto,
    ...SIN_OCUPACION,
    usuario_id: usuarioId,
    sesion,
    ocupacion,
    ocupado_en: ahora,
    visto_en: ahora,
  }
  return [...dejados, ...relevado, { puesto: ocupado, tipo: 'puesto_ocupado', datos: { ocupacion } }]
}

/** Whether an actor may be at a desk: it must serve at least one of their colas. */
export const puedeEstar = <Cola>(
  { colas }: { colas: readonly Cola[] | null },
  concesion: Concesion<Cola> | null,
): boolean =>
  colas === null || colas.length === 0
    ? puede(concesion, 'atender')
    : colas.some((cola) => puede(concesion, 'atender', cola))

/** Records that the browser at a desk is still on. */
export function seguir<P extends Puesto>(
  puesto: P,
  { ocupacion, usuarioId }: { ocupacion: string; usuarioId: Id },
  ahora: number,
): CambioDePuesto<P> | NegativaDePuesto {
  const suyo = puesto.ocupacion === ocupacion && puesto.usuario_id === usuarioId
  return suyo ? conSenal(puesto, ahora) : 'puesto_dejado'
}

/** Records a sign of life of an occupied desk. */
export function conSenal<P extends Puesto>(puesto: P, ahora: number): CambioDePuesto<P> {
  const visto_en = Math.max(puesto.visto_en ?? 0, ahora)
  const tipo = puesto.vence_en === null ? null : 'puesto_con_senal'
  return { puesto: { ...puesto, visto_en, vence_en: null }, tipo }
}

/** Starts a pause, or ends it if `motivo` is null. During a pause it changes the reason, not the beginning. */
export function pausar<P extends Puesto>(
  puesto: P,
  { usuarioId, motivo }: { usuarioId: Id; motivo: string | null },
  ahora: number,
): CambioDePuesto<P>[] | NegativaDePuesto {
  if (puesto.ocupacion === null || puesto.usuario_id !== usuarioId) return 'puesto_dejado'
  if (motivo === null) {
    if (puesto.pausa_en === null) return []
    return [{ puesto: { ...puesto, pausa_en: null, pausa_motivo: null }, tipo: 'puesto_reanudado' }]
  }
  const pausa_en = puesto.pausa_en ?? ahora
  return [
    { puesto: { ...puesto, pausa_en, pausa_motivo: motivo }, tipo: 'puesto_pausado', datos: { motivo } },
  ]
}

/** Frees a desk, for its holder or for an actor with `equipo`. */
export function liberar<P extends Puesto>(
  puesto: P,
  { usuarioId, concesion }: { usuarioId: Id; concesion: Concesion },
): CambioDePuesto<P>[] | NegativaDePuesto {
  if (puesto.ocupacion === null) return 'puesto_dejado'
  if (puesto.usuario_id === usuarioId) return [libre(puesto, 'salida')]
  return puede(concesion, 'equipo') ? [libre(puesto, 'equipo')] : 'puesto_dejado'
}

/** An occupied desk that becomes free. `datos` names its holder, whose pause ends too. */
export const libre = <P extends Puesto>(puesto: P, por: PorQueLibre): CambioDePuesto<P> => ({
  puesto: { ...puesto, ...LIBRE, libre_por: por },
  tipo: 'puesto_liberado',
  datos: { por, usuario: puesto.usuario_id },
})

/**
 * Renames desks (`nombres`: old to new) in the turnos in service, which refer to a desk by name. Refused where two of
 * them would share a name: a call may use a name that is not in the list.
 */
export function renombrar<T extends Turno>(
  enAtencion: readonly T[],
  nombres: ReadonlyMap<string, string>,
  ahora: number,
): Cambio<T>[] | { repetido: string } {
  if (nombres.size === 0) return []
  const puestos = enAtencion.map(({ puesto }) => nombres.get(puesto ?? '') ?? puesto ?? '')
  const repetido = puestos.find((puesto, i) => puestos.indexOf(puesto) < i)
  if (repetido !== undefined) return { repetido }
  return enAtencion.flatMap((turno, i) =>
    turno.puesto === puestos[i] ? [] : [hecho(actuar('cambiar', turno, ahora, { puesto: puestos[i] }))],
  )
}

export interface Alrededores {
  /** Whether the session of a browser is still open. */
  abierta(sesion: string): boolean
  fechaDe(instante: number): string
}

/** Applies the passing of time: desks whose session or day has ended, or without a sign of life, become free. */
export function revisar<P extends Puesto>(
  puestos: readonly P[],
  { abierta, fechaDe }: Alrededores,
  ahora: number,
): CambioDePuesto<P>[] {
  const hoy = fechaDe(ahora)
  return puestos.flatMap((puesto) => {
    if (puesto.ocupacion === null) return []
    if (puesto.usuario_id === null || !abierta(puesto.sesion ?? '')) return [libre(puesto, 'sesion')]
    if (fechaDe(puesto.ocupado_en ?? 0) < hoy) return [libre(puesto, 'jornada')]
    if (puesto.vence_en !== null) return puesto.vence_en <= ahora ? [libre(puesto, 'sin_senal')] : []
    const visto = puesto.visto_en ?? 0
    if (ahora - visto < SILENT_AFTER_MS) return []
    // After an outage of the service no warning was sent, so the holder gets the usual time after it.
    const vence_en = Math.max(visto + FREE_AFTER_MS, ahora + FREE_AFTER_MS - SILENT_AFTER_MS)
    return [{ puesto: { ...puesto, vence_en }, tipo: 'puesto_sin_senal' }]
  })
}

/** A call from a named desk. */
export interface OrdenDesde {
  usuarioId: Id | null
  concesion: Concesion | null
  /** Colas of the empresa that are not deleted. */
  vivas: Iterable<Id>
}

/** The colas that a call from a desk covers: those that it serves and its holder may attend; or the refusal. */
export function colasDeLlamada(
  puesto: Puesto | undefined,
  { usuarioId, concesion, vivas }: OrdenDesde,
): Id[] | NegativaDePuesto {
  if (!puesto) return 'puesto_no_encontrado'
  if (puesto.ocupacion === null || puesto.usuario_id !== usuarioId) return 'puesto_dejado'
  if (puesto.pausa_en !== null) return 'puesto_en_pausa'
  return [...vivas].filter((id) => sirve(puesto, id) && puede(concesion, 'atender', id))
}

/** Whether another person is at the desk of this name. Calls may name a desk by its text alone. */
export const esDeOtro = (
  puestos: readonly Pick<Puesto, 'nombre' | 'ocupacion' | 'usuario_id'>[],
  nombre: string,
  usuarioId: Id | null,
): boolean => puestos.some((p) => p.nombre === nombre && p.ocupacion !== null && p.usuario_id !== usuarioId)

export const sirve = ({ colas }: Pick<Puesto, 'colas'>, colaId: Id): boolean =>
  colas?.includes(colaId) ?? true

/** Number of named desks that serve a cola, by state. */
export interface PuestosDeCola {
  libres: number
  /** Attended and not on a pause. */
  ocupados: number
  enPausa: number
}

/** Null if the empresa has no named desks. */
export function puestosDeCola(puestos: readonly Puesto[], colaId: Id): PuestosDeCola | null {
  if (puestos.length === 0) return null
  const suyos = puestos.filter((puesto) => sirve(puesto, colaId)).map(estadoDePuesto)
  const cuantos = (estado: EstadoPuesto) => suyos.filter((suyo) => suyo === estado).length
  return { libres: cuantos('libre'), ocupados: cuantos('ocupado'), enPausa: cuantos('en pausa') }
}
