import { sinConfirmar } from '#domain/avisos.ts'
import { MINUTO_MS } from '#domain/hora-local.ts'
import type { Estado } from '#domain/turno.ts'
import { newId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { type OrdenRepetible, repetible } from '#server/commands/repetible.ts'
import { endAnuncio, findLastAnuncioId, insertAnuncio } from '#server/store/anuncios.ts'
import { listColas } from '#server/store/colas.ts'
import { command } from '#server/store/command.ts'
import { encolar } from '#server/store/entregas.ts'
import { appendEventos, eventoDeCola } from '#server/store/eventos.ts'
import { permitir } from '#server/store/permitir.ts'
import type { AnuncioTable } from '#server/store/schema/avisos.ts'
import { listSuscripcionesActivas } from '#server/store/suscripciones.ts'

export interface OrdenAnunciar extends OrdenRepetible {
  texto: string
  /** All colas if absent. */
  colas?: readonly string[] | undefined
  /** How long the announcement is shown. */
  minutos: number
}

/** The states of waiting customers: those set aside wait too. */
const enEspera: readonly Estado[] = ['espera', 'apartado']

/**
 * Shows a text to the customers who wait in these colas: on screens until it ends, and by push and WhatsApp to those
 * who chose them. E-mail and SMS carry no text of a company, because their destinations may belong to strangers.
 */
export const anunciar = repetible(
  command<OrdenAnunciar, AnuncioTable>(
    'anunciar',
    ({ empresaId }) => [empresaId],
    async (tx, orden, { ahora }) => {
      const { texto, colas: elegidas, minutos, actor } = orden
      const { empresa } = await permitir(tx, orden, 'avisar')
      const filas = await listColas(tx, { empresaId: empresa.id })
      const colas = elegidas?.map((uuid) => {
        const cola = filas.find((fila) => fila.uuid === uuid)
        if (!cola) throw new Rechazo('cola_no_encontrada')
        return cola.id
      })
      const anuncio: AnuncioTable = {
        empresa_id: empresa.id,
        id: (await findLastAnuncioId(tx, empresa.id)) + 1,
        uuid: newId(ahora),
        texto: texto.trim(),
        colas: colas ? JSON.stringify(colas) : null,
        creado_en: ahora,
        hasta: ahora + minutos * MINUTO_MS,
      }
      await insertAnuncio(tx, anuncio)
      await appendEventos(tx, empresa, [eventoDeCola(null, 'anuncio', actor, ahora, { anuncio: anuncio.id })])
      const oyen = (await listSuscripcionesActivas(tx, { empresaId: empresa.id })).filter(
        ({ canal, estado, turnoEstado, colaId }) =>
          !sinConfirmar(canal) &&
          estado === 'activa' &&
          enEspera.includes(turnoEstado) &&
          (!colas || colas.includes(colaId)),
      )
      await encolar(
        tx,
        oyen.map(({ id, canal, idioma }) => ({
          canal,
          plantilla: 'anuncio',
          destino: '',
          datos: { texto: anuncio.texto },
          idioma,
          empresaId: empresa.id,
          suscripcion: id,
          unica: `anuncio ${id} ${anuncio.id}`,
          // A thread of its own, so that calls of the same customer do not wait for it.
          hilo: `anuncio ${id}`,
          masiva: true,
          caducaEn: anuncio.hasta,
        })),
        ahora,
      )
      return anuncio
    },
  ),
)

export interface OrdenTerminarAnuncio extends OrdenRepetible {
  anuncioId: string
}

/** Ends an announcement early. */
export const terminarAnuncio = repetible(
  command<OrdenTerminarAnuncio, void>(
    'terminarAnuncio',
    ({ empresaId }) => [empresaId],
    async (tx, orden, { ahora }) => {
      const { anuncioId, actor } = orden
      const { empresa } = await permitir(tx, orden, 'avisar')
      if ((await endAnuncio(tx, { empresaId: empresa.id, uuid: anuncioId, ahora })) === 0)
        throw new Rechazo('anuncio_no_encontrado')
      await appendEventos(tx, empresa, [eventoDeCola(null, 'anuncio', actor, ahora)])
    },
  ),
)
