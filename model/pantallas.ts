import { COLOR_PRIMARIO } from '#contract/empresa.ts'
import type { CodigoError } from '#contract/errores.ts'
import { POSPONER } from '#domain/flujo.ts'
import { HORA_MS } from '#domain/hora-local.ts'
import { nombrePublico } from '#domain/nombre.ts'
import { rafagasDe } from '#domain/rafaga.ts'
import { ESTADO_PUBLICO, estaAbierto } from '#domain/turno.ts'
import type { Reply } from './effect.ts'
import { puestoDe, puestos, salaDe } from './pantallas-puestos.ts'
import type { Lectura } from './peticion.ts'
import {
  admiteDe,
  apartadosDe,
  type Cola,
  colaDe,
  enAtencionDe,
  enEspera,
  enReglas,
  etiquetaDe,
  hoyEn,
  type Moment,
  planDe,
  posicionDe,
  type Sala,
  type Turno,
} from './sala.ts'

const LLAMADOS_RECIENTES = 10
const NOMBRES_DE_RAFAGA = 5

/** The model does not estimate waits: it only checks the form of an estimate. */
function rango(value: unknown): boolean {
  const { min, max } = (value ?? {}) as { min?: number; max?: number }
  return Number.isInteger(min) && Number.isInteger(max) && 0 <= Number(min) && Number(min) <= Number(max)
}

const iso = (instante: number | null | undefined): string | null =>
  instante == null ? null : new Date(instante).toISOString()

function cara({ sala, ahora }: Moment) {
  const { empresaId, nombre, colorPrimario, calendario } = sala
  const { marca } = planDe(sala, ahora)
  return {
    id: empresaId,
    nombre,
    colorPrimario: marca ? colorPrimario : COLOR_PRIMARIO,
    zona: calendario.zona,
  }
}

function categoria({ sala, ahora }: Moment, cola: Cola) {
  return {
    id: cola.uuid,
    nombre: cola.nombre,
    descripcion: cola.descripcion,
    prioridad: cola.prioridad === 1,
    tiempoEstimado: cola.tiempo_estimado,
    estado: cola.estado,
    admite: admiteDe(sala, cola, ahora),
    enEspera: enEspera(sala, cola.id).length,
  }
}

const estimado = (cola: Cola) => (cola.estado === 'pausada' ? null : rango)

export function personal(moment: Moment, uuid: string) {
  const { sala, seq } = moment
  const cola = colaDe(sala, uuid)
  if (!cola) return null
  const atendidos = enAtencionDe(sala, cola.id).map((turno) => ({
    id: turno.uuid,
    nombre: turno.nombre,
    numero: turno.numero,
    etiqueta: etiquetaDe(sala, turno),
    codigo: turno.codigo,
    puesto: turno.puesto,
    llamado: iso(turno.llamado_en),
    ...detalle(sala, turno),
  }))
  return {
    cola: { ...categoria(moment, cola), estimado: estimado(cola) },
    turnos: enEspera(sala, cola.id).map((turno) => filaDe(sala, turno)),
    apartados: apartadosDe(sala, cola.id).map((turno) => filaDe(sala, turno)),
    enAtencion: atendidos,
    turnoActual: atendidos.at(-1) ?? null,
    seq,
  }
}

const filaDe = (sala: Sala, turno: Turno) => ({
  id: turno.uuid,
  nombre: sala.nombresAlLlamar ? '' : turno.nombre,
  numero: turno.numero,
  etiqueta: etiquetaDe(sala, turno),
  codigo: turno.codigo,
  posicion: posicionDe(sala, turno),
  emitido: iso(turno.emitido_en),
  lugar: turno.lugar,
  ...detalle(sala, turno),
  ...pausa(turno),
})

/** Fields of a turno for the staff; absent if never set. */
function detalle(sala: Sala, turno: Turno) {
  const suya = sala.preferencias.find(({ id }) => id === turno.preferencia)
  return {
    personas: turno.personas ?? undefined,
    preferencia: suya && { id: suya.id, nombre: suya.nombre },
    nota: turno.nota ?? undefined,
    marcas: turno.marcas.length > 0 ? turno.marcas : undefined,
    llego: turno.llego_en !== null || undefined,
    pospuestos: turno.pospuestos || undefined,
    ...respuestaDe(turno),
  }
}

/** Absent if the customer has not responded. */
function respuestaDe({ respuesta }: Turno) {
  const [palabra, minutos] = respuesta?.split(' ') ?? []
  return { respuesta: palabra && { palabra, minutos: minutos === undefined ? null : Number(minutos) } }
}

/** Fields that only the staff sees. */
const RESERVADO = { preferencia: undefined, nota: undefined, marcas: undefined, lugar: undefined }

const pausa = ({ estado, vuelve_en }: Turno) =>
  estado === 'apartado' ? { pausa: { hasta: iso(vuelve_en) } } : {}

const turnoPublico = (sala: Sala, turno: Turno) => ({
  numero: turno.numero,
  etiqueta: etiquetaDe(sala, turno),
  nombre: nombrePublico(turno.nombre, sala.nombresPublicos),
  puesto: turno.puesto,
  llamado: iso(turno.anunciado_en),
  ...RESERVADO,
})

/** The turnos whose calls and desks a screen shows: those of this service day, or announced on it. */
const deHoy = ({ sala, ahora }: Moment): Turno[] => {
  const hoy = hoyEn(sala, ahora)
  const anunciado = ({ anunciado_en }: Turno) => anunciado_en !== null && hoyEn(sala, anunciado_en) === hoy
  return [...sala.turnos.values()].filter((t) => t.fecha === hoy || anunciado(t))
}

