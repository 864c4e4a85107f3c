import type { Admite } from '#contract/cola.ts'
import { estimar, type Ritmo, ritmoInicial } from './espera.ts'
import { prefijoDe } from './etiqueta.ts'
import { avanzarReloj, lugarAlLlegar } from './lugar.ts'
import { cabe } from './plan.ts'
import type { ColaDeSala, Sala } from './sala.ts'
import type { Id, Negativa, Turno } from './turno.ts'

const NEGATIVA: Record<Exclude<Admite, 'si'>, Negativa> = {
  pausada: 'cola_pausada',
  agotada: 'limite_turnos',
}

/** Whether a cola issues turnos now, and if not, why. */
export function admite(
  { emitidos, limite }: Pick<Sala, 'emitidos' | 'limite'>,
  { estado }: Pick<ColaDeSala, 'estado'>,
): Admite {
  if (estado === 'pausada') return 'pausada'
  return cabe(emitidos, limite) ? 'si' : 'agotada'
}

/** What the rule decides of a new turno; its id, code and place in the order come with the command. */
export interface Emitido extends Omit<Turno, 'id' | 'orden'> {
  estado: 'espera'
  prefijo: string | null
  /** The quoted wait in minutes. */
  estimado_min: number | null
  estimado_max: number | null
}

export interface Emision {
  turno: Emitido
  /** A new cola opens with its first turno. */
  abre: boolean
  /** Where the empresa's clock stands afterwards. */
  reloj: number
}

interface OrdenEmitir {
  colaId: Id
  ritmo: Ritmo | null
  /** What the clock of the order says, when it is not the time of the order. */
  instante?: number
  /** Minutes of credit. */
  ventaja?: number
}

/** Issues the next turno of a cola. */
export function emitir(
  sala: Sala,
  { colaId, ritmo, instante, ventaja = 0 }: OrdenEmitir,
  ahora: number,
): Emision | Negativa {
  const cola = sala.colas.get(colaId)
  if (!cola) return 'cola_no_encontrada'
  const respuesta = admite(sala, cola)
  if (respuesta !== 'si') return NEGATIVA[respuesta]
  const faltantes = (sala.esperan.get(colaId) ?? 0) + 1
  const estimado = estimar(faltantes, ritmo ?? ritmoInicial(cola.tiempo_estimado), true)
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
      estimado_min: estimado?.min ?? null,
      estimado_max: estimado?.max ?? null,
    },
  }
}
