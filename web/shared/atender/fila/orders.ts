import { endpoints } from '#contract/endpoints.ts'
import type { CambiosTurno, DONDE, TurnoMovido } from '#contract/turno.ts'
import { call } from '#web/lib/api/api.ts'

/** The turno an order applies to. */
type Quien = { empresaId: string; turnoId: string }

export type Donde = (typeof DONDE)[number]

/** A queue, or a free desk. */
export type Destino = ({ colaId: string; donde: Donde } | { puesto: string }) & { motivo?: string }

/** Actions of the staff on one customer. All but `avisar` resolve with the seq that undoes them. */
export const orders = {
  transferir: (params: Quien, body: Destino): Promise<TurnoMovido> =>
    call(endpoints.transferir, { params, body }),
  apartar: (params: Quien, minutos: number | null): Promise<TurnoMovido> =>
    call(endpoints.apartar, { params, body: { minutos } }),
  reanudar: (params: Quien): Promise<TurnoMovido> => call(endpoints.reanudar, { params }),
  volver: (params: Quien): Promise<TurnoMovido> => call(endpoints.volver, { params }),
  cambiar: (params: Quien, body: CambiosTurno): Promise<TurnoMovido> =>
    call(endpoints.cambiarTurno, { params, body }),
  /** Without a sentence it asks the customer to come closer. */
  avisar: (params: Quien, frase?: string) => call(endpoints.avisarTurno, { params, body: { frase } }),
  async seguir(params: Quien, sigue: string): Promise<TurnoMovido> {
    const { turno, seq = 0 } = await call(endpoints.finalizar, { params, body: { sigue } })
    return { turno, seq }
  },
}
