import { type CategoriaEnviada, TIEMPO_ESTIMADO } from '#contract/cola.ts'
import { type Effect, type Given, refuse, Steps } from './effect.ts'
import type { Comando } from './peticion.ts'
import { apartadosDe, type Cola, colaDe, enAtencionDe, enEspera, planDe, type Sala } from './sala.ts'

type De<H extends Comando['hace']> = Extract<Comando, { hace: H }>

const abiertos = (sala: Sala, colaId: string) => [
  ...enAtencionDe(sala, colaId),
  ...enEspera(sala, colaId),
  ...apartadosDe(sala, colaId),
]

export function guardarConfiguracion(
  sala: Sala,
  { categorias, version }: De<'guardarConfiguracion'>,
  { ahora }: Given,
): Effect {
  if (version !== undefined && version !== sala.version) return refuse(sala, 'lista_desactualizada')
  const deseadas = categorias.map((categoria, i) => deseada(colaDe(sala, categoria.id), categoria, i))
  const unicos = (valores: string[]) => new Set(valores).size === valores.length
  if (!unicos(deseadas.map((c) => c.id)) || !unicos(deseadas.map((c) => c.nombre.toLocaleLowerCase('es'))))
    return refuse(sala, 'datos_invalidos')
  const nuevas = deseadas.filter((c) => !colaDe(sala, c.id))
  if (nuevas.some((c) => sala.borradas.some(({ id }) => id === c.id)))
    return refuse(sala, 'lista_desactualizada')
  const limite = planDe(sala, ahora).limites.colas
  if (nuevas.length > 0 && limite !== null && deseadas.length > limite) return refuse(sala, 'limite_colas')
  const quitadas = sala.colas.filter((c) => !deseadas.some(({ id }) => id === c.id))
  if (version === undefined && quitadas.some((c) => abiertos(sala, c.id).length > 0))
    return refuse(sala, 'categoria_con_turnos')
  const cambiadas = deseadas.filter((c) => {
    const actual = colaDe(sala, c.id)
    return actual && JSON.stringify(actual) !== JSON.stringify(c)
  })
  const steps = new Steps(sala)
  if (nuevas.length + cambiadas.length + quitadas.length === 0) return steps.done(null)
  for (const cola of quitadas) quitar(steps, cola, ahora)
  for (const cola of nuevas) steps.cola(cola.id, 'cola_creada')
  for (const cola of cambiadas) steps.cola(cola.id, 'cola_cambiada')
  steps.sala = { ...steps.sala, colas: deseadas, version: sala.version + 1 }
  return steps.done(null)
}

/** What is not sent keeps its value. */
const deseada = (actual: Cola | undefined, enviada: CategoriaEnviada, posicion: number): Cola => ({
  id: enviada.id,
  nombre: enviada.nombre,
  descripcion: enviada.descripcion ?? actual?.descripcion ?? '',
  prioridad: enviada.prioridad ?? actual?.prioridad ?? false,
  tiempoEstimado: enviada.tiempoEstimado ?? actual?.tiempoEstimado ?? TIEMPO_ESTIMADO.defecto,
  posicion,
  estado: actual?.estado ?? 'nueva',
  maxEspera: actual?.maxEspera ?? null,
  cupoDia: actual?.cupoDia ?? null,
  cerradaEl: actual?.cerradaEl ?? null,
})

/** Whoever is in it leaves as cancelado; its past stays. */
function quitar(steps: Steps, cola: Cola, ahora: number): number {
  const salen = abiertos(steps.sala, cola.id)
  for (const turno of salen) steps.turno({ ...turno, estado: 'cancelado', terminadoEn: ahora }, 'cancelado')
  steps.cola(cola.id, 'cola_eliminada')
  steps.sala = {
    ...steps.sala,
    colas: steps.sala.colas.filter(({ id }) => id !== cola.id),
    borradas: [...steps.sala.borradas, cola],
  }
  return salen.length
}

export function borrarCola(sala: Sala, { colaId }: De<'borrarCola'>, { ahora }: Given): Effect {
  const cola = colaDe(sala, colaId)
  if (!cola) return refuse(sala, 'cola_no_encontrada')
  const steps = new Steps(sala)
  const cancelados = quitar(steps, cola, ahora)
  steps.sala = { ...steps.sala, version: sala.version + 1 }
  return steps.done({ ok: { cancelados } })
}

export function cambiarEstadoCola(sala: Sala, { colaId, activa }: De<'cambiarEstadoCola'>): Effect {
  const cola = colaDe(sala, colaId)
  if (!cola) return refuse(sala, 'cola_no_encontrada')
  const estado = activa ? 'activa' : 'pausada'
  const steps = new Steps(sala)
  if (cola.estado === estado) return steps.done(null)
  steps.cola(colaId, 'cola_estado')
  steps.sala = { ...sala, colas: sala.colas.map((c) => (c === cola ? { ...c, estado } : c)) }
  return steps.done(null)
}

export function cambiarPlan(sala: Sala, { plan }: De<'cambiarPlan'>): Effect {
  const steps = new Steps({ ...sala, plan })
  steps.cola(null, 'empresa_cambiada')
  return steps.done(null)
}

export function cambiarEmpresa(sala: Sala, { cambios }: De<'cambiarEmpresa'>): Effect {
  const { nombre = sala.nombre, nombresPublicos = sala.nombresPublicos } = cambios
  const { elegir = sala.elegir, nombresAlLlamar = sala.nombresAlLlamar } = cambios
  const colorPrimario = cambios.colorPrimario ?? sala.colorPrimario
  const steps = new Steps({ ...sala, nombre, nombresPublicos, colorPrimario, elegir, nombresAlLlamar })
  steps.cola(null, 'empresa_cambiada')
  return steps.done({
    ok: { empresa: { nombre, config: { colorPrimario, nombresPublicos, elegir, nombresAlLlamar } } },
  })
}
