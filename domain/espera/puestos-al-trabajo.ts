import type { EstadoPuesto } from '#contract/puesto.ts'
import { MINUTO_MS } from '../hora-local.ts'
import { estadoDePuesto, type Puesto, sirve } from '../puesto.ts'
import type { Id } from '../turno.ts'
import { AWAY_AFTER_MIN, BREAK_AFTER_MIN } from './constantes.ts'
import type { PuestoAlTrabajo, Ritmo } from './espera.ts'
import type { Actividad } from './puestos-activos.ts'
import { estaOlvidado, restoDe, restoSiSigue } from './servicio.ts'

/** A named desk whose holder can call. */
interface Atendido {
  nombre: string
  colas: readonly Id[]
  /** When its holder came. */
  desde: number
}

/** The named desks, as seen from one cola. */
class NombradosDeCola {
  readonly #estados: ReadonlyMap<string, EstadoPuesto>
  readonly #suyos: readonly Puesto[]
  /** Desks that serve the cola and are attended. */
  readonly atendidos: readonly Atendido[]

  constructor(estados: ReadonlyMap<string, EstadoPuesto>, suyos: readonly Puesto[], colas: readonly Id[]) {
    this.#estados = estados
    this.#suyos = suyos
    this.atendidos = suyos
      .filter((puesto) => estadoDePuesto(puesto) === 'ocupado')
      .map(({ nombre, colas: propias, ocupado_en }) => ({
        nombre,
        colas: propias ?? colas,
        desde: ocupado_en ?? 0,
      }))
  }

  /** State of the desk with this name; undefined if it is no named desk, only the text of a call. */
  estado(nombre: string): EstadoPuesto | undefined {
    return this.#estados.get(nombre)
  }

  hayAlguien(nombre: string): boolean {
    return (this.estado(nombre) ?? 'libre') !== 'libre'
  }

  get enPausa(): number {
    return this.#suyos.filter((puesto) => estadoDePuesto(puesto) === 'en pausa').length
  }

  /** Number of desks that went on a pause at or after an instant. */
  enPausaDesde(desde: number): number {
    return this.#suyos.filter(({ pausa_en }) => pausa_en !== null && pausa_en >= desde).length
  }
}

export class Nombrados {
  readonly puestos: readonly Puesto[]
  readonly #colas: readonly Id[]
  readonly #estados: ReadonlyMap<string, EstadoPuesto>
  readonly #porCola = new Map<Id, NombradosDeCola | null>()

  constructor(puestos: readonly Puesto[], colas: readonly Id[]) {
    this.puestos = puestos
    this.#colas = colas
    this.#estados = new Map(puestos.map((puesto) => [puesto.nombre, estadoDePuesto(puesto)]))
  }

