import { sql } from 'kysely'
import type { EmpresaId, UsuarioId } from '#server/base/ids.ts'
import type { Db, Tx } from './db.ts'
import { atMost, readAll, readFirst, write, writeAll, writeEach } from './query.ts'
import type { EntregaTable, EstadoEntrega } from './schema/avisos.ts'

/** Fields the caller sets when enqueueing a delivery. */
export interface NuevaEntrega {
  canal: string
  plantilla: string
  /** The address. May be empty if the canal finds it by `usuarioId` or `suscripcion`. */
  destino: string
  datos?: object
  idioma?: string
  empresaId?: EmpresaId | null
  usuarioId?: UsuarioId | null
  suscripcion?: number | null
  /** A unique name. A second entrega with the same name is not enqueued. */
  unica?: string | null
  /** Entregas of the same hilo are sent one after another. */
  hilo?: string | null
  /** A bulk delivery. These have their own carril with few places, so that calls do not wait for them. */
  masiva?: boolean
  /** When the delivery becomes useless. */
  caducaEn?: number | null
  /** Earliest time to send. */
  desde?: number
}

type Fila = Omit<EntregaTable, 'id' | 'intentos' | 'estado' | 'terminada_en' | 'referencia' | 'error'>

const insert = writeEach((q, p: Fila) =>
  q
    .insertInto('entregas')
    .values({
      empresa_id: p.empresa_id,
      usuario_id: p.usuario_id,
      suscripcion: p.suscripcion,
      carril: p.carril,
      canal: p.canal,
      destino: p.destino,
      idioma: p.idioma,
      plantilla: p.plantilla,
      datos: p.datos,
      unica: p.unica,
      hilo: p.hilo,
      estado: 'pendiente',
      intentos: 0,
      proximo_en: p.proximo_en,
      caduca_en: p.caduca_en,
      creada_en: p.creada_en,
    } as EntregaTable)
    .onConflict((c) => c.column('unica').doNothing()),
)

const MASIVO = 'masivo'

/** Returns the canal of a carril. Entregas of one canal and empresa share a carril. */
export const canalDe = (carril: string): string => carril.split(' ', 1)[0] ?? carril
export const carrilDe = (canal: string, empresaId?: EmpresaId | null, masiva = false): string =>
  [canal, empresaId || [], masiva ? MASIVO : []].flat().join(' ')
export const esMasivo = (carril: string): boolean => carril.endsWith(` ${MASIVO}`)

/** Enqueues deliveries that any node sends once this transaction is committed. */
export const encolar = (tx: Tx, nuevas: readonly NuevaEntrega[], ahora: number) =>
  insert(
    tx,
    nuevas.map(
      (nueva): Fila => ({
        empresa_id: nueva.empresaId ?? null,
        usuario_id: nueva.usuarioId ?? null,
        suscripcion: nueva.suscripcion ?? null,
        carril: carrilDe(nueva.canal, nueva.empresaId, nueva.masiva),
        canal: nueva.canal,
        destino: nueva.destino,
        idioma: nueva.idioma ?? 'es',
        plantilla: nueva.plantilla,
        datos: JSON.stringify(nueva.datos ?? {}),
        unica: nueva.unica ?? null,
        hilo: nueva.hilo ?? null,
        proximo_en: nueva.desde ?? ahora,
        caduca_en: nueva.caducaEn ?? null,
        creada_en: ahora,
      }),
    ),
  )

export const insertTerminadas = (tx: Tx, filas: readonly Omit<EntregaTable, 'id'>[]) =>
  tx.insertMany('entregas', filas as readonly EntregaTable[])

const PENDIENTE = sql.lit<EstadoEntrega>('pendiente')

export const listCarrilesDue = readAll((q, p: { ahora: number; cuantos: number }) =>
  q
    .selectFrom('entregas')
    .select('carril')
    .distinct()
    .where('estado', '=', PENDIENTE)
    .where('proximo_en', '<=', p.ahora)
    .limit(atMost(p.cuantos)),
)

interface Toma {
  carril: string
  ahora: number
  hasta: number
  cuantas: number
  /** Ids to leave out. */
  salvo: readonly number[]
}

/**
 * Claims due entregas, which no other node sends until `hasta`. The outer conditions repeat the inner ones to recheck
 * rows that another node claimed concurrently.
 */
