import { newId } from '#server/base/ids.ts'
import { empresaDe } from '#server/commands/de-empresa.ts'
import { saveAjustesAvisos } from '#server/store/ajustes-avisos.ts'
import { insertAnuncio } from '#server/store/anuncios.ts'
import { listColas } from '#server/store/colas.ts'
import { command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { carrilDe, insertTerminadas } from '#server/store/entregas.ts'
import { appendEventos, CLIENTE, eventoDeCola } from '#server/store/eventos.ts'
import type { AjustesAvisosTable, EntregaTable } from '#server/store/schema/avisos.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { insertSuscripcion, updateEstadoSuscripcion } from '#server/store/suscripciones.ts'
import { listFirstWaiting, listInService, saveRespuesta } from '#server/store/turnos.ts'

/** A log entry of the sample data: its channel and outcome. */
export interface LineaDemo extends Pick<EntregaTable, 'estado' | 'error'> {
  canal: 'push' | 'correo'
}

export interface OrdenAvisosDemo {
  empresaId: string
  ajustes: Omit<AjustesAvisosTable, 'empresa_id'>
  anuncio: { texto: string; dura: number }
  /** Replies about coming, for the first customers of each line. */
  respuestas: readonly string[]
  /** Log entries for the customers in service, used in rotation. */
  lineas: readonly LineaDemo[]
}

/** Saves the notices of the sample data: settings, an announcement, replies and deliveries. Nothing is sent. */
export const guardarAvisosDemo = command<OrdenAvisosDemo, void>(
  'guardarAvisosDemo',
  ({ empresaId }) => [empresaId],
  async (tx, { empresaId, ajustes, anuncio, respuestas, lineas }, { ahora }) => {
    const empresa = await empresaDe(tx, empresaId)
    await saveAjustesAvisos(tx, { ...ajustes, empresa_id: empresa.id })
    const { texto, dura } = anuncio
    const fila = { empresa_id: empresa.id, id: 1, uuid: newId(ahora), texto, colas: null }
    await insertAnuncio(tx, { ...fila, creado_en: ahora, hasta: ahora + dura })
    const eventos = [eventoDeCola(null, 'anuncio', CLIENTE, ahora, { anuncio: 1 })]
    for (const { id: colaId } of await listColas(tx, { empresaId: empresa.id })) {
      const esperan = await listFirstWaiting(tx, {
        empresaId: empresa.id,
        colaId,
        cuantos: respuestas.length,
      })
      for (const [i, { id, cola_id, puesto }] of esperan.entries()) {
        const respuesta = respuestas[i] ?? ''
        await saveRespuesta(tx, { empresaId: empresa.id, id, respuesta })
        const datos = { respuesta }
        eventos.push({
          cola_id,
          turno_id: id,
          tipo: 'respondido',
          actor: CLIENTE,
          puesto,
          instante: ahora,
          datos,
        })
      }
    }
    await appendEventos(tx, empresa, eventos)
    for (const [i, turno] of (await listInService(tx, { empresaId: empresa.id })).entries()) {
      const linea = lineas[i % lineas.length]
      if (linea) await escribirLinea(tx, turno, linea)
    }
  },
)

/** Saves a finished delivery whose destination is empty, because sample customers have none. */
async function escribirLinea(tx: Tx, turno: TurnoTable, { canal, estado, error }: LineaDemo): Promise<void> {
  const { empresa_id, id: turno_id, puesto, emitido_en } = turno
  const llamado = turno.llamado_en ?? emitido_en
  const nueva = await insertSuscripcion(tx, {
    empresa_id,
    turno_id,
    canal,
    destino: '',
    huella: '',
    ficha: null,
    personas: 2,
    minutos: null,
    llamado: 1,
    reemplaza: 0,
    idioma: 'es',
    consentimiento: 1,
    estado: 'activa',
    avisada_en: null,
    creada_en: emitido_en,
  })
  const suscripcion = nueva?.id ?? 0
  await updateEstadoSuscripcion(tx, { id: suscripcion, estado: 'terminada', ahora: llamado })
  await insertTerminadas(tx, [
    {
      empresa_id,
      usuario_id: null,
      suscripcion,
      carril: carrilDe(canal, empresa_id),
      canal,
      destino: '',
      idioma: 'es',
      plantilla: 'llamado',
      datos: JSON.stringify({ puesto }),
      unica: null,
      hilo: null,
      estado,
      intentos: 1,
      proximo_en: llamado,
      caduca_en: null,
      creada_en: llamado,
      terminada_en: llamado + 1000,
      referencia: null,
      error,
    },
  ])
}
