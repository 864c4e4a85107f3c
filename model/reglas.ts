import { PUESTO_POR_DEFECTO } from '#contract/turno.ts'
import { cerrarJornada, pasarDia, pasoElDia } from '#domain/cerrar.ts'
import { emitir } from '#domain/emitir.ts'
import * as flujo from '#domain/flujo.ts'
import { HORA_MS } from '#domain/hora-local.ts'
import { deshacer, type Llamado, llamar, llamarElegido } from '#domain/llamar.ts'
import { porLugar } from '#domain/lugar.ts'
import { libre } from '#domain/puesto.ts'
import { rafagasDe } from '#domain/rafaga.ts'
import { restaurar } from '#domain/restaurar.ts'
import {
  actuar,
  type Cambio,
  estaAbierto,
  hecho,
  type Negativa,
  rellamar,
  terminarEspera,
} from '#domain/turno.ts'
import { type Effect, type Given, Steps } from './effect.ts'
import { type Comando, type De, esCliente, esPropio } from './peticion.ts'
import { ajustar } from './reglas-ajustes.ts'
import { colasDesde, desdePuesto, enPuesto, esDeOtraPersona } from './reglas-puestos.ts'
import { type Cola, colaDe, type Sala, type Turno } from './sala.ts'

const MINUTO_US = 60_000_000
const CLAVE_VALE_MS = 24 * HORA_MS
/** All clients have the same address. */
const PROCEDENCIA = 1

/**
 * Applies a command to the sala by the rules of the domain. Null: impossible at this point, the day change has to come
 * first.
 */
export function aplicar(sala: Sala, comando: Comando, given: Given): Effect | null {
  const steps = new Steps(sala, given, esPropio(comando))
  switch (comando.hace) {
    case 'pedirTurno':
      return pedir(steps, comando)
    case 'siguiente':
      return llamarPorTexto(steps, { ...comando, colas: [comando.colaId] })
    case 'siguienteDeEmpresa':
      return llamarPorTexto(steps, comando)
    case 'siguienteDePuesto': {
      const { colas, cabe } = comando
      if (colas?.some((uuid) => !colaDe(sala, uuid))) return steps.refuse('cola_no_encontrada')
      const desde = desdePuesto(steps, comando)
      if (typeof desde === 'string') return steps.refuse(desde)
      return llamarDe(steps, { colas: colas ?? colasDesde(sala, desde), puesto: desde.nombre, cabe })
    }
    case 'cerrarJornada':
      return cerrar(steps, comando)
    case 'cancelarRafaga':
      return cancelarRafaga(steps)
    case 'salir':
      // Its desk is freed after the answer.
      return steps.done({ ok: {} })
    default:
      if ('turnoId' in comando) return deTurno(steps, comando)
      return 'quien' in comando ? enPuesto(steps, comando) : ajustar(steps, comando)
  }
}

type DeTurno = Exclude<Extract<Comando, { turnoId: string }>, { hace: 'siguienteDePuesto' }>

