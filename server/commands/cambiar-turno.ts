import { type Accion, aplicar } from '#domain/turno.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { Tx } from '#server/store/db.ts'
import { appendEventos, type EventoDraft } from '#server/store/eventos.ts'
import type { TipoEvento, TurnoTable } from '#server/store/schema.ts'
import { saveTurnos } from '#server/store/turnos.ts'
import type { Actor } from './servicio.ts'

/** Changes to turnos of one empresa, collected so that they are saved with their eventos in order. */
export class Cambios {
  readonly #turnos: TurnoTable[] = []
  readonly #eventos: EventoDraft[] = []
  readonly ahora: number
  readonly actor: Actor | null

  constructor(ahora: number, actor: Actor | null) {
    this.ahora = ahora
    this.actor = actor
  }

  /** Applies the rule; refuses with `si no` when the turno is not in a state that allows it. */
  aplicar(accion: Accion, turno: TurnoTable, cambio: Partial<TurnoTable>, evento: CambioEvento): TurnoTable {
    const estado = aplicar(accion, turno.estado)
    if (!estado) throw new Rechazo(evento.siNo ?? 'turno_no_en_atencion')
    return this.registrar({ ...turno, ...cambio, estado }, evento)
  }

  registrar(turno: TurnoTable, evento: CambioEvento): TurnoTable {
    this.#turnos.push(turno)
    this.#eventos.push({
      cola_id: turno.cola_id,
      turno_id: turno.id,
      tipo: evento.tipo,
      actor: this.actor?.usuarioId ?? null,
      puesto: turno.puesto,
      instante: this.ahora,
      datos: evento.datos,
    })
    return turno
  }

  terminar(accion: 'finalizar' | 'ausentar', turno: TurnoTable): TurnoTable {
    const tipo = accion === 'finalizar' ? 'completado' : 'ausente'
    return this.aplicar(accion, turno, { terminado_en: this.ahora }, { tipo })
  }

  retirar(accion: 'cancelar' | 'expirar', turno: TurnoTable): TurnoTable {
    const tipo = accion === 'cancelar' ? 'cancelado' : 'expirado'
    return this.aplicar(accion, turno, { terminado_en: this.ahora }, { tipo, siNo: 'turno_no_en_espera' })
  }

  async guardar(tx: Tx, empresaId: string): Promise<void> {
    await Cambios.guardarTodos(tx, empresaId, [this])
  }

  /**
   * Several one after the other; a turno that changed more than once is saved as it is in the end.
   * `seq`: of the empresa, if this transaction has read it. Answers how many eventos that makes.
   */
  static async guardarTodos(
    tx: Tx,
    empresaId: string,
    lista: readonly Cambios[],
    seq?: number,
  ): Promise<number> {
    const turnos = new Map<string, TurnoTable>()
    for (const cambios of lista) for (const turno of cambios.#turnos) turnos.set(turno.id, turno)
    if (turnos.size > 0) await saveTurnos(tx, [...turnos.values()])
    const eventos = lista.flatMap((cambios) => cambios.#eventos)
    await appendEventos(tx, empresaId, eventos, seq)
    return eventos.length
  }
}

export interface CambioEvento {
  tipo: TipoEvento
  datos?: object
  siNo?: 'turno_no_en_atencion' | 'turno_no_en_espera' | 'deshacer_tarde'
}
