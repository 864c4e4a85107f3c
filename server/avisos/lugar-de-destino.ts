import type { EmpresaId } from '#server/base/ids.ts'

/** Where the destination of a suscripcion is stored, for its encryption. */
export const lugarDeDestino = (empresaId: EmpresaId, turnoId: number): string =>
  `suscripciones ${empresaId} ${turnoId} destino`