/** An order about one turno. A customer also sends its code. */
function deTurno(steps: Steps, orden: DeTurno): Effect {
  const { sala, cuando } = steps
  const { ahora } = cuando
  const turno = sala.turnos.get(orden.turnoId)
  if (orden.hace === 'deshacer') return deshacerLlamada(steps, orden, turno)
  if (!turno || ('codigo' in orden && orden.codigo !== turno.codigo))
    return steps.refuse('turno_no_encontrado')
  switch (orden.hace) {
    case 'finalizar':
      return cambiado(steps, actuar('finalizar', turno, ahora))
    case 'ausente':
      return cambiado(steps, actuar('ausentar', turno, ahora))
    case 'rellamar':
      return cambiado(steps, rellamar(turno, ahora))
    case 'cancelar':
    case 'retirar':
      return cambiado(steps, terminarEspera('cancelar', turno, ahora))
    case 'restaurar':
      return cambiado(steps, restaurar(enLinea(steps, turno.cola_id), turno, eleccion(sala, orden), ahora))
    case 'transferir':
    case 'seguir': {
      const cola = colaDe(sala, orden.colaId)
      if (!cola) return steps.refuse('cola_no_encontrada')
      const como =
        orden.hace === 'seguir' ? { donde: 'conserva' as const, sigue: true } : { donde: orden.donde }
      const destino = enLinea(steps, cola.id)
      const elegir = eleccion(sala, orden.hace === 'seguir' ? {} : orden)
      return movido(steps, flujo.transferir(destino, turno, { colaId: cola.id, ...como, elegir }, cuando))
    }
    case 'transferirAPuesto': {
      const a = { puesto: orden.puesto, elegir: eleccion(sala, orden) }
      return movido(steps, flujo.transferirAPuesto(enLinea(steps, turno.cola_id), turno, a, cuando))
    }
    case 'apartar':
      return movido(steps, flujo.apartar(turno, orden, cuando))
    case 'reanudar':
      return movido(steps, flujo.reanudar(turno, cuando))
    case 'volver':
      return movido(steps, flujo.volver(enLinea(steps, turno.cola_id), turno, cuando))
    case 'posponer': {
      const { minutos, pasan } = orden
      const { linea } = enLinea(steps, turno.cola_id)
      return movido(
        steps,
        flujo.posponer(linea, turno, pasan === undefined ? { minutos } : { pasan }, cuando),
      )
    }
    case 'llegue':
      return movido(steps, flujo.llegar(turno, cuando))
    case 'deshacerTurno':
      return retroceder(steps, orden, turno)
    case 'cambiarTurno':
      return anotar(steps, orden, turno)
    case 'responder':
      return responder(steps, orden, turno)
    case 'llamarTurno': {
      const { puesto = PUESTO_POR_DEFECTO } = orden
      if (esDeOtraPersona(sala, puesto)) return steps.refuse('puesto_tomado')
      return elegir(steps, turno, { ...orden, puesto })
    }
    case 'llamarTurnoDePuesto': {
      const desde = desdePuesto(steps, orden)
      if (typeof desde === 'string') return steps.refuse(desde)
      return elegir(steps, turno, { ...orden, puesto: desde.nombre })
    }
  }
}

/** The room with the line of a cola. */
const enLinea = ({ reglas }: Steps, colaId: number) => ({ ...reglas, linea: reglas.lineas.get(colaId) ?? [] })

function cambiado(steps: Steps, resultado: Cambio<Turno> | Cambio<Turno>[] | Negativa): Effect {
  if (typeof resultado === 'string') return steps.refuse(resultado)
  const cambios = [resultado].flat()
  steps.cambios(cambios)
  return steps.turnos({ turno: cambios.at(-1)?.turno })
}

function movido(steps: Steps, resultado: flujo.Movimiento<Turno> | Negativa): Effect {
  if (typeof resultado === 'string') return steps.refuse(resultado)
  steps.cambios(resultado.cambios)
  return steps.turnos({ turno: resultado.cambios[0].turno })
}

function pedir(steps: Steps, pedido: De<'pedirTurno'>): Effect {
  const { sala, given, cuando } = steps
  const { nombre, clave, tipo = '', origen = 'api', personas = null } = pedido
  const { ahora, seq } = cuando
  const cola = colaDe(sala, pedido.colaId)
  if (!cola) return steps.refuse('cola_no_encontrada')
  const repetido = clave ? conClave(sala, cola, clave, ahora) : undefined
  if (repetido && (repetido.pedido !== nombre || repetido.tipo !== tipo))
    return steps.refuse('clave_reutilizada')
  if (repetido) return steps.turnos({ turno: repetido })
  const preferencia = preferenciaDe(sala, pedido.preferencia)
  if (preferencia === null) return steps.refuse('datos_invalidos')
  const ventaja = preferencia?.ventaja ?? 0
  const personal = !esCliente(pedido)
  const emision = emitir(steps.reglas, { colaId: cola.id, ritmo: null, ventaja, personal }, ahora)
  if (typeof emision === 'string') return steps.refuse(emision)
  const lugar = given.lugares.get(given.turnoId) ?? 0
  const turno: Turno = {
    ...emision.turno,
    id: seq,
    uuid: given.turnoId,
    codigo: given.codigo,
    orden: seq,
    lugar,
    nombre,
    pedido: nombre,
    origen,
    clave,
    tipo,
    personas,
    nota: null,
    marcas: [],
    preferencia: preferencia?.id ?? null,
    ventaja,
    llego_en: null,
    vuelve_en: null,
    desde_en: null,
    pospuestos: null,
    respuesta: null,
    procedencia: personal ? null : PROCEDENCIA,
    devuelto: false,
    ultimo: { seq, antes: null },
  }
  steps.emitido(turno, lugar + ventaja * MINUTO_US)
  if (emision.abre) {
    const colas = sala.colas.map((otra) => (otra === cola ? { ...cola, estado: 'activa' as const } : otra))
    steps.sala = { ...steps.sala, colas }
    steps.owed.push({ tipo: 'cola_estado', colaId: cola.uuid, turnoId: null, puesto: null })
  }
  return steps.turnos({ turno })
}

