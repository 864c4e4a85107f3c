import { DIA_MS } from './hora-local.ts'
import { CATALOGOS, type NombreCatalogo, type PlanDeCatalogo } from './plan-catalogos.ts'

const DIAS_DE_PRUEBA = 14

/** What decides an account's plan: its own choice and its trial. */
export interface CuentaConPlan {
  /** Chosen by the owner; null until the first choice. */
  plan: string | null
  pruebaHasta: number | null
}

export interface Politica {
  catalogo: NombreCatalogo
  /** DEFAULT_PLAN: applies to all accounts, without a trial. */
  planFijo: string | null
}

export const planesDe = (catalogo: NombreCatalogo): readonly PlanDeCatalogo[] => CATALOGOS[catalogo]

export function buscarPlan(catalogo: NombreCatalogo, id: string): PlanDeCatalogo | null {
  return CATALOGOS[catalogo].find((plan) => plan.id === id) ?? null
}

/** The highest plan of a catalogue: an installation of one's own has it without a trial. */
export function planMayor(catalogo: NombreCatalogo): PlanDeCatalogo {
  const mayor = CATALOGOS[catalogo].at(-1)
  if (!mayor) throw new Error(`El catálogo ${catalogo} no tiene planes`)
  return mayor
}

export const finDePrueba = (ahora: number): number => ahora + DIAS_DE_PRUEBA * DIA_MS

export const enPrueba = (cuenta: CuentaConPlan, ahora: number): boolean =>
  cuenta.plan === null && cuenta.pruebaHasta !== null && ahora < cuenta.pruebaHasta

/** The plan in force: fixed by the operator, else chosen by the owner, else the middle one on trial or the first. */
export function planVigente(cuenta: CuentaConPlan, politica: Politica, ahora: number): PlanDeCatalogo {
  const planes = CATALOGOS[politica.catalogo]
  const elegido = politica.planFijo ?? cuenta.plan
  const propio = elegido === null ? null : buscarPlan(politica.catalogo, elegido)
  if (propio) return propio
  const indice = enPrueba(cuenta, ahora) ? Math.floor(planes.length / 2) : 0
  const plan = planes[indice]
  if (!plan) throw new Error(`El catálogo ${politica.catalogo} no tiene planes`)
  return plan
}

/** Whether one more fits under a limit; no limit always fits. */
export const cabeEnPlan = (usados: number, limite: number | null): boolean =>
  limite === null || usados < limite

/** Whether to warn the owner: from 80 % of a limit on. */
export const cercaDelLimite = (usados: number, limite: number | null): boolean =>
  limite !== null && usados >= limite * 0.8
