import { PUESTO_POR_DEFECTO } from '#contract/turno.ts'
import { NEGATIVA } from '#domain/admision.ts'
import { ESPERA_MAXIMA_MS, fechaLocal, HORA_MS } from '#domain/jornada.ts'
import { type Effect, type Given, propio, refuse, Steps } from './effect.ts'
import { comoUltimo } from './lugares.ts'
import { type Comando, esCliente } from './peticion.ts'
import { finDeEspera } from './reglas-flujo.ts'
import { admiteDe, colaDe, enAtencion, enEspera, hoyEn, type Sala, type Turno } from './sala.ts'

type De<H extends Comando['hace']> = Extract<Comando, { hace: H }>

const MINUTO_US = 60_000_000
const CLAVE_VALE_MS = 24 * HORA_MS

export function pedirTurno(sala: Sala, pedido: De<'pedirTurno'>, given: Given): Effect {
  const { colaId, nombre, clave, tipo = '', origen = 'api', personas = null } = pedido
  const { ahora } = given
  const cola = colaDe(sala, colaId)
  if (!cola) return refuse(sala, 'cola_no_encontrada')
  const repetido = clave ? conClave(sala, colaId, clave, ahora) : undefined
  const preferencia = preferenciaDe(sala, pedido.preferencia)
  if (repetido && (repetido.pedido !== nombre || repetido.tipo !== tipo))
    return refuse(sala, 'clave_reutilizada')
  if (repetido) return new Steps(sala).done({ ok: { turno: propio(sala, repetido) } })
  // The staff may add in spite of hours and caps.
  const libre = { ...cola, cerradaEl: null, maxEspera: null, cupoDia: null }
  const admite = esCliente(pedido)
    ? admiteDe(sala, cola, ahora)
    : admiteDe({ ...sala, cerradaEl: null }, libre, ahora)
  if (preferencia === null) return refuse(sala, 'datos_invalidos')
  if (admite !== 'si') return refuse(sala, NEGATIVA[admite])
  const ventaja = preferencia?.ventaja ?? 0
  const lugar = given.lugar ?? 0
  const fecha = hoyEn(sala, ahora)

  const steps = new Steps(sala)
  const anteriores = [...sala.turnos.values()].filter((t) => t.serieId === colaId && t.fecha === fecha)
  const turno = steps.turno(
    {
      id: given.turnoId,
      codigo: given.codigo,
      colaId,
      serieId: colaId,
      fecha,
      numero: anteriores.length + 1,
      emision: given.seq,
      orden: given.seq,
      lugar,
      nombre,
      pedido: nombre,
      origen,
      clave,
      tipo,
      estado: 'espera',
      puesto: null,
      emitidoEn: ahora,
      llamadoEn: null,
      anunciadoEn: null,
      terminadoEn: null,
      terminoA: null,
      personas,
      nota: null,
      marcas: [],
      preferencia: preferencia?.id ?? null,
      ventaja,
      llego: false,
      vuelveEn: null,
      pospuestos: 0,
      respuesta: null,
      ajeno: esCliente(pedido),
      devuelto: false,
    },
    'emitido',
  )
  comoUltimo(steps, lugar + ventaja * MINUTO_US)
  const effect = steps.done({ ok: { turno: propio(steps.sala, turno) } })
  if (cola.estado !== 'nueva') return effect
  // A new cola opens with its first turno.
  const colas = sala.colas.map((c) => (c.id === colaId ? { ...c, estado: 'activa' as const } : c))
  return {
    ...effect,
    sala: { ...effect.sala, colas },
    owed: [{ tipo: 'cola_estado', colaId, turnoId: null, puesto: null }],
  }
}

/** Undefined: none was asked for. Null: there is no such one. */
const preferenciaDe = ({ preferencias }: Sala, id: string | null | undefined) =>
  id ? (preferencias.find((p) => p.id === id && !p.quitada) ?? null) : undefined

const conClave = (sala: Sala, colaId: string, clave: string, ahora: number): Turno | undefined =>
  [...sala.turnos.values()].find(
    (t) => t.serieId === colaId && t.clave === clave && ahora - t.emitidoEn <= CLAVE_VALE_MS,
  )