/** Undefined: not requested. Null: it does not exist. */
const preferenciaDe = ({ preferencias }: Sala, id: string | null | undefined) =>
  id ? (preferencias.find((p) => p.id === id && !p.quitada) ?? null) : undefined

const conClave = (sala: Sala, cola: Cola, clave: string, ahora: number): Turno | undefined =>
  [...sala.turnos.values()].find(
    (t) => t.serie_id === cola.id && t.clave === clave && ahora - t.emitido_en <= CLAVE_VALE_MS,
  )

interface Llamada {
  colas?: readonly string[]
  puesto?: string
  cabe?: number
}

function llamarDe(steps: Steps, { colas: uuids, puesto = PUESTO_POR_DEFECTO, cabe }: Llamada): Effect | null {
  const { sala, reglas, cuando } = steps
  const colas = uuids?.map((uuid) => colaDe(sala, uuid)?.id ?? 0) ?? null
  const llamado = llamar(reglas, { colas, puesto, cabe }, cuando.ahora)
  if (typeof llamado === 'string') return steps.refuse(llamado)
  // A call never sees turnos of a past day: the day change comes first.
  const vistas = [...reglas.lineas].flatMap(([id, linea]): [number, Turno[]][] =>
    colas && !colas.includes(id) ? [] : [[id, cabe === undefined ? linea.slice(0, 1) : linea]],
  )
  if (pasoElDia({ ...reglas, lineas: new Map(vistas) }, cuando.ahora)) return null
  return llamada(steps, llamado)
}

/** A call that names its desk by text, which must not be another person's. */
function llamarPorTexto(steps: Steps, llamada: Llamada): Effect | null {
  const { sala } = steps
  if (llamada.colas?.some((uuid) => !colaDe(sala, uuid))) return steps.refuse('cola_no_encontrada')
  if (esDeOtraPersona(sala, llamada.puesto ?? PUESTO_POR_DEFECTO)) return steps.refuse('puesto_tomado')
  return llamarDe(steps, llamada)
}

const eleccion = ({ elegir: regla }: Sala, { motivo = '' }: { motivo?: string }) => ({ regla, motivo })

interface Elegida {
  puesto: string
  motivo?: string
}

function elegir(steps: Steps, { id: turnoId }: Turno, { puesto, motivo }: Elegida): Effect {
  const orden = { turnoId, puesto, ...eleccion(steps.sala, { motivo }) }
  const llamado = llamarElegido(steps.reglas, orden, steps.given.ahora)
  return typeof llamado === 'string' ? steps.refuse(llamado) : llamada(steps, llamado)
}

function llamada(
  steps: Steps,
  { cambios, turno, terminado }: Pick<Llamado<Turno>, 'cambios' | 'turno' | 'terminado'>,
): Effect {
  steps.cambios(cambios)
  return steps.turnos({ turno, terminado })
}

function deshacerLlamada(steps: Steps, { colaId }: De<'deshacer'>, llamado: Turno | undefined): Effect {
  const { sala, reglas, given } = steps
  const cola = colaDe(sala, colaId)
  if (!cola) return steps.refuse('cola_no_encontrada')
  if (llamado?.cola_id !== cola.id) return steps.refuse('turno_no_encontrado')
  const terminado = [...sala.turnos.values()].find(({ id }) => id === llamado.termino_a) ?? null
  const deshecho = deshacer(reglas, { llamado, terminado }, given.ahora)
  return typeof deshecho === 'string' ? steps.refuse(deshecho) : llamada(steps, deshecho)
}

function retroceder(steps: Steps, { seq }: De<'deshacerTurno'>, turno: Turno): Effect {
  const antes = turno.ultimo.seq === seq ? turno.ultimo.antes : null
  if (!antes) return steps.refuse('deshacer_tarde')
  const destino = enLinea(steps, antes.cola_id ?? turno.cola_id)
  return movido(steps, flujo.retroceder(destino, turno, { seq, antes }, steps.cuando))
}

