import type { CodigoError } from '#contract/errores.ts'
import { type Effect, type Given, refuse, Steps } from './effect.ts'
import type { Comando } from './peticion.ts'
import { llamar, llamarTurno } from './reglas-turnos.ts'
import { colaDe, enAtencion, hoyEn, type Navegador, type Puesto, type Sala } from './sala.ts'

type De<H extends Comando['hace']> = Extract<Comando, { hace: H }>

const MINUTO_MS = 60_000
/** After so long without a sign of life it is told that a desk will be freed, */
const AVISO_MS = 5 * MINUTO_MS
/** which happens so long after that. */
const PLAZO_MS = 10 * MINUTO_MS

const puestoDe = (sala: Sala, id: string) => sala.puestos.find((puesto) => puesto.id === id)

/** The whole list. Who is at a desk stays, and whom it serves goes with its new name. */
export function guardarPuestos(sala: Sala, { puestos }: De<'guardarPuestos'>): Effect {
  const unicos = (valores: string[]) => new Set(valores).size === valores.length
  if (!unicos(puestos.map(({ id }) => id)) || !unicos(puestos.map(({ nombre }) => nombre.toLowerCase())))
    return refuse(sala, 'datos_invalidos')
  if (puestos.some(({ colas }) => colas?.some((id) => !colaDe(sala, id))))
    return refuse(sala, 'cola_no_encontrada')
  const todos = [...sala.puestos, ...sala.puestosQuitados]
  const nuevos = puestos.map(({ id, nombre, colas }): Puesto => {
    const actual = todos.find((puesto) => puesto.id === id)
    return {
      id,
      nombre,
      colas: colas === undefined ? (actual?.colas ?? null) : colas,
      estadia: actual?.estadia ?? null,
      librePor: actual?.librePor ?? null,
    }
  })
  const quitados = sala.puestos.filter(({ id }) => !nuevos.some((puesto) => puesto.id === id))
  const nombreNuevo = new Map(
    sala.puestos.flatMap(({ id, nombre }): [string, string][] => {
      const suyo = nuevos.find((puesto) => puesto.id === id)
      return suyo && suyo.nombre !== nombre ? [[nombre, suyo.nombre]] : []
    }),
  )
  const atendidos = enAtencion(sala).map((turno) => ({
    turno,
    puesto: nombreNuevo.get(turno.puesto ?? '') ?? turno.puesto,
  }))
  // One turno in service at each desk, whatever it is called.
  if (nombreNuevo.size > 0 && !unicos(atendidos.map(({ puesto }) => puesto ?? '')))
    return refuse(sala, 'datos_invalidos')
  const steps = new Steps(sala)
  for (const puesto of quitados) steps.liberar(puesto, 'eliminado')
  for (const { turno, puesto } of atendidos) {
    if (puesto !== turno.puesto) steps.turno({ ...turno, puesto }, 'cambiado')
  }
  const yaQuitados = [...sala.puestosQuitados, ...steps.sala.puestos].filter(
    ({ id }) => !nuevos.some((puesto) => puesto.id === id),
  )
  steps.sala = { ...steps.sala, puestos: nuevos, puestosQuitados: yaQuitados }
  steps.cola(null, 'puestos_cambiados')
  return steps.done(null)
}

/** To a free desk, or instead of whoever is there; the browser leaves the one that it was at. */
export function ocuparPuesto(
  sala: Sala,
  { puestoId, relevar = false, ocupacion, quien }: De<'ocuparPuesto'>,
  { ahora, ocupacion: id }: Given,
): Effect {
  const puesto = puestoDe(sala, puestoId)
  if (!puesto) return refuse(sala, 'puesto_no_encontrado')
  const { estadia } = puesto
  const suya = ocupacion
    ? estadia?.id === ocupacion && estadia.usuario === quien.usuario
    : estadia?.sesion === quien.sesion
  if (ocupacion && !suya) return refuse(sala, 'puesto_dejado')
  const steps = new Steps(sala)
  if (estadia && suya) {
    if (estadia.vence !== null)
      steps.puesto({ ...puesto, estadia: { ...estadia, vence: null } }, 'puesto_con_senal')
    return steps.done({ ok: { ocupacion: estadia.id } })
  }
  if (estadia && !relevar) return refuse(sala, 'puesto_tomado')
  const dejado = sala.puestos.find((otro) => otro.estadia?.sesion === quien.sesion)
  if (dejado) steps.liberar(dejado, 'cambio')
  steps.liberar(puesto, 'relevo')
  const nueva = { ...quien, id, desde: ahora, vence: null, pausa: null }
  steps.puesto({ ...puesto, estadia: nueva, librePor: null }, 'puesto_ocupado')
  return steps.done({ ok: { ocupacion: id } })
}