/** Finishes what the puesto has in service and calls: priority first, then the longest waiting. */
export function llamar(
  sala: Sala,
  { colas, puesto = PUESTO_POR_DEFECTO, cabe }: { colas?: readonly string[]; puesto?: string; cabe?: number },
  { ahora }: Given,
): Effect | null {
  if (colas?.some((id) => !colaDe(sala, id))) return refuse(sala, 'cola_no_encontrada')
  const elegibles = sala.colas.filter((cola) => !colas || colas.includes(cola.id))
  const lineas = elegibles.map(({ id, prioridad }) => ({ prioridad, linea: enEspera(sala, id) }))
  const servidosAyer = enAtencion(sala).some((t) => atendidoAyer(sala, t, ahora))
  // A call never meets what belongs to a day that is over: the day change comes first.
  const mirados = lineas.flatMap(({ linea }) => (cabe === undefined ? linea.slice(0, 1) : linea))
  if (servidosAyer || mirados.some((turno) => vencido(sala, turno, ahora))) return null
  const cabeEn = ({ personas }: Turno) => (personas ?? 1) <= (cabe ?? Number.POSITIVE_INFINITY)
  const primero =
    primeroDe(lineas, (t) => cabeEn(t) && (cabe === undefined || (t.personas ?? 1) * 2 > cabe)) ??
    primeroDe(lineas, cabeEn)
  // Nobody chose to pass them over, but they were.
  return llamarA(
    sala,
    primero,
    { puesto, saltados: cabe === undefined ? 0 : delanteDe(sala, primero) },
    ahora,
  )
}

const delanteDe = (sala: Sala, turno: Turno | undefined): number =>
  turno ? enEspera(sala, turno.colaId).findIndex(({ id }) => id === turno.id) : 0

type Lineas = readonly { prioridad: boolean; linea: readonly Turno[] }[]

/** Priority first, then the place. */
function primeroDe(lineas: Lineas, sirve: (turno: Turno) => boolean): Turno | undefined {
  const primeros = lineas.flatMap(({ prioridad, linea }) => {
    const turno = linea.find(sirve)
    return turno ? [{ turno, prioridad }] : []
  })
  primeros.sort(
    (a, b) =>
      Number(b.prioridad) - Number(a.prioridad) ||
      a.turno.lugar - b.turno.lugar ||
      a.turno.orden - b.turno.orden,
  )
  return primeros[0]?.turno
}

/** Calls somebody before the others, as far as the empresa allows it. */
export function llamarTurno(
  sala: Sala,
  { turnoId, puesto = PUESTO_POR_DEFECTO, motivo }: Omit<De<'llamarTurno'>, 'hace'>,
  { ahora }: Given,
): Effect {
  const turno = sala.turnos.get(turnoId)
  if (!turno) return refuse(sala, 'turno_no_encontrado')
  if (turno.estado !== 'espera') return refuse(sala, 'turno_no_en_espera')
  const saltados = delanteDe(sala, turno)
  if (saltados > 0 && sala.elegir === 'nadie') return refuse(sala, 'elegir_no_permitido')
  if (saltados > 0 && sala.elegir === 'con motivo' && !motivo) return refuse(sala, 'falta_motivo')
  return llamarA(sala, turno, { puesto, saltados }, ahora)
}

function llamarA(
  sala: Sala,
  primero: Turno | undefined,
  { puesto, saltados }: { puesto: string; saltados: number },
  ahora: number,
): Effect {
  const steps = new Steps(sala)
  const propios = enAtencion(sala).filter((t) => t.puesto === puesto)
  const terminados = propios.map((t) => terminar(steps, t, 'completado', ahora))
  const terminado = terminados.at(-1) ?? null
  const llamado = primero && {
    ...primero,
    estado: 'atencion' as const,
    puesto,
    llamadoEn: ahora,
    anunciadoEn: ahora,
    terminoA: terminado?.id ?? null,
  }
  const turno = llamado ? steps.turno(llamado, 'llamado', saltados) : null
  return steps.done({
    ok: { turno: turno && propio(steps.sala, turno), terminado: terminado && propio(steps.sala, terminado) },
  })
}

const terminar = (steps: Steps, turno: Turno, estado: 'completado' | 'ausente', ahora: number) =>
  steps.turno({ ...turno, estado, terminadoEn: ahora }, estado)

