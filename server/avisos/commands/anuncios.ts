import { ANUNCIOS_MAXIMO } from '#contract/ajustes-avisos.ts'
import { MINUTO_MS } from '#domain/hora-local.ts'
import type { Estado } from '#domain/turno.ts'
import { newId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { type OrdenRepetible, repetible } from '#server/commands/repetible.ts'
import { colasLeidas } from '#server/store/accesos.ts'
import { endAnuncio, findLastAnuncioId, insertAnuncio, listAnuncios } from '#server/store/anuncios.ts'
import { listColas } from '#server/store/colas.ts'
import { command } from '#server/store/command.ts'
import { encolar } from '#server/store/entregas.ts'
import { appendEventos, eventoDeCola } from '#server/store/eventos.ts'
import { exigir, permitir } from '#server/store/permitir.ts'
import type { AnuncioTable } from '#server/store/schema/avisos.ts'
import { listSuscripcionesActivas } from '#server/store/suscripciones.ts'

export interface OrdenAnunciar extends OrdenRepetible {
  texto: string
  /** Defaults to all colas of the empresa that the actor serves. */
  colas?: readonly string[] | undefined
  /** How long the announcement is shown. */
  minutos: number
}

/** The states of waiting customers: those set aside wait too. */
const enEspera: readonly Estado[] = ['espera', 'apartado']

/**
 * Shows a text to the customers who wait in these colas: on screens until it ends, and by the channel that each chose
 * and confirmed.
 */
export const anunciar = repetible(
  command<OrdenAnunciar, AnuncioTable>(
    'anunciar',
    ({ empresaId }) => [empresaId],
    async (tx, orden, { ahora }) => {
      const { texto, colas: elegidas, minutos, actor } = orden
      const { empresa, concesion } = await permitir(tx, orden, 'avisar')
      const filas = await listColas(tx, { empresaId: empresa.id })
      const nombradas = elegidas?.map((uuid) => {
        const cola = filas.find((fila) => fila.uuid === uuid)
        if (!cola) throw new Rechazo('cola_no_encontrada')
        exigir(concesion, 'avisar', cola.id)
        return cola.id
      })
      const colas = nombradas ?? concesion.colas?.filter((id) => filas.some((fila) => fila.id === id))
      const vigentes = await listAnuncios(tx, { empresaId: empresa.id, ahora })
      if (vigentes.length >= ANUNCIOS_MAXIMO) throw new Rechazo('demasiados_anuncios')
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
        ({ estado, turnoEstado, colaId }) =>
          estado === 'activa' && enEspera.includes(turnoEstado) && (!colas || colas.includes(colaId)),
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

/** Ends an announcement early. The actor must be allowed to make it, in every one of its colas. */
export const terminarAnuncio = repetible(
  command<OrdenTerminarAnuncio, void>(
    'terminarAnuncio',
    ({ empresaId }) => [empresaId],
    async (tx, orden, { ahora }) => {
      const { anuncioId, actor } = orden
      const { empresa, concesion } = await permitir(tx, orden, 'avisar')
      const vigentes = await listAnuncios(tx, { empresaId: empresa.id, ahora })
      const anuncio = vigentes.find(({ uuid }) => uuid === anuncioId)
      if (!anuncio) throw new Rechazo('anuncio_no_encontrado')
      const colas = colasLeidas(anuncio.colas)
      if (colas === null && concesion.colas !== null) throw new Rechazo('prohibido')
      for (const colaId of colas ?? []) exigir(concesion, 'avisar', colaId)
      await endAnuncio(tx, { empresaId: empresa.id, uuid: anuncioId, ahora })
      await appendEventos(tx, empresa, [eventoDeCola(null, 'anuncio', actor, ahora)])
    },
  ),
)
