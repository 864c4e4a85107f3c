import { type Admision, admision, NEGATIVA } from './admision.ts'
import {
  ajenosDe,
  type Cotizacion,
  cotizar,
  estimar,
  type Ritmo,
  ritmoInicial,
  sumarCierre,
} from './espera/espera.ts'
import { prefijoDe } from './etiqueta.ts'
import { avanzarReloj, lugarAlLlegar } from './lugar.ts'
import type { ColaDeSala, Sala } from './sala.ts'
import type { Id, Negativa, Turno } from './turno.ts'

/** A new turno as the rule decides it; its id, code and `orden` come from the command. */
export interface Emitido extends Omit<Turno, 'id' | 'orden'>, Cotizacion {
  estado: 'espera'
  prefijo: string | null
  fin_incierto: 0
}

export interface Emision {
  turno: Emitido
  /** Whether the cola was new: it becomes active with its first turno. */
  abre: boolean
  /** The empresa's clock afterwards. */
  reloj: number
}

export interface OrdenEmitir {
  colaId: Id
  ritmo: Ritmo | null
  /** Time that advances the empresa's clock, if different from `ahora`. */
  instante?: number
  /** Minutes of credit from the preference. */
  ventaja?: number
  /** By cola, the people ahead of the place that this credit gives; absent: everyone waiting. */
  antes?: ReadonlyMap<Id, number>
  /** Whether the staff issues the turno: hours and caps do not apply. */
  personal?: boolean
}

/** Inputs of the wait estimate for a turno taken from this cola now. */
function esperaEn(
  sala: Sala,
  cola: ColaDeSala,
  medido: Ritmo | null,
  antes: ReadonlyMap<Id, number> = sala.esperan,
) {
  const ritmo = medido ?? ritmoInicial(cola.tiempo_estimado)
  const ajenos = ajenosDe(ritmo, cola, (id) => sala.colas.get(id), {
    todos: (id) => sala.esperan.get(id) ?? 0,
    antes: (id) => antes.get(id) ?? 0,
  })
  return { faltantes: (antes.get(cola.id) ?? 0) + 1, ritmo, ajenos }
}

/** Quotes the wait at a take. A wait across a closing shows nothing about the pace, so its prediction is not stored. */
function cotizarEn(sala: Sala, cola: ColaDeSala, { ritmo, antes }: OrdenEmitir, ahora: number): Cotizacion {
  const { faltantes, ritmo: suyo, ajenos } = esperaEn(sala, cola, ritmo, antes)
  const cotizacion = cotizar(faltantes, suyo, ajenos)
  const { estimado_min, estimado_max } = cotizacion
  const rango = { min: estimado_min ?? 0, max: estimado_max ?? 0 }
  const { min, max } = sumarCierre(rango, sala.agenda, cola.id, suyo, ahora)
  if (max === estimado_max) return cotizacion
  return { ...cotizacion, estimado_min: min, estimado_max: max, previsto_s: null, previsto_v: null }
}

export const admisionEn = (sala: Sala, cola: ColaDeSala, ritmo: Ritmo | null, ahora: number): Admision =>
  admision(
    {
      cola,
      emitidos: sala.emitidos,
      limite: sala.limite,
      agenda: sala.agenda ?? null,
      esperan: sala.esperan.get(cola.id) ?? 0,
      hoy: sala.hoy?.get(cola.id) ?? 0,
      enLaHora: sala.enLaHora?.get(cola.id) ?? 0,
      estimado: () => {
        const { faltantes, ritmo: suyo, ajenos } = esperaEn(sala, cola, ritmo)
        return estimar(faltantes, suyo, true, ajenos)
      },
    },
    ahora,
  )

export function emitir(sala: Sala, orden: OrdenEmitir, ahora: number): Emision | Negativa {
  const { colaId, ritmo, instante, ventaja = 0, personal = false } = orden
  const cola = sala.colas.get(colaId)
  if (!cola) return 'cola_no_encontrada'
  const { admite } = admisionEn(personal ? { ...sala, agenda: null } : sala, cola, ritmo, ahora)
  if (admite !== 'si') return NEGATIVA[admite]
  const reloj = avanzarReloj(sala.reloj, instante ?? ahora)
  return {
    abre: cola.estado === 'nueva',
    reloj,
    turno: {
      cola_id: colaId,
      serie_id: colaId,
      prefijo: prefijoDe(cola, sala.fecha),
      fecha: sala.fecha,
      numero: (sala.ultimos.get(colaId) ?? 0) + 1,
      lugar: lugarAlLlegar(reloj, ventaja),
      estado: 'espera',
      puesto: null,
      emitido_en: ahora,
      llamado_en: null,
      anunciado_en: null,
      terminado_en: null,
      termino_a: null,
      fin_incierto: 0,
      ...cotizarEn(sala, cola, orden, ahora),
    },
  }
}