export const claimEntregas = writeAll((q, p: Toma, d) =>
  q
    .updateTable('entregas')
    .set((eb) => ({ intentos: eb('intentos', '+', 1), proximo_en: p.hasta }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('entregas as e')
        .select('e.id')
        .where('e.estado', '=', PENDIENTE)
        .where('e.carril', '=', p.carril)
        .where('e.proximo_en', '<=', p.ahora)
        .where('e.id', 'not in', d.numberList(p.salvo))
        .where(({ or, not, exists, eb: e, selectFrom }) =>
          or([
            e('e.hilo', 'is', null),
            not(
              exists(
                selectFrom('entregas as antes')
                  .select('antes.id')
                  .where('antes.estado', '=', PENDIENTE)
                  .whereRef('antes.hilo', '=', 'e.hilo')
                  .whereRef('antes.id', '<', 'e.id'),
              ),
            ),
          ]),
        )
        .orderBy('e.proximo_en')
        .orderBy('e.id')
        .limit(atMost(p.cuantas)),
    )
    .where('estado', '=', PENDIENTE)
    .where('proximo_en', '<=', p.ahora)
    .returningAll(),
)

interface Fin {
  id: number
  intentos: number
  estado: EstadoEntrega
  error: string | null
  referencia: string | null
  ahora: number
}

/** Stores the result of an entrega. Returns 0 if another node has claimed it since. */
export const finishEntrega = write((q, p: Fin) =>
  q
    .updateTable('entregas')
    .set({ estado: p.estado, error: p.error, referencia: p.referencia, terminada_en: p.ahora })
    .where('id', '=', p.id)
    .where('intentos', '=', p.intentos)
    .where('estado', '=', PENDIENTE),
)

interface Aplazo {
  id: number
  intentos: number
  proximoEn: number
  error: string
}

export const postponeEntrega = write((q, p: Aplazo) =>
  q
    .updateTable('entregas')
    .set({ proximo_en: p.proximoEn, error: p.error })
    .where('id', '=', p.id)
    .where('intentos', '=', p.intentos)
    .where('estado', '=', PENDIENTE),
)

const contada = readFirst((q, p: { id: number }) =>
  q.selectFrom('entregas').select('contada').where('id', '=', p.id),
)
export const markContada = write((q, p: { id: number }) =>
  q.updateTable('entregas').set({ contada: 1 }).where('id', '=', p.id),
)
/** Whether the entrega already counts against the caps. */
export const isContada = async (db: Db, id: number): Promise<boolean> =>
  (await contada(db, { id }))?.contada === 1

export const deleteEntrega = write((q, p: { id: number }) => q.deleteFrom('entregas').where('id', '=', p.id))

/** Deletes at most `cuantas` entregas that ended before an instant. Returns their number. */
export const deleteSomeEntregas = write((q, p: { antes: number; cuantas: number }) =>
  q
    .deleteFrom('entregas')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('entregas')
        .select('id')
        .where('terminada_en', '<', p.antes)
        .orderBy('terminada_en')
        .limit(atMost(p.cuantas)),
    ),
)

/** Returns the number of pending entregas of each canal, and when the oldest was created. */
export const tallyPendientes = readAll((q) =>
  q
    .selectFrom('entregas')
    .select('canal')
    .select((eb) => [eb.fn.countAll<number>().as('cuantas'), eb.fn.min('creada_en').as('desde')])
    .where('estado', '=', PENDIENTE)
    .groupBy('canal'),
)

export const listEntregasOfUsuario = readAll((q, p: { usuarioId: UsuarioId }) =>
  q
    .selectFrom('entregas')
    .select(['plantilla', 'estado', 'creada_en'])
    .where('usuario_id', '=', p.usuarioId)
    .orderBy('id'),
)

/** Discards pending entregas that newer ones supersede. */
export const discardPendientesOf = write(
  (
    q,
    p: {
      suscripcion: number
      empresaId: EmpresaId
      plantilla: string
      motivo: string
      ahora: number
    },
  ) =>
    q
      .updateTable('entregas')
      .set({ estado: 'descartada', error: p.motivo, terminada_en: p.ahora })
      .where('empresa_id', '=', p.empresaId)
      .where('suscripcion', '=', p.suscripcion)
      .where('plantilla', '=', p.plantilla)
      .where('estado', '=', PENDIENTE),
)

interface Recibo {
  empresaId: EmpresaId
  referencia: string
  estado: 'entregado' | 'leido' | 'fallido'
  motivo: string | null
}

// 'leido' replaces 'entregado', and a delivered message cannot fail.
export const noteRecibo = write((q, p: Recibo) =>
  q
    .updateTable('entregas')
    .set({ recibo: p.estado, error: p.motivo })
    .where('referencia', '=', p.referencia)
    .where('empresa_id', '=', p.empresaId)
    .where(sql<boolean>`(recibo is null or (recibo = 'entregado' and ${p.estado} = 'leido'))`),
)