function anotar(steps: Steps, { cambios }: De<'cambiarTurno'>, turno: Turno): Effect {
  const { preferenciaId, nota, ...resto } = cambios
  const preferencia = preferenciaDe(steps.sala, preferenciaId)
  if (preferencia === null) return steps.refuse('datos_invalidos')
  const campos: Partial<Turno> = nota === undefined ? resto : { ...resto, nota: nota || null }
  if (preferenciaId === undefined) return movido(steps, flujo.cambiar(turno, { campos }, steps.cuando))
  const { id = null, ventaja = 0 } = preferencia ?? {}
  const conCredito = { campos: { ...campos, preferencia: id, ventaja }, ventaja: ventaja - turno.ventaja }
  return movido(steps, flujo.cambiar(turno, conCredito, steps.cuando))
}

/** A waiting customer who will be late is set aside, within the limit on postponements. */
function responder(steps: Steps, orden: De<'responder'>, turno: Turno): Effect {
  if (!estaAbierto(turno.estado)) return steps.refuse('turno_no_en_espera')
  const { palabra, minutos } = orden
  const respuesta = minutos === null ? palabra : `${palabra} ${minutos}`
  const dicho = { ...turno, respuesta, llego_en: null }
  if (turno.respuesta !== respuesta || turno.llego_en !== null)
    steps.turno(dicho, 'respondido', { respuesta })
  const pospone = palabra === 'tarde' && minutos !== null
  const aparte = pospone ? flujo.posponer([], dicho, { minutos }, steps.cuando) : 'turno_no_en_espera'
  if (typeof aparte !== 'string') steps.cambios(aparte.cambios)
  return steps.done({ ok: {} })
}

/** Cancels the whole burst in one step. Its places in the day are free again, its numbers are not. */
function cancelarRafaga(steps: Steps): Effect {
  const [rafaga] = rafagasDe([...steps.reglas.lineas.values()].flat())
  const turnos = rafaga?.turnos.toSorted(porLugar) ?? []
  const fuera = turnos.map((turno) => ({ ...turno, procedencia: null, devuelto: true }))
  steps.cambios(fuera.map((turno) => hecho(actuar('cancelar', turno, steps.given.ahora))))
  if (fuera.length > 0) steps.evento(null, 'rafaga_cancelada')
  return steps.done({ ok: { cancelados: fuera.length } })
}

function cerrar(steps: Steps, { colas: uuids, pausar }: De<'cerrarJornada'>): Effect {
  const { sala, reglas, given } = steps
  const colas = uuids?.map((uuid) => colaDe(sala, uuid)?.id ?? 0) ?? null
  const cierre = cerrarJornada(reglas, { colas }, given.ahora)
  if (typeof cierre === 'string') return steps.refuse(cierre)
  const { cambios, ...cuantos } = cierre
  steps.cambios(cambios)
  // Closing the whole company frees all desks.
  const ocupados = sala.puestos.filter(({ ocupacion }) => ocupacion !== null)
  if (!colas) steps.puestos(ocupados.map((puesto) => libre(puesto, 'jornada')))
  const sePausa = ({ id, estado }: Cola) => pausar && estado !== 'pausada' && (colas?.includes(id) ?? true)
  for (const { uuid } of sala.colas.filter(sePausa)) steps.evento(uuid, 'cola_estado')
  const pausadas = sala.colas.map((c) => (sePausa(c) ? { ...c, estado: 'pausada' as const } : c))
  steps.sala = { ...steps.sala, colas: pausadas }
  return steps.done({ ok: cuantos })
}

/** The day change, which the servers run some time after midnight. */
export function cambioDeDia(sala: Sala, given: Given): Effect {
  const steps = new Steps(sala, given)
  steps.cambios(pasarDia(steps.reglas, sala.calendario, given.ahora).cambios)
  return steps.done(null)
}

/** Resumes a turno whose time aside is over; null if it is not. */
export function vuelta(sala: Sala, given: Given): Effect | null {
  const turno = sala.turnos.get(given.turnoId)
  return turno?.estado === 'apartado' && flujo.vuelveYa(turno, given.ahora)
    ? aplicar(sala, { hace: 'reanudar', turnoId: turno.uuid }, given)
    : null
}
