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

const iso = (instante: number) => new Date(instante).toISOString()

export function puestoDe({ sala }: Moment, id: string) {
  const puesto = sala.puestos.find((uno) => uno.id === id)
  return puesto ? mostrado(sala, puesto) : null
}

export const puestos = ({ sala, seq }: Moment) => ({
  puestos: sala.puestos.map((puesto) => mostrado(sala, puesto)),
  seq,
})

function mostrado(sala: Sala, { id, nombre, colas, estadia, librePor }: Puesto) {
  return {
    id,
    nombre,
    colas: colas?.filter((cola) => sala.colas.some((viva) => viva.id === cola)) ?? null,
    estado: !estadia ? 'libre' : estadia.pausa ? 'en pausa' : 'ocupado',
    ocupacion: estadia && {
      id: estadia.id,
      usuario: NOMBRE_DE[estadia.usuario],
      desde: iso(estadia.desde),
      vence: estadia.vence && iso(estadia.vence),
    },
    pausa: estadia?.pausa ? { motivo: estadia.pausa.motivo, desde: iso(estadia.pausa.desde) } : null,
    librePor,
  }
}

/** The room as whoever supervises it sees it. */
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
    colas: sala.colas.map(({ id, nombre, prioridad }) => {
      const esperan = enEspera(sala, id)
      const primero = Math.min(...esperan.map(({ emitidoEn }) => emitidoEn))
      return {
        id,
        nombre,
        prioridad,
        enEspera: esperan.length,
        apartados: apartadosDe(sala, id).length,
        esperaDesde: esperan.length > 0 ? iso(primero) : null,
        puestos: sala.puestos.filter(
          ({ estadia, colas }) => estadia && !estadia.pausa && (colas?.includes(id) ?? true),
        ).length,
      }
    }),
    seq: moment.seq,
  }
}

const atendido = (sala: Sala, turno: Turno) => ({
  etiqueta: etiquetaDe(sala, turno),
  nombre: turno.nombre,
  cola: sala.colas.find(({ id }) => id === turno.colaId)?.nombre,
  desde: iso(turno.llamadoEn ?? turno.emitidoEn),
})
