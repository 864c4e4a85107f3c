import { type Effect, type Given, refuse, Steps } from './effect.ts'
import type { Comando } from './peticion.ts'
import { type Cola, colaDe, hoyEn, type Sala } from './sala.ts'

type De<H extends Comando['hace']> = Extract<Comando, { hace: H }>

const withCola = (sala: Sala, colaId: string, fields: Partial<Cola>): Sala => ({
  ...sala,
  colas: sala.colas.map((cola) => (cola.id === colaId ? { ...cola, ...fields } : cola)),
})

export function guardarHorarioCola(sala: Sala, comando: De<'guardarHorarioCola'>): Effect {
  const { colaId, maxEspera, cupoDia } = comando
  if (!colaDe(sala, colaId)) return refuse(sala, 'cola_no_encontrada')
  const steps = new Steps(withCola(sala, colaId, { maxEspera, cupoDia }))
  steps.cola(colaId, 'horario_cambiado')
  return steps.done({ ok: {} })
}

/** Closes for the rest of the service day, or takes that back. What is decided for all replaces the rest. */
export function cambiarApertura(
  sala: Sala,
  { abierta, colas }: De<'cambiarApertura'>,
  { ahora }: Given,
): Effect {
  if (colas?.some((id) => !colaDe(sala, id))) return refuse(sala, 'cola_no_encontrada')
  const cerradaEl = abierta === null ? null : hoyEn(sala, ahora)
  const steps = new Steps(sala)
  for (const colaId of colas ?? []) {
    steps.sala = withCola(steps.sala, colaId, { cerradaEl })
    steps.cola(colaId, 'apertura')
  }
  if (!colas) {
    steps.sala = { ...sala, cerradaEl, colas: sala.colas.map((cola) => ({ ...cola, cerradaEl: null })) }
    steps.cola(null, 'apertura')
  }
  return steps.done({ ok: {} })
}
