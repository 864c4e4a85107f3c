import type { Verificacion } from '#contract/turno.ts'
import { miTurno as t } from '#texts/mi-turno.ts'

/** Turnos still to be called up to this one: '-' while unknown, 'N/A' when the server has no count. */
export const faltantesDe = (datos: Verificacion | undefined): number | string =>
  datos ? (datos.faltantes ?? t.sinCuenta) : t.sinDato
