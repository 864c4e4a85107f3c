/** A step of an upgrade, reported before it runs and again when it is done. */
export interface Paso {
  paso: string
  numero: number
  de: number
  /** How long it took, once it is done. */
  ms?: number
}

export type OnPaso = (paso: Paso) => void
