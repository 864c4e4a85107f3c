import { type CategoriaEnviada, TIEMPO_ESTIMADO } from '#contract/cola.ts'
import { Agenda, type AgendaDeCola, finDeHoy } from '#domain/agenda.ts'
import { quitarCola } from '#domain/cerrar.ts'
import { cabeEnPlan } from '#domain/plan.ts'
import { libre, renombrar, SIN_OCUPACION } from '#domain/puesto.ts'
import type { Effect, Steps } from './effect.ts'
import type { Comando, De } from './peticion.ts'
import { type Cola, colaDe, type Puesto, planDe, type Sala } from './sala.ts'

type Ajuste =
  | 'guardarConfiguracion'
  | 'borrarCola'
  | 'cambiarEstadoCola'
  | 'guardarHorarioCola'
  | 'cambiarApertura'
  | 'cambiarPlan'
  | 'cambiarEmpresa'
  | 'guardarPreferencias'
  | 'guardarPuestos'

/** Settings that the owner changes. */
export function ajustar(steps: Steps, comando: Extract<Comando, { hace: Ajuste }>): Effect {
  switch (comando.hace) {
    case 'guardarConfiguracion':
      return guardarConfiguracion(steps, comando)
    case 'guardarPuestos':
      return guardarPuestos(steps, comando)
    case 'cambiarApertura':
      return cambiarApertura(steps, comando)
    case 'cambiarPlan':
      return guardado(steps, { plan: comando.plan }, 'empresa_cambiada', null, { plan: comando.plan })
    case 'cambiarEmpresa':
      return cambiarEmpresa(steps, comando)
    case 'guardarPreferencias':
      return guardarPreferencias(steps, comando)
    default:
      return deCola(steps, comando)
  }
}

function guardado(steps: Steps, campos: Partial<Sala>, tipo: string, ok: unknown, datos?: object): Effect {
  steps.sala = { ...steps.sala, ...campos }
  steps.evento(null, tipo, datos)
  return steps.done(ok === null ? null : { ok })
}

const ultimoId = (filas: readonly { id: number }[]): number => Math.max(0, ...filas.map(({ id }) => id))

const unicos = (valores: readonly string[]): boolean => new Set(valores).size === valores.length

function deCola(
  steps: Steps,
  comando: De<'borrarCola' | 'cambiarEstadoCola' | 'guardarHorarioCola'>,
): Effect {
  const { sala } = steps
  const cola = colaDe(sala, comando.colaId)
  if (!cola) return steps.refuse('cola_no_encontrada')
  switch (comando.hace) {
    case 'borrarCola': {
      const cancelados = quitar(steps, cola)
      steps.sala = { ...steps.sala, version: sala.version + 1 }
      return steps.done({ ok: { cancelados } })
    }
    case 'cambiarEstadoCola': {
      const estado = comando.activa ? 'activa' : 'pausada'
      if (cola.estado === estado) return steps.done(null)
      steps.evento(cola.uuid, 'cola_estado')
      steps.sala = { ...sala, colas: sala.colas.map((c) => (c === cola ? { ...c, estado } : c)) }
      return steps.done(null)
    }
    case 'guardarHorarioCola': {
      const { maxEspera, cupoDia } = comando
      conAgenda(steps, cola.id, { maxEspera, cupoDia })
      steps.evento(cola.uuid, 'horario_cambiado')
      return steps.done({ ok: {} })
    }
  }
}

function conAgenda(steps: Steps, colaId: number, campos: Partial<AgendaDeCola>): void {
  const { agenda } = steps.sala
  const colas = new Map(agenda.colas).set(colaId, { ...agenda.cola(colaId), ...campos })
  steps.sala = { ...steps.sala, agenda: new Agenda(agenda.dias, agenda.empresa, colas) }
}

/** Closes for the rest of the service day, or reverts that. A decision for all colas replaces those for single ones. */
function cambiarApertura(steps: Steps, { abierta, colas: uuids }: De<'cambiarApertura'>): Effect {
  const { sala, given } = steps
  const { agenda } = sala
  const colas = uuids?.map((uuid) => colaDe(sala, uuid))
  if (colas?.includes(undefined)) return steps.refuse('cola_no_encontrada')
  const mano = (colaId: number | null) =>
    abierta === null ? null : { abierta, hasta: finDeHoy(agenda, colaId, given.ahora) }
  for (const cola of colas ?? []) {
    if (!cola) continue
    const suya = mano(cola.id)
    conAgenda(steps, cola.id, { mano: suya })
    steps.evento(cola.uuid, 'apertura', suya ?? {})
  }
  if (colas) return steps.done({ ok: {} })
  const sinMano = [...agenda.colas].map(([id, propia]) => [id, { ...propia, mano: null }] as const)
  const general = mano(null)
  const nueva = new Agenda(agenda.dias, { ...agenda.empresa, mano: general }, new Map(sinMano))
  return guardado(steps, { agenda: nueva }, 'apertura', {}, general ?? {})
}

function cambiarEmpresa(steps: Steps, { cambios }: De<'cambiarEmpresa'>): Effect {
  const { nombre, nombresPublicos, colorPrimario, elegir, nombresAlLlamar } = { ...steps.sala, ...cambios }
  const config = { colorPrimario, nombresPublicos, elegir, nombresAlLlamar }
  return guardado(steps, { nombre, ...config }, 'empresa_cambiada', { empresa: { nombre, config } })
}

/** Waiting turnos keep the credit that they got. */
function guardarPreferencias(steps: Steps, { preferencias }: De<'guardarPreferencias'>): Effect {
  const ids = preferencias.map(({ id }) => id)
  const viejas = steps.sala.preferencias.filter(({ id }) => !ids.includes(id))
  const todas = [
    ...preferencias.map((p) => ({ ...p, quitada: false })),
    ...viejas.map((p) => ({ ...p, quitada: true })),
  ]
  return guardado(steps, { preferencias: todas }, 'preferencias_cambiadas', { preferencias })
}