const vencido = (sala: Sala, turno: Turno, ahora: number): boolean =>
  turno.fecha < hoyEn(sala, ahora) && ahora - turno.emitidoEn > ESPERA_MAXIMA_MS

const atendidoAyer = (sala: Sala, { llamadoEn }: Turno, ahora: number): boolean =>
  llamadoEn !== null && fechaLocal(llamadoEn, sala.zona) < hoyEn(sala, ahora)

/** Who waits keeps the credit that was given. */
export const guardarPreferencias = (sala: Sala, orden: De<'guardarPreferencias'>): Effect => {
  const nuevas = orden.preferencias.map((preferencia) => ({ ...preferencia, quitada: false }))
  const ids = nuevas.map(({ id }) => id)
  const viejas = sala.preferencias.filter(({ id }) => !ids.includes(id)).map((p) => ({ ...p, quitada: true }))
  const steps = new Steps({ ...sala, preferencias: [...nuevas, ...viejas] })
  steps.cola(null, 'preferencias_cambiadas')
  return steps.done({ ok: { preferencias: orden.preferencias } })
}

/** What the clock does after midnight, whenever it comes to it. */
export function pasarDia(sala: Sala, ahora: number): Effect {
  const steps = new Steps(sala)
  for (const turno of enAtencion(sala).filter((t) => atendidoAyer(sala, t, ahora)))
    terminar(steps, turno, 'completado', ahora)
  for (const turno of todosEnEspera(sala).filter((t) => vencido(sala, t, ahora)))
    finDeEspera(steps, turno, 'expirado', { ahora })
  return steps.done(null)
}

const todosEnEspera = (sala: Sala): Turno[] =>
  [...sala.turnos.values()]
    .filter((t) => t.estado === 'espera' || t.estado === 'apartado')
    .sort((a, b) => a.emision - b.emision)

export function cerrarJornada(sala: Sala, { colas, pausar }: De<'cerrarJornada'>, { ahora }: Given): Effect {
  if (colas?.some((id) => !colaDe(sala, id))) return refuse(sala, 'cola_no_encontrada')
  const elegido = (t: Turno) => !colas || colas.includes(t.colaId)
  const steps = new Steps(sala)
  const atendidos = enAtencion(sala).filter(elegido)
  const esperan = todosEnEspera(sala).filter(elegido)
  for (const turno of atendidos) terminar(steps, turno, 'completado', ahora)
  for (const turno of esperan) finDeEspera(steps, turno, 'expirado', { ahora })
  // Who closes the whole company sends everybody home.
  for (const puesto of colas ? [] : sala.puestos) steps.liberar(puesto, 'jornada')
  const pausadas = sala.colas.filter(
    ({ id, estado }) => pausar && estado !== 'pausada' && (colas?.includes(id) ?? true),
  )
  for (const { id } of pausadas) steps.cola(id, 'cola_estado')
  steps.sala = {
    ...steps.sala,
    colas: sala.colas.map((c) => (pausadas.includes(c) ? { ...c, estado: 'pausada' as const } : c)),
  }
  return steps.done({ ok: { completados: atendidos.length, expirados: esperan.length } })
}

/** The turno returns to its place in the line; what its call finished is in service again. */
export function deshacer(sala: Sala, { colaId, turnoId }: De<'deshacer'>): Effect {
  if (!colaDe(sala, colaId)) return refuse(sala, 'cola_no_encontrada')
  const llamado = sala.turnos.get(turnoId)
  if (llamado?.colaId !== colaId) return refuse(sala, 'turno_no_encontrado')
  if (llamado.estado !== 'atencion') return refuse(sala, 'deshacer_tarde')
  const steps = new Steps(sala)
  const devuelto = steps.turno(
    { ...llamado, estado: 'espera', puesto: null, llamadoEn: null, anunciadoEn: null, terminoA: null },
    'deshecho',
  )
  const anterior = llamado.terminoA ? sala.turnos.get(llamado.terminoA) : undefined
  const reabre =
    anterior?.estado === 'completado' &&
    anterior.terminadoEn === llamado.llamadoEn &&
    colaDe(sala, anterior.colaId) !== undefined
  const reabierto = reabre
    ? steps.turno({ ...anterior, estado: 'atencion', puesto: llamado.puesto, terminadoEn: null }, 'deshecho')
    : null
  return steps.done({
    ok: { turno: propio(steps.sala, devuelto), terminado: reabierto && propio(steps.sala, reabierto) },
  })
}

