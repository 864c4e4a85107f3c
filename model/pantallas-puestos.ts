import { estadoDePuesto, puestosDeCola } from '#domain/puesto.ts'
import {
  apartadosDe,
  enAtencionDe,
  enEspera,
  etiquetaDe,
  type Moment,
  type Puesto,
  type Sala,
  type Turno,
} from './sala.ts'

export const NOMBRE_DE = { duena: 'Ana Pérez', agente: 'Beto Ruiz' } as const

/** In the order of the user ids in the rules. */
const NOMBRES = [NOMBRE_DE.duena, NOMBRE_DE.agente]

const iso = (instante: number | null) => (instante === null ? null : new Date(instante).toISOString())

export function puestoDe({ sala }: Moment, uuid: string) {
  const puesto = sala.puestos.find((uno) => uno.uuid === uuid)
  return puesto ? mostrado(sala, puesto) : null
}

export const puestos = ({ sala, seq }: Moment) => ({
  puestos: sala.puestos.map((puesto) => mostrado(sala, puesto)),
  seq,
})

function mostrado({ colas }: Sala, puesto: Puesto) {
  return {
    id: puesto.uuid,
    nombre: puesto.nombre,
    colas: puesto.colas?.flatMap((id) => colas.find((cola) => cola.id === id)?.uuid ?? []) ?? null,
    estado: estadoDePuesto(puesto),
    ocupacion: puesto.ocupacion && {
      id: puesto.ocupacion,
      usuario: NOMBRES[(puesto.usuario_id ?? 0) - 1],
      desde: iso(puesto.ocupado_en),
      vence: iso(puesto.vence_en),
    },
    pausa: puesto.pausa_en && { motivo: puesto.pausa_motivo, desde: iso(puesto.pausa_en) },
    librePor: puesto.libre_por,
  }
}

export function salaDe(moment: Moment) {
  const { sala } = moment
  const atendidos = sala.colas.flatMap((cola) =>
    enAtencionDe(sala, cola.id).map((turno) => ({
      puesto: turno.puesto ?? '',
      visto: atendido(sala, turno),
    })),
  )
  const en = (nombre: string) => atendidos.filter(({ puesto }) => puesto === nombre).map(({ visto }) => visto)
  const nombrados = new Set(sala.puestos.map(({ nombre }) => nombre))
  const otros = [...new Set(atendidos.map(({ puesto }) => puesto))].filter((nombre) => !nombrados.has(nombre))
  return {
    puestos: sala.puestos.map((puesto) => ({ ...mostrado(sala, puesto), atendidos: en(puesto.nombre) })),
    otros: otros
      .sort((a, b) => a.localeCompare(b, 'es', { numeric: true }))
      .map((nombre) => ({ nombre, atendidos: en(nombre) })),
    colas: sala.colas.map(({ id, uuid, nombre, prioridad }) => {
      const esperan = enEspera(sala, id)
      const primero = Math.min(...esperan.map(({ emitido_en }) => emitido_en))
      return {
        id: uuid,
        nombre,
        prioridad: prioridad === 1,
        enEspera: esperan.length,
        apartados: apartadosDe(sala, id).length,
        esperaDesde: esperan.length > 0 ? iso(primero) : null,
        puestos: puestosDeCola(sala.puestos, id)?.ocupados ?? 0,
      }
    }),
    seq: moment.seq,
  }
}

const atendido = (sala: Sala, turno: Turno) => ({
  etiqueta: etiquetaDe(sala, turno),
  nombre: turno.nombre,
  cola: sala.colas.find(({ id }) => id === turno.cola_id)?.nombre,
  desde: iso(turno.llamado_en ?? turno.emitido_en),
})