function guardarConfiguracion(steps: Steps, { categorias, version }: De<'guardarConfiguracion'>): Effect {
  const { sala, given, reglas } = steps
  if (version !== undefined && version !== sala.version) return steps.refuse('lista_desactualizada')
  const ultima = ultimoId([...sala.colas, ...sala.borradas])
  const deseadas = categorias.map((categoria, i) =>
    deseada(colaDe(sala, categoria.id) ?? { id: ultima + i + 1 }, categoria, i),
  )
  if (
    !unicos(deseadas.map(({ uuid }) => uuid)) ||
    !unicos(deseadas.map(({ nombre }) => nombre.toLocaleLowerCase('es')))
  )
    return steps.refuse('datos_invalidos')
  const nuevas = deseadas.filter(({ uuid }) => !colaDe(sala, uuid))
  if (nuevas.some(({ uuid }) => sala.borradas.some((borrada) => borrada.uuid === uuid)))
    return steps.refuse('lista_desactualizada')
  if (nuevas.length > 0 && !cabeEnPlan(deseadas.length - 1, planDe(sala, given.ahora).limites.colas))
    return steps.refuse('limite_colas')
  const quitadas = sala.colas.filter(({ id }) => !deseadas.some((cola) => cola.id === id))
  if (version === undefined && quitadas.some(({ id }) => quitarCola(reglas, id, given.ahora).length > 0))
    return steps.refuse('categoria_con_turnos')
  const cambiadas = deseadas.filter((cola) => {
    const actual = colaDe(sala, cola.uuid)
    return actual && JSON.stringify(actual) !== JSON.stringify(cola)
  })
  if (nuevas.length + cambiadas.length + quitadas.length === 0) return steps.done(null)
  for (const cola of quitadas) quitar(steps, cola)
  for (const { uuid } of nuevas) steps.evento(uuid, 'cola_creada')
  for (const { uuid } of cambiadas) steps.evento(uuid, 'cola_cambiada')
  steps.sala = { ...steps.sala, colas: deseadas, version: sala.version + 1 }
  return steps.done(null)
}

/** Fields that are not sent keep their values. */
function deseada(
  actual: Partial<Cola> & Pick<Cola, 'id'>,
  enviada: CategoriaEnviada,
  posicion: number,
): Cola {
  const { prioridad = actual.prioridad === 1 } = enviada
  return {
    id: actual.id,
    uuid: enviada.id,
    nombre: enviada.nombre,
    descripcion: enviada.descripcion ?? actual.descripcion ?? '',
    prioridad: prioridad ? 1 : 0,
    tiempo_estimado: enviada.tiempoEstimado ?? actual.tiempo_estimado ?? TIEMPO_ESTIMADO.defecto,
    posicion,
    estado: actual.estado ?? 'nueva',
  }
}

/** Cancels the open turnos of a cola; its history stays. */
function quitar(steps: Steps, cola: Cola): number {
  const cambios = quitarCola(steps.reglas, cola.id, steps.given.ahora)
  steps.cambios(cambios)
  steps.evento(cola.uuid, 'cola_eliminada')
  steps.sala = {
    ...steps.sala,
    colas: steps.sala.colas.filter(({ id }) => id !== cola.id),
    borradas: [...steps.sala.borradas, cola],
  }
  return cambios.length
}

/** Replaces the whole list. Holders stay at their desks. */
function guardarPuestos(steps: Steps, { puestos }: De<'guardarPuestos'>): Effect {
  const { sala, given } = steps
  if (!unicos(puestos.map(({ id }) => id)) || !unicos(puestos.map(({ nombre }) => nombre.toLowerCase())))
    return steps.refuse('datos_invalidos')
  if (puestos.some(({ colas }) => colas?.some((uuid) => !colaDe(sala, uuid))))
    return steps.refuse('cola_no_encontrada')
  const todos = [...sala.puestos, ...sala.puestosQuitados]
  const nuevos = puestos.map(({ id: uuid, nombre, colas }, i): Puesto => {
    const actual = todos.find((puesto) => puesto.uuid === uuid)
    const suyas = colas?.map((cola) => colaDe(sala, cola)?.id ?? 0) ?? null
    return {
      ...(actual ?? { ...SIN_OCUPACION, id: ultimoId(todos) + i + 1, uuid }),
      nombre,
      colas: colas === undefined ? (actual?.colas ?? null) : suyas,
    }
  })
  const sigue = ({ id }: Puesto) => nuevos.some((puesto) => puesto.id === id)
  const nombres = new Map(
    sala.puestos.flatMap(({ id, nombre }): [string, string][] => {
      const suyo = nuevos.find((puesto) => puesto.id === id)
      return suyo && suyo.nombre !== nombre ? [[nombre, suyo.nombre]] : []
    }),
  )
  const renombrados = renombrar(steps.reglas.enAtencion, nombres, given.ahora)
  if (!Array.isArray(renombrados)) return steps.refuse('datos_invalidos')
  const dejados = sala.puestos.filter((puesto) => !sigue(puesto) && puesto.ocupacion !== null)
  steps.puestos(dejados.map((puesto) => libre(puesto, 'eliminado')))
  steps.cambios(renombrados)
  const puestosQuitados = [...sala.puestosQuitados, ...steps.sala.puestos].filter((puesto) => !sigue(puesto))
  return guardado(steps, { puestos: nuevos, puestosQuitados }, 'puestos_cambiados', null)
}