export function atender(
  sala: Sala,
  { hace, turnoId }: { hace: 'finalizar' | 'ausente' | 'rellamar'; turnoId: string },
  { ahora }: Given,
): Effect {
  const turno = sala.turnos.get(turnoId)
  if (!turno) return refuse(sala, 'turno_no_encontrado')
  if (turno.estado !== 'atencion') return refuse(sala, 'turno_no_en_atencion')
  const steps = new Steps(sala)
  const cambiado =
    hace === 'rellamar'
      ? steps.turno({ ...turno, anunciadoEn: ahora }, 'rellamado')
      : terminar(steps, turno, hace === 'ausente' ? 'ausente' : 'completado', ahora)
  return steps.done({ ok: { turno: propio(steps.sala, cambiado) } })
}

/** Who waits may be removed by the staff too. */
export function retirar(sala: Sala, { turnoId }: { turnoId: string }, given: Given): Effect {
  const turno = sala.turnos.get(turnoId)
  if (!turno) return refuse(sala, 'turno_no_encontrado')
  return cancelar(sala, { hace: 'cancelar', turnoId, codigo: turno.codigo }, given)
}

/** What the staff notes of somebody. The place moves by the difference of the credits. */
export function cambiarTurno(sala: Sala, { turnoId, cambios }: De<'cambiarTurno'>): Effect {
  const turno = sala.turnos.get(turnoId)
  if (!turno) return refuse(sala, 'turno_no_encontrado')
  const { preferenciaId, ...notas } = cambios
  const preferencia = preferenciaDe(sala, preferenciaId)
  if (preferencia === null) return refuse(sala, 'datos_invalidos')
  if (!['espera', 'apartado', 'atencion'].includes(turno.estado)) return refuse(sala, 'turno_no_en_espera')
  const ventaja = preferencia?.ventaja ?? 0
  const lugar = turno.lugar - (ventaja - turno.ventaja) * MINUTO_US
  const credito = preferenciaId === undefined ? {} : { preferencia: preferencia?.id ?? null, ventaja, lugar }
  const steps = new Steps(sala)
  const nota = notas.nota === undefined ? turno.nota : notas.nota || null
  const cambiado = steps.turno({ ...turno, ...notas, nota, ...credito }, 'cambiado')
  return steps.done({ ok: { turno: propio(steps.sala, cambiado) } })
}

/** Who was served is served again at a free desk; everybody else waits again, in the old place. */
export function restaurar(sala: Sala, { turnoId }: { turnoId: string }, { ahora }: Given): Effect {
  const turno = sala.turnos.get(turnoId)
  if (!turno) return refuse(sala, 'turno_no_encontrado')
  if (!colaDe(sala, turno.colaId)) return refuse(sala, 'cola_no_encontrada')
  const ended = ['completado', 'ausente', 'cancelado'].includes(turno.estado)
  if (!ended || turno.fecha !== hoyEn(sala, ahora)) return refuse(sala, 'restaurar_tarde')
  const { puesto } = turno
  const free = puesto !== null && !enAtencion(sala).some((otro) => otro.puesto === puesto)
  const steps = new Steps(sala)
  const before = { ...turno, terminadoEn: null }
  const restored = free
    ? steps.turno({ ...before, estado: 'atencion' }, 'restaurado')
    : steps.turno(
        { ...before, estado: 'espera', puesto: null, llamadoEn: null, anunciadoEn: null, terminoA: null },
        'restaurado',
      )
  return steps.done({ ok: { turno: propio(steps.sala, restored) } })
}

export function cancelar(sala: Sala, { turnoId, codigo }: De<'cancelar'>, { ahora }: Given): Effect {
  const turno = sala.turnos.get(turnoId)
  if (turno?.codigo !== codigo) return refuse(sala, 'turno_no_encontrado')
  if (turno.estado !== 'espera' && turno.estado !== 'apartado') return refuse(sala, 'turno_no_en_espera')
  const steps = new Steps(sala)
  const cancelado = finDeEspera(steps, turno, 'cancelado', { ahora })
  return steps.done({ ok: { turno: propio(steps.sala, cancelado) } })
}
