import type { EventoDeTurno } from '#domain/turno.ts'
import { newCodigo, newId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { listColas } from '#server/store/colas.ts'
import { command } from '#server/store/command.ts'
import { type EventoDraft, findPulso, insertEventos, movePulso } from '#server/store/eventos.ts'
import { saveNumeraciones } from '#server/store/numeracion.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { insertTurnos } from '#server/store/turnos.ts'
import { empresaDe } from './de-empresa.ts'

/** A turno without the fields that `guardarDiaDemo` assigns. */
export type TurnoDeVisita = Omit<
  TurnoTable,
  | 'empresa_id'
  | 'id'
  | 'uuid'
  | 'cola_id'
  | 'serie_id'
  | 'fecha'
  | 'numero'
  | 'prefijo'
  | 'lugar'
  | 'orden'
  | 'codigo'
>

export type EventoDeVisita = Pick<EventoDraft, 'actor' | 'puesto' | 'instante'> & { tipo: EventoDeTurno }

export interface VisitaGuardada {
  /** UUID of the cola. */
  cola: string
  turno: TurnoDeVisita
  eventos: EventoDeVisita[]
}

export interface DiaGuardado {
  empresaId: string
  fecha: string
  /** Visits in order of arrival. */
  visitas: VisitaGuardada[]
}

/** Writes a day of sample data with the rows that real visits would have produced. */
export const guardarDiaDemo = command<DiaGuardado, void>(
  'guardarDiaDemo',
  ({ empresaId }) => [empresaId],
  async (tx, { empresaId, fecha, visitas }) => {
    const empresa = await empresaDe(tx, empresaId)
    const pulso = await findPulso(tx, { empresaId: empresa.id })
    if (!pulso) throw new Rechazo('empresa_no_encontrada')
    const filas = await listColas(tx, { empresaId: empresa.id })
    const colas = new Map(filas.map((cola) => [cola.uuid, cola.id]))
    const prefijos = new Map(filas.map((cola) => [cola.id, cola.prefijo]))
    const sucesos = visitas.flatMap((visita) => visita.eventos.map((evento) => ({ visita, evento })))
    sucesos.sort((a, b) => a.evento.instante - b.evento.instante)
    const ids = new Map<VisitaGuardada, number>()
    for (const [i, { visita, evento }] of sucesos.entries()) {
      if (evento.tipo === 'emitido') ids.set(visita, pulso.seq + 1 + i)
    }
    const numeros = new Map<number, number>()
    let { reloj } = pulso
    const turnos = visitas.map((visita): TurnoTable => {
      const cola = colas.get(visita.cola) ?? 0
      const id = ids.get(visita) ?? 0
      const numero = (numeros.get(cola) ?? 0) + 1
      numeros.set(cola, numero)
      reloj = Math.max(reloj + 1, visita.turno.emitido_en * 1000)
      return {
        ...visita.turno,
        empresa_id: empresa.id,
        id,
        uuid: newId(visita.turno.emitido_en),
        cola_id: cola,
        serie_id: cola,
        fecha,
        numero,
        prefijo: prefijos.get(cola) ?? null,
        lugar: reloj,
        orden: id,
        codigo: newCodigo(),
      }
    })
    await movePulso(tx, empresa.id, pulso, { ...pulso, seq: pulso.seq + sucesos.length, reloj })
    await insertTurnos(tx, turnos)
    await insertEventos(
      tx,
      empresa,
      pulso.seq + 1,
      sucesos.map(({ visita, evento }) => ({
        ...evento,
        cola_id: colas.get(visita.cola) ?? 0,
        turno_id: ids.get(visita) ?? 0,
      })),
    )
    await saveNumeraciones(
      tx,
      [...numeros].map(([cola_id, ultimo]) => ({
        empresa_id: empresa.id,
        fecha,
        cola_id,
        ultimo,
        emitidos: ultimo,
      })),
    )
  },
)
