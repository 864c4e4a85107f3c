import type { PuestoAlTrabajo, Ritmo } from './espera.ts'
import type { Actividad } from './puestos-activos.ts'
import type { Atendido, NombradosDeCola } from './puestos-nombrados.ts'
import { estaOlvidado, restoDe, restoSiSigue } from './servicio.ts'
import type { Id } from './turno.ts'

const MINUTO_MS = 60_000
/** A puesto that has been free for longer, while somebody waits, is not calling just now. */
const DEMORA_MIN = 2
/** After so long it is not at work. */
const DESCANSO_MIN = 15

/** What is measured of a cola, of which puestos work. */
interface ColaMedida {
  id: Id
  media: number
  minutos: readonly number[]
  /** Whether its puestos leave a service open until somebody comes. */
  abierto: boolean
  /** How many puestos are usually there. */
  habituales: number
}

/**
 * Who is at work on a cola, judged by who called from it lately, and which other colas they call from. Of desks with a
 * name it is known who is there: one on a pause or without anybody does not count, one that has not called yet does.
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
  /** How much of a puesto is there for this cola. Counts what it does for others. */
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
  // Who is on a pause or forgot to end a service will come back to the same colas; while others call, nobody counts on it.
  if (puestos.length === 0) {
    const partes = enPausa.map(parteDe).filter((parte) => parte > 0)
    while (partes.length < (nombrados?.enPausa ?? 0)) partes.push(1)
    puestos.push(...olvidados)
    for (const parte of partes) puestos.push({ parte, resto: media, restoSolo: media, ocupado: false })
  }
  // At the first call of a day the puestos are expected that served last.
  if (puestos.length === 0) {
    for (let i = 0; i < habituales; i++)
      puestos.push({ parte: 1, resto: media, restoSolo: 0, ocupado: false })
  }
  return { puestos, compartidas: partesDe(ajenas) }
}

/** Whether a puesto that served somebody within this time has been free since and does not call. */
export const estaQuieto = ({ sirve, inactivo }: Actividad, desdeMs: number): boolean =>
  !sirve && inactivo > DEMORA_MIN && inactivo < desdeMs / MINUTO_MS

/** With the desks where somebody is who has not called yet, as if they had called from each of their colas alike. */
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

/** When a puesto calls next. `atendido`: somebody is known to be there. */
function puestoDe(
  { sirve, inactivo }: Actividad,
  { media, minutos, abierto }: ColaMedida,
  en: number,
  atendido: boolean,
): Omit<PuestoAlTrabajo, 'parte'> & { olvidado?: true } {
  if (!sirve) {
    const ausente = inactivo > DESCANSO_MIN && !atendido
    const resto = ausente ? null : inactivo > DEMORA_MIN ? media : 0
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

/** The part of the people of other colas that these puestos call; in one order, since sums of fractions depend on it. */
function partesDe(ajenas: ReadonlyMap<Id, { aqui: number; todas: number }>): Map<Id, number> {
  const partes = new Map<Id, number>()
  for (const [id, { aqui, todas }] of [...ajenas].sort(([a], [b]) => a - b)) {
    if (aqui > 0) partes.set(id, aqui / todas)
  }
  return partes
}
