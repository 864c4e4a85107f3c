import { MINUTO_MS } from '#domain/hora-local.ts'
import { estaAbierto } from '#domain/turno.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { type OrdenRepetible, repetible } from '#server/commands/repetible.ts'
import { findAjustesAvisos } from '#server/store/ajustes-avisos.ts'
import { listEntregasOfTurno } from '#server/store/avisos.ts'
import { command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { encolar } from '#server/store/entregas.ts'
import { appendEventos } from '#server/store/eventos.ts'
import { exigir, permitir } from '#server/store/permitir.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { listActivasOfTurnos } from '#server/store/suscripciones.ts'
import { findTurnoByUuid, saveMensaje } from '#server/store/turnos.ts'
import { frasesDe } from '../ajustes-guardados.ts'

export interface OrdenAvisarTurno extends OrdenRepetible {
  turnoId: string
  /** One of the empresa's sentences; absent: asks the customer to come closer. */
  frase?: string | undefined
}

const PLANTILLAS = { acercate: 'acercate', frase: 'frase' } as const
/** Limits per turno, besides those of each destination. */
const AVISOS_MAXIMO = 5
const ENTRE_AVISOS_MS = MINUTO_MS
const VALE_MS = 10 * MINUTO_MS

/** Sends a notice of the staff to one customer, by the channels that the customer chose and confirmed. */
export const avisarTurno = repetible(
  command<OrdenAvisarTurno, void>(
    'avisarTurno',
    ({ empresaId }) => [empresaId],
    async (tx, orden, { ahora }) => {
      const { frase, actor } = orden
      const { empresa, concesion } = await permitir(tx, orden, 'avisar', 'turno_no_encontrado')
      const empresaId = empresa.id
      const turno = await findTurnoByUuid(tx, { empresaId, uuid: orden.turnoId })
      if (!turno) throw new Rechazo('turno_no_encontrado')
      exigir(concesion, 'avisar', turno.cola_id)
      const { id: turnoId, estado } = turno
      // A customer in service is at the desk.
      if (!estaAbierto(estado) || (estado === 'atencion' && frase === undefined))
        throw new Rechazo('turno_no_en_espera')
      if (frase !== undefined) {
        const ajustes = await findAjustesAvisos(tx, { empresaId })
        if (!ajustes || !frasesDe(ajustes).includes(frase))
          throw new Rechazo('datos_invalidos', { detalles: [{ campo: 'frase', fallo: 'campo_invalido' }] })
      }
      const activas = (await listActivasOfTurnos(tx, { empresaId, turnos: [turnoId] })).filter(
        (suya) => suya.estado === 'activa',
      )
      const contesta = frase !== undefined && Boolean(turno.mensaje)
      // An answer goes where the customer wrote.
      const escritas = activas.filter(({ canal }) => canal === 'whatsapp' || canal === 'sms')
      const suyas = contesta && escritas.length > 0 ? escritas : activas
      if (suyas.length === 0) throw new Rechazo('sin_avisos')
      // There is one answer to each message.
      if (!contesta) await exigirPausa(tx, turno, ahora)
      await encolar(
        tx,
        suyas.map(({ id, canal, idioma }) => ({
          canal,
          plantilla: frase === undefined ? PLANTILLAS.acercate : PLANTILLAS.frase,
          destino: '',
          datos: { texto: frase },
          idioma,
          empresaId,
          suscripcion: id,
          hilo: `suscripcion ${id}`,
          caducaEn: ahora + VALE_MS,
        })),
        ahora,
      )
      if (!contesta) return
      await saveMensaje(tx, { empresaId, id: turnoId, mensaje: null })
      const { cola_id, puesto } = turno
      const datos = { respuesta: 'contestada' }
      await appendEventos(tx, empresa, [
        { cola_id, turno_id: turnoId, puesto, instante: ahora, datos, tipo: 'respondido', actor },
      ])
    },
  ),
)

/** Rejects a notice that follows too soon or too often on those that the staff sent to this customer before. */
async function exigirPausa(tx: Tx, { empresa_id, id }: TurnoTable, ahora: number): Promise<void> {
  const entregas = await listEntregasOfTurno(tx, { empresaId: empresa_id, turnoId: id })
  const suyas = entregas.filter(({ plantilla }) => plantilla in PLANTILLAS)
  const instantes = new Set(suyas.map(({ creada_en }) => creada_en))
  const pasaron = ahora - Math.max(0, ...instantes)
  if (instantes.size >= AVISOS_MAXIMO) throw new Rechazo('demasiados_intentos')
  if (pasaron < ENTRE_AVISOS_MS)
    throw new Rechazo('demasiados_intentos', { esperar: Math.ceil((ENTRE_AVISOS_MS - pasaron) / 1000) })
}
