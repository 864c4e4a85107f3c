import { type Politica, planVigente } from '#domain/plan.ts'
import type { Store } from '#server/store/db.ts'
import { findEmpresaContext } from '#server/store/empresas.ts'

const KEPT_MS = 60_000
const KEPT_MAX = 10_000

interface Kept {
  limite: number | null
  until: number
}

interface DayLimitDeps {
  store: Store
  politica: Politica
  clock: () => number
}

/** The daily turno limit of each empresa's plan, cached for a minute so that taking a turno needs no extra read. */
export class DayLimits {
  readonly #kept = new Map<string, Kept>()
  readonly #deps: DayLimitDeps

  constructor(deps: DayLimitDeps) {
    this.#deps = deps
  }

  /** Returns null for no limit, and undefined for an unknown empresa, which is not cached. */
  async of(empresaId: string): Promise<number | null | undefined> {
    const ahora = this.#deps.clock()
    const kept = this.#kept.get(empresaId)
    if (kept && ahora < kept.until) return kept.limite
    const empresa = await findEmpresaContext(this.#deps.store.db, { uuid: empresaId })
    if (!empresa) return undefined
    const cuenta = { plan: empresa.plan, pruebaHasta: empresa.prueba_hasta }
    const { turnosPorDia: limite } = planVigente(cuenta, this.#deps.politica, ahora).limites
    if (this.#kept.size >= KEPT_MAX) this.#kept.clear()
    this.#kept.set(empresaId, { limite, until: ahora + KEPT_MS })
    return limite
  }
}
