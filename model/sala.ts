import type { Admite, EstadoCola } from '#contract/cola.ts'
import type { Elegir, NombresPublicos } from '#contract/empresa.ts'
import { fechaLocal } from '#domain/jornada.ts'
import { planVigente } from '#domain/plan.ts'

type Estado = 'espera' | 'apartado' | 'atencion' | 'completado' | 'cancelado' | 'ausente' | 'expirado'

export interface Cola {
  readonly id: string
  readonly nombre: string
  readonly descripcion: string
  readonly prioridad: boolean
  readonly tiempoEstimado: number
  readonly posicion: number
  readonly estado: EstadoCola
  readonly maxEspera: number | null
  readonly cupoDia: number | null
  /** The service day for the rest of which it was closed by hand. */
  readonly cerradaEl: string | null
}

/** Why somebody goes before others; removed ones are still told of those who have them. */
export interface Preferencia {
  readonly id: string
  readonly nombre: string
  /** Minutes of credit. */
  readonly ventaja: number
  readonly quitada: boolean
}

export interface Turno {
  readonly id: string
  readonly codigo: string
  readonly colaId: string
  /** The cola that numbered it. */
  readonly serieId: string
  readonly fecha: string
  readonly numero: number
  /** The seq that issued it. */
  readonly emision: number
  /** Decides between two with the same lugar. */
  readonly orden: number
  /** Place in the order of calls, in microseconds of the empresa's clock. */
  readonly lugar: number
  readonly nombre: string
  /** The name it was asked for with; the staff may have corrected it since. */
  readonly pedido: string
  readonly origen: string
  readonly clave: string | null
  readonly tipo: string
  readonly estado: Estado
  readonly puesto: string | null
  readonly emitidoEn: number
  readonly llamadoEn: number | null
  readonly anunciadoEn: number | null
  readonly terminadoEn: number | null
  /** The turno that the call of this one finished. */
  readonly terminoA: string | null
  readonly personas: number | null
  readonly nota: string | null
  readonly marcas: readonly string[]
  readonly preferencia: string | null
  /** The minutes of credit that it was given. */
  readonly ventaja: number
  /** Whether its holder said to be there. */
  readonly llego: boolean
  /** When somebody set aside waits again by itself. */
  readonly vuelveEn: number | null
  readonly pospuestos: number
  /** What happened to it last, and how it was before where that can be taken back. */
  readonly ultimo?: { readonly seq: number; readonly antes: Turno | null }
  /** What its holder said about coming. */
  readonly respuesta: string | null
  /** Taken by somebody without a session: it may be part of a burst. */
  readonly ajeno: boolean
  /** Its place in the limits of its day is free again. */
  readonly devuelto: boolean
}

/** Who works: somebody of the team in one browser, which logs in again under another name. */
export interface Navegador {
  readonly usuario: 'duena' | 'agente'
  readonly sesion: string
}

/** Somebody's stay at a desk. */
export interface Estadia extends Navegador {
  readonly id: string
  readonly desde: number
  /** When it ends without a sign of life; null: there was one. */
  readonly vence: number | null
  readonly pausa: { readonly motivo: string; readonly desde: number } | null
}

export interface Puesto {
  readonly id: string
  readonly nombre: string
  /** Those that it serves, deleted ones too; null: all. */
  readonly colas: readonly string[] | null
  readonly estadia: Estadia | null
  readonly librePor: string | null
}

/** One empresa with everything that its rules need. Never changed: a command makes a new one. */
export interface Sala {
  readonly empresaId: string
  readonly nombre: string
  readonly colorPrimario: string
  readonly zona: string
  readonly nombresPublicos: NombresPublicos
  readonly plan: string | null
  readonly pruebaHasta: number
  readonly version: number
  /** The service day for the rest of which everything was closed by hand. */
  readonly cerradaEl: string | null
  /** Those that exist, in the owner's order. */
  readonly colas: readonly Cola[]
  readonly preferencias: readonly Preferencia[]
  readonly elegir: Elegir
  readonly nombresAlLlamar: boolean
  /** Where whoever came last stands: behind everybody before. */
  readonly reloj: number
  readonly borradas: readonly Cola[]
  readonly turnos: ReadonlyMap<string, Turno>
  /** Those with a name, in the owner's order. */
  readonly puestos: readonly Puesto[]
  readonly puestosQuitados: readonly Puesto[]
}

