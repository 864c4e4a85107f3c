import { concesionDeRol } from '#domain/permiso.ts'
import {
  type CambioDePuesto,
  colasDeLlamada,
  esDeOtro,
  liberar,
  type NegativaDePuesto,
  ocupar,
  pausar,
  revisar,
  seguir,
  sirve,
} from '#domain/puesto.ts'
import { type Effect, type Evento, type Given, Steps } from './effect.ts'
import type { DesdeNavegador } from './peticion.ts'
import { hoyEn, type Navegador, type Puesto, type Sala } from './sala.ts'

const USUARIO = { duena: 1, agente: 2 } as const
const CONCESION = {
  duena: concesionDeRol<number>('propietario', null),
  agente: concesionDeRol<number>('agente', null),
} as const

interface DesdePuesto {
  puestoId: string
  quien: Navegador
}

const puestoDe = (sala: Sala, uuid: string) => sala.puestos.find((puesto) => puesto.uuid === uuid)

/** The desk of a call, or the refusal. */
export function desdePuesto({ sala }: Steps, { puestoId, quien }: DesdePuesto): Puesto | NegativaDePuesto {
  const puesto = puestoDe(sala, puestoId)
  const { usuario } = quien
  const orden = { usuarioId: USUARIO[usuario], concesion: CONCESION[usuario], vivas: [] }
  const negativa = colasDeLlamada(puesto, orden)
  return typeof negativa === 'string' ? negativa : (puesto as Puesto)
}

/** Whether the agent is at the desk of this name. Calls that name a desk by text come from the owner. */
export const esDeOtraPersona = ({ puestos }: Sala, nombre: string): boolean =>
  esDeOtro(puestos, nombre, USUARIO.duena)

export const colasDesde = ({ colas }: Sala, puesto: Puesto): string[] =>
  colas.filter(({ id }) => sirve(puesto, id)).map(({ uuid }) => uuid)

type Orden = Exclude<DesdeNavegador, { hace: 'salir' | 'siguienteDePuesto' | 'llamarTurnoDePuesto' }>

export function enPuesto(steps: Steps, orden: Orden): Effect {
  const { sala, given } = steps
  const puesto = puestoDe(sala, orden.puestoId)
  if (!puesto) return steps.refuse('puesto_no_encontrado')
  const cambios = decidir(sala, puesto, orden, given)
  if (typeof cambios === 'string') return steps.refuse(cambios)
  steps.puestos([cambios].flat())
  if (orden.hace !== 'ocuparPuesto') return steps.done(null)
  return steps.done({ ok: { ocupacion: puestoDe(steps.sala, puesto.uuid)?.ocupacion } })
}

function decidir(
  { puestos }: Sala,
  puesto: Puesto,
  orden: Orden,
  { ahora, ocupacion }: Given,
): CambioDePuesto<Puesto> | CambioDePuesto<Puesto>[] | NegativaDePuesto {
  const { usuario, sesion } = orden.quien
  const usuarioId = USUARIO[usuario]
  const concesion = CONCESION[usuario]
  switch (orden.hace) {
    case 'pausarPuesto':
      return pausar(puesto, { usuarioId, motivo: orden.motivo }, ahora)
    case 'liberarPuesto':
      return liberar(puesto, { usuarioId, concesion })
    case 'ocuparPuesto': {
      const { relevar = false, ocupacion: sigue } = orden
      if (sigue) return seguir(puesto, { ocupacion: sigue, usuarioId }, ahora)
      const llegada = { puestoId: puesto.id, usuarioId, sesion, ocupacion, relevar, concesion }
      return ocupar(puestos, llegada, ahora)
    }
  }
}

/**
 * The change of a desk by the clock or the end of a session, as recorded by its evento; null: the rules give no reason
 * for it. The record has no signs of life, so a desk may be warned and freed later than the rules say here.
 */
export function revisarPuesto(
  sala: Sala,
  { tipo, puesto: nombre, datos }: Evento,
  given: Given,
  terminada: (sesion: string) => boolean,
): Effect | null {
  const { ahora } = given
  const suyo = sala.puestos.filter((puesto) => puesto.nombre === nombre)
  const { por } = (datos ?? {}) as { por?: unknown }
  const fechaDe = (instante: number) => hoyEn(sala, instante)
  // A session that was being closed may still have been open.
  const cambio = [() => true, (sesion: string) => !terminada(sesion)]
    .flatMap((abierta) => revisar(suyo, { abierta, fechaDe }, ahora))
    .find((uno) => uno.tipo === tipo && (uno.datos as { por?: unknown } | undefined)?.por === por)
  if (!cambio) return null
  const steps = new Steps(sala, given)
  steps.puestos([cambio])
  return steps.done(null)
}
