import type { EstadoPuesto, PorQueLibre } from '#contract/puesto.ts'
import { type Concesion, puede } from './permiso.ts'
import { actuar, type Cambio, hecho, type Id, type Turno } from './turno.ts'

/** A desk without a sign of life is announced to be freed after this time. */
export const AVISO_SIN_SENAL_MS = 5 * 60_000
/** A desk without a sign of life is freed after this time. */
export const SIN_SENAL_MS = 15 * 60_000

/** Who is at a desk. Rows of the store have these fields under the same names. */
export interface Ocupacion {
  usuario_id: Id | null
  /** The browser. */
  sesion: string | null
  /** Names the stay; null: nobody is there. */
  ocupacion: string | null
  ocupado_en: number | null
  /** The last sign of life. */
  visto_en: number | null
  /** When it is freed unless a sign of life comes. */
  vence_en: number | null
  pausa_en: number | null
  pausa_motivo: string | null
  /** Why it became free. */
  libre_por: PorQueLibre | null
}

/** A named desk. */
export interface Puesto extends Ocupacion {
  id: Id
  nombre: string
  /** Those that it serves; null: all. */
  colas: readonly Id[] | null
}

export type EventoDePuesto =
  | 'puesto_ocupado'
  | 'puesto_liberado'
  | 'puesto_pausado'
  | 'puesto_reanudado'
  | 'puesto_sin_senal'
  | 'puesto_con_senal'

/** A desk as it is after an action. Without a tipo nobody has to be told: only a sign of life was noted. */
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

/** A desk that nobody ever was at. */
export const SIN_OCUPACION: Ocupacion = { ...LIBRE, libre_por: null }

export function estadoDePuesto({ ocupacion, pausa_en }: Ocupacion): EstadoPuesto {
  if (ocupacion === null) return 'libre'
  return pausa_en === null ? 'ocupado' : 'en pausa'
}

export interface OrdenOcupar {
  puestoId: Id
  usuarioId: Id
  sesion: string
  /** Names the new stay. */
  ocupacion: string
  /** Also when somebody else is there. */
  relevar: boolean
  /** What the caller may do. */
  concesion: Concesion
}

/**
 * Takes a desk, and leaves the one that this browser was at. Its holder is asked first: without
 * `relevar` an occupied desk is refused. Coming again is a sign of life.
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
  if (puesto.ocupacion !== null && !relevar) return 'puesto_tomado'
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

/** Whether somebody may be at a desk: it serves at least one of their colas. */
export const puedeEstar = <Cola>(
  { colas }: { colas: readonly Cola[] | null },
  concesion: Concesion<Cola> | null,
): boolean =>
  colas === null || colas.length === 0
    ? puede(concesion, 'atender')
    : colas.some((cola) => puede(concesion, 'atender', cola))

/** A browser says that somebody still is there. */
export function seguir<P extends Puesto>(
  puesto: P,
  { ocupacion, usuarioId }: { ocupacion: string; usuarioId: Id },
  ahora: number,
): CambioDePuesto<P> | NegativaDePuesto {
  const suyo = puesto.ocupacion === ocupacion && puesto.usuario_id === usuarioId
  return suyo ? conSenal(puesto, ahora) : 'puesto_dejado'
}

/** Notes a sign of life of an occupied desk. */
export function conSenal<P extends Puesto>(puesto: P, ahora: number): CambioDePuesto<P> {
  const visto_en = Math.max(puesto.visto_en ?? 0, ahora)
  const tipo = puesto.vence_en === null ? null : 'puesto_con_senal'
  return { puesto: { ...puesto, visto_en, vence_en: null }, tipo }
}

/** Its holder goes away for a while, or is back (`motivo` null). Again, it changes the reason and not the beginning. */
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

/** Its holder leaves, or somebody of the team frees it. */
export function liberar<P extends Puesto>(
  puesto: P,
  { usuarioId, concesion }: { usuarioId: Id; concesion: Concesion },
): CambioDePuesto<P>[] | NegativaDePuesto {
  if (puesto.ocupacion === null) return 'puesto_dejado'
  if (puesto.usuario_id === usuarioId) return [libre(puesto, 'salida')]
  return puede(concesion, 'equipo') ? [libre(puesto, 'equipo')] : 'puesto_dejado'
}

/** An occupied desk that becomes free. `datos` tells whose it was: a pause ends with it too. */
export const libre = <P extends Puesto>(puesto: P, por: PorQueLibre): CambioDePuesto<P> => ({
  puesto: { ...puesto, ...LIBRE, libre_por: por },
  tipo: 'puesto_liberado',
  datos: { por, usuario: puesto.usuario_id },
})

/**
 * Desks get other names (`nombres`: old to new), and those they serve go along: a turno knows its desk by name. Refused
 * where two turnos in service would share a name, since a call may use one that is not in the list.
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
  /** The service day of an instant. */
  fechaDe(instante: number): string
}

/** What the clock changes: desks whose session or day is over, or that give no sign of life, become free. */
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
    if (ahora - visto < AVISO_SIN_SENAL_MS) return []
    // After an outage of the service itself nobody was told: the time to tell is given first.
    const vence_en = Math.max(visto + SIN_SENAL_MS, ahora + SIN_SENAL_MS - AVISO_SIN_SENAL_MS)
    return [{ puesto: { ...puesto, vence_en }, tipo: 'puesto_sin_senal' }]
  })
}

/** The named desk of a call. */
export interface OrdenDesde {
  usuarioId: Id | null
  concesion: Concesion | null
  /** Those of the empresa that are not deleted. */
  vivas: Iterable<Id>
}

/** The colas that a call from a desk is for: those that it serves and its holder may; or why there is no call. */
export function colasDeLlamada(
  puesto: Puesto | undefined,
  { usuarioId, concesion, vivas }: OrdenDesde,
): Id[] | NegativaDePuesto {
  if (!puesto) return 'puesto_no_encontrado'
  if (puesto.ocupacion === null || puesto.usuario_id !== usuarioId) return 'puesto_dejado'
  if (puesto.pausa_en !== null) return 'puesto_en_pausa'
  return [...vivas].filter((id) => sirve(puesto, id) && puede(concesion, 'atender', id))
}

/** Whether a desk serves a cola. */
export const sirve = ({ colas }: Pick<Puesto, 'colas'>, colaId: Id): boolean =>
  colas?.includes(colaId) ?? true

/** How many named desks serve a cola, by their state. */
export interface PuestosDeCola {
  libres: number
  /** With somebody who is not on a pause. */
  ocupados: number
  enPausa: number
}

/** Null: the empresa has no named desks, so they tell nothing. */
export function puestosDeCola(puestos: readonly Puesto[], colaId: Id): PuestosDeCola | null {
  if (puestos.length === 0) return null
  const suyos = puestos.filter((puesto) => sirve(puesto, colaId)).map(estadoDePuesto)
  const cuantos = (estado: EstadoPuesto) => suyos.filter((suyo) => suyo === estado).length
  return { libres: cuantos('libre'), ocupados: cuantos('ocupado'), enPausa: cuantos('en pausa') }
}