  /** Null if no desk of the cola is attended: staff may call without being at one, so only the calls count then. */
  de(colaId: Id): NombradosDeCola | null {
    if (this.puestos.length === 0) return null
    const known = this.#porCola.get(colaId)
    if (known !== undefined) return known
    const suyos = this.puestos.filter((puesto) => sirve(puesto, colaId))
    const alguno = suyos.some((puesto) => estadoDePuesto(puesto) !== 'libre')
    const deCola = alguno ? new NombradosDeCola(this.#estados, suyos, this.#colas) : null
    this.#porCola.set(colaId, deCola)
    return deCola
  }
}

/** Measurements of a cola that its puestos are judged with. */
interface ColaMedida {
  id: Id
  media: number
  minutos: readonly number[]
  /** Whether its puestos leave a service open until the next person comes. */
  abierto: boolean
  /** Usual number of puestos. */
  habituales: number
}

/**
 * The puestos at work on a cola, judged by their recent calls, and the other colas they call from. A named desk counts
 * by its state: from before its first call, but not while paused or unattended.
 */
export function puestosAlTrabajo(
  cola: ColaMedida,
  activos: readonly Actividad[],
  nombrados: NombradosDeCola | null,
  en: number,
): Pick<Ritmo, 'puestos' | 'compartidas'> {
  const { id: colaId, media, habituales } = cola
  const puestos: PuestoAlTrabajo[] = []
  const olvidados: PuestoAlTrabajo[] = []
  const ajenas = new Map<Id, { aqui: number; todas: number }>()
  const alguienLlama = activos.some(({ porCola }) => porCola.has(colaId))
  /**
   * Share of a puesto that works for this cola; 1 from half of an even share of its calls on. Adds its calls for other
   * colas to `ajenas`.
   */
  const parteDe = ({ puesto, porCola, deTodas }: Actividad): number => {
    const deEsta = porCola.get(colaId) ?? 0
    const ofrecido = deEsta === 0 && !alguienLlama && nombrados?.atendidos.some((a) => a.nombre === puesto)
    const parte = ofrecido ? 1 : Math.min(1, (2 * deEsta * porCola.size) / deTodas)
    for (const [id, cuantas] of porCola) {
      if (id === colaId) continue
      const suma = ajenas.get(id) ?? { aqui: 0, todas: 0 }
      ajenas.set(id, { aqui: suma.aqui + parte * cuantas, todas: suma.todas + cuantas })
    }
    return parte
  }
  const enPausa: Actividad[] = []
  for (const actividad of nombrados ? conAtendidos(activos, nombrados.atendidos, en) : activos) {
    const estado = nombrados?.estado(actividad.puesto)
    if (estado === 'en pausa') enPausa.push(actividad)
    if (estado === 'libre' || estado === 'en pausa') continue
    const parte = parteDe(actividad)
    if (parte === 0) continue
    const { olvidado, ...suyo } = puestoDe(actividad, cola, en, estado === 'ocupado')
    if (olvidado) olvidados.push({ parte, ...suyo })
    else puestos.push({ parte, ...suyo })
  }
  // Paused desks and those with a forgotten service are expected back, at the same colas, while no other desk calls.
  if (puestos.length === 0) {
    const partes = enPausa.map(parteDe).filter((parte) => parte > 0)
    while (partes.length < (nombrados?.enPausa ?? 0)) partes.push(1)
    puestos.push(...olvidados)
    for (const parte of partes) puestos.push({ parte, resto: media, restoSolo: media, ocupado: false })
  }
  // Before the first call of a day, the puestos of the latest services are expected.
  if (puestos.length === 0) {
    for (let i = 0; i < habituales; i++)
      puestos.push({ parte: 1, resto: media, restoSolo: 0, ocupado: false })
  }
  return { puestos, compartidas: partesDe(ajenas) }
}

/** Whether a puesto that worked within this time has been free since, without calling. */
export const estaQuieto = ({ sirve, inactivo }: Actividad, desdeMs: number): boolean =>
  !sirve && inactivo > BREAK_AFTER_MIN && inactivo < desdeMs / MINUTO_MS

/** Adds attended desks that have not called yet, as if they had called equally from each of their colas. */
function conAtendidos(
  activos: readonly Actividad[],
  atendidos: readonly Atendido[],
  en: number,
): readonly Actividad[] {
  const activo = new Set(activos.map(({ puesto }) => puesto))
  const nuevos = atendidos.filter(({ nombre }) => !activo.has(nombre))
  if (nuevos.length === 0) return activos
  const cadaUno = activos.reduce((suma, { deTodas }) => suma + deTodas, 0) / Math.max(1, activos.length)
  const supuestos = nuevos.map(({ nombre, colas, desde }): Actividad => {
    const cuantas = Math.max(1, cadaUno / colas.length)
    return {
      puesto: nombre,
      porCola: new Map(colas.map((id) => [id, cuantas])),
      deTodas: cuantas * colas.length,
      sirve: null,
      inactivo: Math.max(0, en - desde) / MINUTO_MS,
    }
  })
  return [...activos, ...supuestos]
}

/** When a puesto calls next. `atendido`: its holder is known to be there. */
function puestoDe(
  { sirve, inactivo }: Actividad,
  { media, minutos, abierto }: ColaMedida,
  en: number,
  atendido: boolean,
): Omit<PuestoAlTrabajo, 'parte'> & { olvidado?: true } {
  if (!sirve) {
    const ausente = inactivo > AWAY_AFTER_MIN && !atendido
    const resto = ausente ? null : inactivo > BREAK_AFTER_MIN ? media : 0
    return { resto, restoSolo: 0, ocupado: false }
  }
  const edad = Math.max(0, en - sirve.en) / MINUTO_MS
  if (estaOlvidado(minutos, edad, media)) {
    return { resto: media, restoSolo: media, ocupado: false, olvidado: true }
  }
  const resto = restoDe(minutos, edad, media)
  const restoSolo = abierto ? restoSiSigue(minutos, edad, resto) : resto
  return { resto, restoSolo, ocupado: true }
}

/** Share of other colas' people that these puestos call. Sorted, because floating-point sums depend on the order. */
function partesDe(ajenas: ReadonlyMap<Id, { aqui: number; todas: number }>): Map<Id, number> {
  const partes = new Map<Id, number>()
  for (const [id, { aqui, todas }] of [...ajenas].sort(([a], [b]) => a - b)) {
    if (aqui > 0) partes.set(id, aqui / todas)
  }
  return partes
}
