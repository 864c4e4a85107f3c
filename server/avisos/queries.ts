import type { AnuncioDeEmpresa, EntregaDeEmpresa } from '#contract/ajustes-avisos.ts'
import { type AvisosDeTurno, CONSENTIMIENTOS, type EntregaVista } from '#contract/avisos.ts'
import { iso } from '#contract/instante.ts'
import { ocultar } from '#domain/avisos.ts'
import { etiquetaDe } from '#domain/etiqueta.ts'
import type { Concesion } from '#domain/permiso.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import type { Cifrado } from '#server/secrets/cifrado.ts'
import { findBaja } from '#server/store/ajustes-avisos.ts'
import { listAnuncios } from '#server/store/anuncios.ts'
import { listEntregasOfEmpresa, listEntregasOfTurno, listFallidasOfEmpresa } from '#server/store/avisos.ts'
import { listAllColas } from '#server/store/colas.ts'
import type { Db } from '#server/store/db.ts'
import type { AnuncioTable, EntregaTable } from '#server/store/schema/avisos.ts'
import { listSuscripcionesOfTurno } from '#server/store/suscripciones.ts'
import { lugarDeDestino } from './lugar-de-destino.ts'

/** The channels by which an installation and an empresa can send. */
export type Oferta = AvisosDeTurno['ofrece']

const presentEntrega = (entrega: EntregaTable): EntregaVista => ({
  id: entrega.id,
  canal: entrega.canal,
  que: entrega.plantilla,
  cuando: iso(entrega.terminada_en ?? entrega.creada_en),
  estado: entrega.estado,
  recibo: entrega.recibo ?? null,
  motivo: entrega.error,
  intentos: entrega.intentos,
})

/**
 * The notices that the holder of a turno has chosen, and their deliveries. Destinations are masked: the staff can read
 * codes, and a code must not reveal an address or a number.
 */
export async function avisosDeTurno(
  db: Db,
  cifrado: Cifrado,
  { empresa_id, id }: { empresa_id: EmpresaId; id: number },
  { ofrece, numeroDeSms }: { ofrece: Oferta; numeroDeSms: string | null },
): Promise<AvisosDeTurno> {
  const suyas = (await listSuscripcionesOfTurno(db, { empresaId: empresa_id, turnoId: id })).filter(
    ({ terminada_en }) => terminada_en === null,
  )
  const deBaja = new Set<number>()
  for (const { id: suya, estado, huella } of suyas) {
    if (estado === 'por_confirmar' && huella && (await findBaja(db, { empresaId: empresa_id, huella })))
      deBaja.add(suya)
  }
  return {
    ofrece,
    consentimiento: CONSENTIMIENTOS.es,
    avisos: suyas.map(({ id: suya, canal, destino, personas, minutos, llamado, estado }) => ({
      canal,
      destino:
        destino === ''
          ? ''
          : ocultar(canal, cifrado.descifrar(destino, lugarDeDestino(empresa_id, id)) ?? ''),
      cuando: { personas, minutos, llamado: llamado === 1 },
      confirmado: estado === 'activa',
      ...(deBaja.has(suya) && { baja: { escribirA: canal === 'sms' ? numeroDeSms : null } }),
    })),
    entregas: (await listEntregasOfTurno(db, { empresaId: empresa_id, turnoId: id })).map(presentEntrega),
  }
}

export const entregasDeTurno = async (
  db: Db,
  empresaId: EmpresaId,
  turnoId: number,
): Promise<EntregaVista[]> => (await listEntregasOfTurno(db, { empresaId, turnoId })).map(presentEntrega)

const ULTIMAS = 200

/** The delivery log of an empresa, the latest first; for a caller limited to some colas, only of their customers. */
export async function entregasDeEmpresa(
  db: Db,
  cifrado: Cifrado,
  empresaId: EmpresaId,
  { colas: suyas }: Concesion,
  solo?: 'fallidas',
): Promise<EntregaDeEmpresa[]> {
  const list = solo ? listFallidasOfEmpresa : listEntregasOfEmpresa
  const cuales = { todas: suyas === null ? 1 : 0, colas: suyas ?? [] } as const
  const entregas = await list(db, { empresaId, cuantas: ULTIMAS, ...cuales })
  const colas = new Map((await listAllColas(db, { empresaId })).map((cola) => [cola.id, cola]))
  return entregas.map(({ numero, prefijo, cola_id, serie_id, cifrado: destino, turnoId, ...entrega }) => ({
    ...presentEntrega(entrega),
    turno: numero,
    etiqueta:
      numero === null || cola_id === null || serie_id === null
        ? null
        : etiquetaDe({ numero, prefijo, cola_id, serie_id }, colas),
    destino:
      destino && turnoId !== null
        ? ocultar(entrega.canal, cifrado.descifrar(destino, lugarDeDestino(empresaId, turnoId)) ?? '')
        : '',
  }))
}

/** Presents an announcement with the UUIDs of its colas. */
export async function presentAnuncio(db: Db, anuncio: AnuncioTable): Promise<AnuncioDeEmpresa> {
  const ids = anuncio.colas ? (JSON.parse(anuncio.colas) as number[]) : null
  const colas =
    ids && (await listAllColas(db, { empresaId: anuncio.empresa_id })).filter(({ id }) => ids.includes(id))
  return {
    id: anuncio.uuid,
    texto: anuncio.texto,
    colas: colas?.map(({ uuid }) => uuid) ?? null,
    creado: iso(anuncio.creado_en),
    hasta: iso(anuncio.hasta),
  }
}

/** The announcements that have not ended. */
export const anuncios = async (db: Db, empresaId: EmpresaId, ahora: number): Promise<AnuncioDeEmpresa[]> =>
  Promise.all((await listAnuncios(db, { empresaId, ahora })).map((anuncio) => presentAnuncio(db, anuncio)))