function ultimosLlamados(moment: Moment) {
  const { sala } = moment
  return deHoy(moment)
    .filter((t) => t.anunciado_en !== null)
    .sort((a, b) => (b.anunciado_en ?? 0) - (a.anunciado_en ?? 0) || b.orden - a.orden)
    .slice(0, LLAMADOS_RECIENTES)
    .flatMap((t) => {
      const cola = sala.colas.find(({ id }) => id === t.cola_id)
      return cola ? [{ colaId: cola.uuid, cola: cola.nombre, ...turnoPublico(sala, t) }] : []
    })
}

export function publico(moment: Moment) {
  const { sala, seq } = moment
  return {
    empresa: cara(moment),
    colas: sala.colas.map((cola) => {
      const { tiempoEstimado: _, ...visible } = categoria(moment, cola)
      const atendidos = enAtencionDe(sala, cola.id).map((t) => turnoPublico(sala, t))
      return {
        ...visible,
        estimado: estimado(cola),
        enAtencion: atendidos,
        turnoActual: atendidos.at(-1) ?? null,
      }
    }),
    ultimosLlamados: ultimosLlamados(moment),
    usaPuestos: new Set(deHoy(moment).flatMap((t) => t.puesto ?? [])).size > 1,
    seq,
  }
}

/** A code works until the end of its service day, and at least an hour after the turno ended. */
const olvidado = ({ sala, ahora }: Moment, { estado, fecha, terminado_en }: Turno): boolean =>
  !estaAbierto(estado) && fecha < hoyEn(sala, ahora) && ahora - (terminado_en ?? 0) > HORA_MS

export function verificacion(moment: Moment, turnoId: string) {
  const { sala, seq } = moment
  const turno = sala.turnos.get(turnoId)
  const cola = sala.colas.find(({ id }) => id === turno?.cola_id)
  if (!turno || !cola || olvidado(moment, turno)) return null
  const waits = turno.estado === 'espera' || turno.estado === 'apartado'
  const posicion = waits ? posicionDe(sala, turno) : 0
  const actual = enAtencionDe(sala, cola.id).at(-1)
  return {
    turno: {
      nombre: turno.nombre,
      numero: turno.numero,
      etiqueta: etiquetaDe(sala, turno),
      estado: ESTADO_PUBLICO[turno.estado],
      puesto: turno.puesto,
      llamado: iso(turno.anunciado_en),
      posponer: Math.max(0, POSPONER.veces - (turno.pospuestos ?? 0)),
      llego: turno.llego_en !== null || undefined,
      ...respuestaDe(turno),
      ...pausa(turno),
      ...RESERVADO,
    },
    turnoActual: actual ? { numero: actual.numero, etiqueta: etiquetaDe(sala, actual) } : null,
    faltantes: posicion,
    posicion: posicion || null,
    estimado: posicion ? estimado(cola) : null,
    cola: { id: cola.uuid, nombre: cola.nombre, activa: cola.estado === 'activa' },
    empresa: cara(moment),
    seq,
  }
}

/** The bursts that the owner sees. */
const puerta = ({ sala }: Moment) => ({
  pideCodigo: false,
  rafagas: rafagasDe(sala.colas.flatMap(({ id }) => enEspera(sala, id))).map(({ turnos, desde, hasta }) => ({
    cuantos: turnos.length,
    desde: iso(desde),
    hasta: iso(hasta),
    nombres: sala.nombresAlLlamar ? [] : turnos.slice(0, NOMBRES_DE_RAFAGA).map(({ nombre }) => nombre),
  })),
})

const orRefuse = (ok: object | null, rechazo: CodigoError): Reply => (ok ? { ok } : { rechazo })

/** The answer to a query at one moment. */
export function contestar(moment: Moment, consulta: Lectura): Reply {
  const { sala } = moment
  switch (consulta.hace) {
    case 'publico':
      return { ok: publico(moment) }
    case 'cola':
      return orRefuse(personal(moment, consulta.colaId), 'cola_no_encontrada')
    case 'verificarGlobal':
      return orRefuse(verificacion(moment, consulta.turnoId), 'turno_no_encontrado')
    case 'turnoActual': {
      const cola = colaDe(sala, consulta.colaId)
      if (!cola) return { rechazo: 'cola_no_encontrada' }
      const actual = enAtencionDe(sala, cola.id).at(-1)
      const nombre = actual && nombrePublico(actual.nombre, sala.nombresPublicos)
      return { ok: { numero: actual?.numero, nombre } }
    }
    case 'puestos':
      return { ok: puestos(moment) }
    case 'puesto': {
      const puesto = puestoDe(moment, consulta.puestoId)
      return orRefuse(puesto && { puesto }, 'puesto_no_encontrado')
    }
    case 'sala':
      return { ok: salaDe(moment) }
    case 'configuracion': {
      const categorias = sala.colas.map((cola) => categoria(moment, cola))
      return { ok: { categorias, version: sala.version, empresa: cara(moment) } }
    }
    case 'plan': {
      const turnosHoy = enReglas(sala, moment.ahora).emitidos
      const uso = [{ empresaId: sala.empresaId, nombre: sala.nombre, colas: sala.colas.length, turnosHoy }]
      return { ok: { plan: { id: planDe(sala, moment.ahora).id }, uso } }
    }
    case 'puerta':
      return { ok: puerta(moment) }
    case 'colas':
      return {
        ok: {
          colas: sala.colas.map(({ id, uuid, nombre, estado }) => ({
            id: uuid,
            nombre,
            estado,
            enEspera: enEspera(sala, id).length,
          })),
        },
      }
  }
}