export function pausarPuesto(
  sala: Sala,
  { puestoId, motivo, quien }: De<'pausarPuesto'>,
  { ahora }: Given,
): Effect {
  const puesto = puestoDe(sala, puestoId)
  if (!puesto) return refuse(sala, 'puesto_no_encontrado')
  const { estadia } = puesto
  if (estadia?.usuario !== quien.usuario) return refuse(sala, 'puesto_dejado')
  const steps = new Steps(sala)
  const desde = estadia.pausa?.desde ?? ahora
  if (motivo !== null)
    steps.puesto({ ...puesto, estadia: { ...estadia, pausa: { motivo, desde } } }, 'puesto_pausado')
  else if (estadia.pausa)
    steps.puesto({ ...puesto, estadia: { ...estadia, pausa: null } }, 'puesto_reanudado')
  return steps.done(null)
}

/** One's own; whoever manages the team frees those of others too. */
export function liberarPuesto(sala: Sala, { puestoId, quien }: De<'liberarPuesto'>): Effect {
  const puesto = puestoDe(sala, puestoId)
  if (!puesto) return refuse(sala, 'puesto_no_encontrado')
  const suya = puesto.estadia?.usuario === quien.usuario
  if (!puesto.estadia || (!suya && quien.usuario !== 'duena')) return refuse(sala, 'puesto_dejado')
  const steps = new Steps(sala)
  steps.liberar(puesto, suya ? 'salida' : 'equipo')
  return steps.done(null)
}

/** From the colas of the desk, by the rule of the company-wide call. */
export function llamarDesdePuesto(
  sala: Sala,
  { puestoId, colas, cabe, quien }: De<'siguienteDePuesto'>,
  given: Given,
): Effect | null {
  if (colas?.some((id) => !colaDe(sala, id))) return refuse(sala, 'cola_no_encontrada')
  const puesto = enPuesto(sala, puestoId, quien)
  if (typeof puesto === 'string') return refuse(sala, puesto)
  const suyas = sala.colas.filter(({ id }) => puesto.colas?.includes(id) ?? true).map(({ id }) => id)
  return llamar(sala, { colas: colas ?? suyas, puesto: puesto.nombre, cabe }, given)
}

/** Whom somebody chooses may wait in any cola. */
export function elegirDesdePuesto(
  sala: Sala,
  { puestoId, turnoId, motivo, quien }: De<'llamarTurnoDePuesto'>,
  given: Given,
): Effect {
  if (!sala.turnos.has(turnoId)) return refuse(sala, 'turno_no_encontrado')
  const puesto = enPuesto(sala, puestoId, quien)
  if (typeof puesto === 'string') return refuse(sala, puesto)
  return llamarTurno(sala, { turnoId, puesto: puesto.nombre, motivo }, given)
}

/** The desk from which somebody calls, or why they cannot. */
function enPuesto(sala: Sala, id: string, quien: Navegador): Puesto | CodigoError {
  const puesto = puestoDe(sala, id)
  if (!puesto) return 'puesto_no_encontrado'
  if (puesto.estadia?.usuario !== quien.usuario) return 'puesto_dejado'
  return puesto.estadia.pausa ? 'puesto_en_pausa' : puesto
}

/**
 * What the clock and the end of a session do to a desk, as its evento tells; null: there is no reason for it. When a
 * browser gave its last sign of life is not in the record, so it may be told and freed later than the model knows.
 */
export function revisarPuesto(
  sala: Sala,
  { tipo, puesto: nombre, por }: { tipo: string; puesto: string | null; por: unknown },
  { ahora, terminada }: { ahora: number; terminada: (sesion: string) => boolean },
): Effect | null {
  const puesto = sala.puestos.find((otro) => otro.nombre === nombre)
  if (!puesto?.estadia) return null
  const { desde, vence, sesion } = puesto.estadia
  const steps = new Steps(sala)
  if (tipo === 'puesto_sin_senal' && vence === null && ahora - desde >= AVISO_MS) {
    steps.puesto({ ...puesto, estadia: { ...puesto.estadia, vence: ahora + PLAZO_MS } }, tipo)
    return steps.done(null)
  }
  const razones = {
    sesion: terminada(sesion),
    jornada: hoyEn(sala, desde) < hoyEn(sala, ahora),
    sin_senal: vence !== null && vence <= ahora,
  }
  const razon = (['sesion', 'jornada', 'sin_senal'] as const).find((una) => una === por && razones[una])
  if (tipo !== 'puesto_liberado' || !razon) return null
  steps.liberar(puesto, razon)
  return steps.done(null)
}
