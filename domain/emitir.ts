import type { Admite } from '#contract/cola.ts'
import { estimar, type Ritmo, ritmoInicial } from './espera.ts'
import { cabe } from './plan.ts'
import type { ColaDeSala, Sala } from './sala.ts'
import type { Id, Negativa, Turno } from './turno.ts'

/** Microseconds that the clock moves on at least, so that there is room between two people. */
export const PASO_DE_RELOJ = 1024

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
  /** The quoted wait in minutes. */
  estimado_min: number | null
  estimado_max: number | null
}

export interface Emision {
  turno: Emitido
  /** A new cola opens with its first turno. */
  abre: boolean
}

/** Issues the next turno of a cola. */
export function emitir(
  sala: Sala,
  { colaId, ritmo }: { colaId: Id; ritmo: Ritmo | null },
  ahora: number,
): Emision | Negativa {
  const cola = sala.colas.get(colaId)
  if (!cola) return 'cola_no_encontrada'
  const respuesta = admite(sala, cola)
  if (respuesta !== 'si') return NEGATIVA[respuesta]
  const faltantes = (sala.esperan.get(colaId) ?? 0) + 1
  const estimado = estimar(faltantes, ritmo ?? ritmoInicial(cola.tiempo_estimado), true)
  return {
    abre: cola.estado === 'nueva',
    turno: {
      cola_id: colaId,
      fecha: sala.fecha,
      numero: (sala.ultimos.get(colaId) ?? 0) + 1,
      lugar: Math.max(sala.reloj + PASO_DE_RELOJ, ahora * 1000),
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
