import { COLOR_PRIMARIO } from '#contract/empresa.ts'
import type { CodigoError } from '#contract/errores.ts'
import { HORA_MS } from '#domain/jornada.ts'
import { ESTADO_PUBLICO } from '#domain/turno.ts'
import type { Reply } from './effect.ts'
import { puestoDe, puestos, salaDe } from './pantallas-puestos.ts'
import type { Lectura } from './peticion.ts'
import { POSPONER_MAXIMO } from './reglas-flujo.ts'
import { rafagaDe } from './reglas-puerta.ts'
import {
  admiteDe,
  apartadosDe,
  type Cola,
  colaDe,
  emitidosEl,
  enAtencionDe,
  enEspera,
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

/** How long somebody waits is an estimate: the model only says whether there is one. */
function rango(value: unknown): boolean {
  const { min, max } = (value ?? {}) as { min?: number; max?: number }
  return Number.isInteger(min) && Number.isInteger(max) && 0 <= Number(min) && Number(min) <= Number(max)
}

const iso = (instante: number | null): string | null =>
  instante === null ? null : new Date(instante).toISOString()

function cara({ sala, ahora }: Moment) {
  const { empresaId, nombre, colorPrimario, zona } = sala
  const { marca } = planDe(sala, ahora)
  return { id: empresaId, nombre, colorPrimario: marca ? colorPrimario : COLOR_PRIMARIO, zona }
}

function categoria({ sala, ahora }: Moment, cola: Cola) {
  const { id, nombre, descripcion, prioridad, tiempoEstimado, estado } = cola
  const admite = admiteDe(sala, cola, ahora)
  return {
    id,
    nombre,
    descripcion,
    prioridad,
    tiempoEstimado,
    estado,
    admite,
    enEspera: enEspera(sala, id).length,
  }
}

const estimado = (cola: Cola) => (cola.estado === 'pausada' ? null : rango)

export function personal(moment: Moment, colaId: string) {
  const { sala, seq } = moment
  const cola = colaDe(sala, colaId)
  if (!cola) return null
  const atendidos = enAtencionDe(sala, colaId).map((turno) => ({
    id: turno.id,
    nombre: turno.nombre,
    numero: turno.numero,
    etiqueta: etiquetaDe(sala, turno),
    codigo: turno.codigo,
    puesto: turno.puesto,
    llamado: iso(turno.llamadoEn),
    ...detalle(sala, turno),
  }))
  return {
    cola: { ...categoria(moment, cola), estimado: estimado(cola) },
    turnos: enEspera(sala, colaId).map((turno) => filaDe(sala, turno)),
    apartados: apartadosDe(sala, colaId).map((turno) => filaDe(sala, turno)),
    enAtencion: atendidos,
    turnoActual: atendidos.at(-1) ?? null,
    seq,
  }
}

const filaDe = (sala: Sala, turno: Turno) => ({
  id: turno.id,
  nombre: sala.nombresAlLlamar ? '' : turno.nombre,
  numero: turno.numero,
  etiqueta: etiquetaDe(sala, turno),
  codigo: turno.codigo,
  posicion: posicionDe(sala, turno),
  emitido: iso(turno.emitidoEn),
  lugar: turno.lugar,
  ...detalle(sala, turno),
  ...pausa(turno),
})

/** What the staff knows of somebody. What was never said is not told. */
function detalle(sala: Sala, turno: Turno) {
  const suya = sala.preferencias.find(({ id }) => id === turno.preferencia)
  return {
    personas: turno.personas ?? undefined,
    preferencia: suya && { id: suya.id, nombre: suya.nombre },
    nota: turno.nota ?? undefined,
    marcas: turno.marcas.length > 0 ? turno.marcas : undefined,
    llego: turno.llego || undefined,
    pospuestos: turno.pospuestos || undefined,
    ...respuestaDe(turno),
  }
}

/** Told only of those who said something. */
function respuestaDe({ respuesta }: Turno) {
  const [palabra, minutos] = respuesta?.split(' ') ?? []
  return { respuesta: palabra && { palabra, minutos: minutos === undefined ? null : Number(minutos) } }
}

/** What nobody but the staff is told. */
const RESERVADO = { preferencia: undefined, nota: undefined, marcas: undefined, lugar: undefined }

/** Whoever is aside is told until when. */
const pausa = ({ estado, vuelveEn }: Turno) =>
  estado === 'apartado' ? { pausa: { hasta: iso(vuelveEn) } } : {}

function nombrePublico(sala: Sala, nombre: string): string {
  if (sala.nombresPublicos === 'numero') return ''
  return sala.nombresPublicos === 'nombre' ? (nombre.split(' ')[0] ?? '') : nombre
}

const turnoPublico = (sala: Sala, turno: Turno) => ({
  numero: turno.numero,
  etiqueta: etiquetaDe(sala, turno),
  nombre: nombrePublico(sala, turno.nombre),
  puesto: turno.puesto,
  llamado: iso(turno.anunciadoEn),
  ...RESERVADO,
})

/** The turnos whose calls and desks a screen shows: those of this service day, or announced on it. */
const deHoy = ({ sala, ahora }: Moment): Turno[] => {
  const hoy = hoyEn(sala, ahora)
  const anunciado = ({ anunciadoEn }: Turno) => anunciadoEn !== null && hoyEn(sala, anunciadoEn) === hoy
  return [...sala.turnos.values()].filter((t) => t.fecha === hoy || anunciado(t))
}

function ultimosLlamados(moment: Moment) {
  const { sala } = moment
  return deHoy(moment)
    .filter((t) => t.anunciadoEn !== null)
    .sort((a, b) => (b.anunciadoEn ?? 0) - (a.anunciadoEn ?? 0) || b.orden - a.orden)
    .slice(0, LLAMADOS_RECIENTES)
    .flatMap((t) => {
      const cola = colaDe(sala, t.colaId)
      return cola ? [{ colaId: cola.id, cola: cola.nombre, ...turnoPublico(sala, t) }] : []
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

const ABIERTOS: readonly string[] = ['espera', 'apartado', 'atencion']

/** A code answers until the end of its service day, and an hour after the turno's end at least. */
const olvidado = ({ sala, ahora }: Moment, { estado, fecha, terminadoEn }: Turno): boolean =>
  !ABIERTOS.includes(estado) && fecha < hoyEn(sala, ahora) && ahora - (terminadoEn ?? 0) > HORA_MS

export function verificacion(moment: Moment, turnoId: string) {
  const { sala, seq } = moment
  const turno = sala.turnos.get(turnoId)
  const cola = turno && colaDe(sala, turno.colaId)
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
      llamado: iso(turno.anunciadoEn),
      posponer: Math.max(0, POSPONER_MAXIMO - turno.pospuestos),
      llego: turno.llego || undefined,
      ...respuestaDe(turno),
      ...pausa(turno),
      ...RESERVADO,
    },
    turnoActual: actual ? { numero: actual.numero, etiqueta: etiquetaDe(sala, actual) } : null,
    faltantes: posicion,
    posicion: posicion || null,
    estimado: posicion ? estimado(cola) : null,
    cola: { id: cola.id, nombre: cola.nombre, activa: cola.estado === 'activa' },
    empresa: cara(moment),
    seq,
  }
}

/** The burst that the owner is shown. */
function puerta(sala: Sala) {
  const rafaga = rafagaDe(sala)
  if (!rafaga) return { pideCodigo: false, rafagas: [] }
  const instantes = rafaga.map(({ emitidoEn }) => emitidoEn)
  const [desde, hasta] = [iso(Math.min(...instantes)), iso(Math.max(...instantes))]
  const nombres = rafaga.slice(0, NOMBRES_DE_RAFAGA).map(({ nombre }) => nombre)
  return { pideCodigo: false, rafagas: [{ cuantos: rafaga.length, desde, hasta, nombres }] }
}

const orRefuse = (ok: object | null, rechazo: CodigoError): Reply => (ok ? { ok } : { rechazo })

/** What a question is answered at one moment. */
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
      if (!colaDe(sala, consulta.colaId)) return { rechazo: 'cola_no_encontrada' }
      const actual = enAtencionDe(sala, consulta.colaId).at(-1)
      return { ok: { numero: actual?.numero, nombre: actual && nombrePublico(sala, actual.nombre) } }
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
      const turnosHoy = emitidosEl(sala, hoyEn(sala, moment.ahora))
      const uso = [{ empresaId: sala.empresaId, nombre: sala.nombre, colas: sala.colas.length, turnosHoy }]
      return { ok: { plan: { id: planDe(sala, moment.ahora).id }, uso } }
    }
    case 'puerta':
      return { ok: puerta(sala) }
    case 'colas':
      return {
        ok: {
          colas: sala.colas.map(({ id, nombre, estado }) => ({
            id,
            nombre,
            estado,
            enEspera: enEspera(sala, id).length,
          })),
        },
      }
  }
}