/** A sala as of one seq and one instant. */
export interface Moment {
  readonly sala: Sala
  readonly seq: number
  readonly ahora: number
}

export const colaDe = (sala: Sala, id: string): Cola | undefined => sala.colas.find((cola) => cola.id === id)

/** Who waits in a cola, the next one first. */
export const enEspera = (sala: Sala, colaId: string): Turno[] =>
  [...sala.turnos.values()].filter((t) => t.estado === 'espera' && t.colaId === colaId).sort(porLugar)

export const porLugar = (a: Turno, b: Turno): number => a.lugar - b.lugar || a.orden - b.orden

/** Who is set aside in a cola, in order. */
export const apartadosDe = (sala: Sala, colaId: string): Turno[] =>
  [...sala.turnos.values()].filter((t) => t.estado === 'apartado' && t.colaId === colaId).sort(porLugar)

/** The place of somebody who has a place in the line, or would have one. */
export const posicionDe = (sala: Sala, turno: Turno): number =>
  enEspera(sala, turno.colaId).filter((otro) => porLugar(otro, turno) < 0).length + 1

/** How a turno is called out: with its cola where another one numbered it. */
export function etiquetaDe(sala: Sala, { numero, colaId, serieId }: Turno): string {
  const serie = serieId === colaId ? undefined : colaDe(sala, serieId)
  return serie ? `${numero} · ${serie.nombre}` : `${numero}`
}

/** Who is in service in the empresa, in the order of the calls. */
export const enAtencion = (sala: Sala): Turno[] =>
  [...sala.turnos.values()]
    .filter((t) => t.estado === 'atencion')
    .sort((a, b) => (a.llamadoEn ?? 0) - (b.llamadoEn ?? 0) || a.orden - b.orden)

export const enAtencionDe = (sala: Sala, colaId: string): Turno[] =>
  enAtencion(sala).filter((t) => t.colaId === colaId)

export const hoyEn = (sala: Sala, ahora: number): string => fechaLocal(ahora, sala.zona)

/** Places that a service day has used, in all colas or in the one that numbered them. */
export const emitidosEl = (sala: Sala, fecha: string, serieId?: string): number =>
  [...sala.turnos.values()].filter(
    (t) => t.fecha === fecha && !t.devuelto && (serieId === undefined || t.serieId === serieId),
  ).length

/** Whether a cola gives turns to whoever asks, and if not, why. */
export function admiteDe(sala: Sala, cola: Cola, ahora: number): Admite {
  const hoy = hoyEn(sala, ahora)
  const limite = planDe(sala, ahora).limites.turnosPorDia
  // By the cola that numbered them: whoever was transferred away still counts here.
  const emitidos = emitidosEl(sala, hoy, cola.id)
  if (cola.estado === 'pausada') return 'pausada'
  if (cola.cerradaEl === hoy || sala.cerradaEl === hoy) return 'cerrada'
  if (limite !== null && emitidosEl(sala, hoy) >= limite) return 'agotada'
  if (cola.cupoDia !== null && emitidos >= cola.cupoDia) return 'cupo_dia'
  return cola.maxEspera !== null && enEspera(sala, cola.id).length >= cola.maxEspera ? 'llena' : 'si'
}

export const planDe = (sala: Sala, ahora: number) =>
  planVigente(sala, { catalogo: 'pagina', planFijo: null }, ahora)

export function conTurnos(sala: Sala, cambiados: readonly Turno[]): Sala {
  const turnos = new Map(sala.turnos)
  for (const turno of cambiados) turnos.set(turno.id, turno)
  return { ...sala, turnos }
}
