/** A place in the order: microseconds of the empresa's clock, then a sequence. */
export interface Lugar {
  lugar: number
  orden: number
}

/** Microseconds that the clock moves on at least, so that there is room between two people. */
export const PASO_DE_RELOJ = 1024

/** Whether somebody stands before another in the order. */
export const esAntes = (a: Lugar, b: Lugar): boolean =>
  a.lugar === b.lugar ? a.orden < b.orden : a.lugar < b.lugar

export const porLugar = (a: Lugar, b: Lugar): number => a.lugar - b.lugar || a.orden - b.orden

/** Where the empresa's clock stands after an action at an instant. It never goes back. */
export const avanzarReloj = (reloj: number, instante: number): number =>
  Math.max(reloj + PASO_DE_RELOJ, instante * 1000)

/** The place of somebody who arrives. Preference is minutes of credit. */
export const lugarAlLlegar = (reloj: number, ventaja: number): number => reloj - ventaja * 60_000_000

export interface Colocado<T extends Lugar> {
  lugar: Lugar
  /** Those who made room, before and with their new places. Nobody passes anybody. */
  movidos: { antes: T; ahora: T }[]
  /** Where the clock has to stand at least, so that the next arrival comes behind. */
  reloj: number
}

/** What the evento of a placement has: its seq, larger than every orden before, and where the clock stands then. */
export interface Momento {
  seq: number
  reloj: number
}

/**
 * Finds a place in a line behind the first `delante` people. It is the middle between its neighbours; where no middle
 * is left, the front one's `lugar` with the new seq; where that is taken too, those behind make room.
 */
export function colocar<T extends Lugar>(
  linea: readonly T[],
  delante: number,
  { seq, reloj }: Momento,
): Colocado<T> {
  const front = linea[delante - 1]
  const back = linea[delante]
  const at = (lugar: number): Colocado<T> => ({ lugar: { lugar, orden: seq }, movidos: [], reloj })
  if (!back) return at(front ? Math.max(reloj, front.lugar) : reloj)
  if (!front) return at(back.lugar - PASO_DE_RELOJ)
  if (back.lugar - front.lugar > 1) return at(Math.floor((front.lugar + back.lugar) / 2))
  if (back.lugar > front.lugar) return at(front.lugar)
  return hacerSitio(linea, delante, { seq, reloj })
}

/** Free places left between two people when others make room. */
const HOLGURA = 32

/** Spreads as few as possible of those behind a place, so that there is room again. */
function hacerSitio<T extends Lugar>(
  linea: readonly T[],
  delante: number,
  { seq, reloj }: Momento,
): Colocado<T> {
  const desde = (linea[delante - 1] as T).lugar
  let movidos = 1
  const hasta = () => linea[delante + movidos]?.lugar ?? Math.max(reloj, desde + HOLGURA * (movidos + 2))
  while (delante + movidos < linea.length && hasta() - desde < HOLGURA * (movidos + 2)) movidos++
  const paso = Math.floor((hasta() - desde) / (movidos + 2))
  return {
    lugar: { lugar: desde + paso, orden: seq },
    movidos: linea
      .slice(delante, delante + movidos)
      .map((antes, i) => ({ antes, ahora: { ...antes, lugar: desde + paso * (i + 2) } })),
    reloj: Math.max(reloj, hasta()),
  }
}
