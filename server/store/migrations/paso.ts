/** A step of an upgrade, reported before it runs. */
export interface Paso {
  paso: string
  numero: number
  de: number
}

export type OnPaso = (paso: Paso) => void
