import type { Actividad, FiltroDeActividad, Quien } from '#contract/actividad.ts'
import { apuntesDeTema, eventosDeTema, limiteDe, type TipoActor } from '#domain/actividad.ts'
import { instanteDe, sumarDias } from '#domain/hora-local.ts'
import { type Concesion, puede } from '#domain/permiso.ts'
import { filasCsv, MARCA_UTF8 } from '#server/base/csv.ts'
import type { UsuarioId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { findAcceso } from '#server/store/accesos.ts'
import { type FiltroLeido, findSeqBefore, listEventosBefore, listUsuarios } from '#server/store/actividad.ts'
import { listAuditoriaBefore, listConocidos } from '#server/store/auditoria.ts'
import { findCola } from '#server/store/colas.ts'
import type { Db } from '#server/store/db.ts'
import { findInstante, findPulso, usuario } from '#server/store/eventos.ts'
import { findFirstSeq } from '#server/store/historia.ts'
import { listEquipo } from '#server/store/miembros.ts'
import type { EmpresaTable } from '#server/store/schema.ts'
import { findUsuarioByUuid } from '#server/store/usuarios.ts'
import type { Textos } from '#server/texts/textos.ts'
import { filaDe, presentActividad } from './entradas-de-actividad.ts'
import type { Lectura } from './vistas.ts'

interface Medida {
  /** Entries per page. */
  cuantas: number
  /** The most eventos that one page searches. A search with few matches takes several pages. */
  ventana: number
}

const EN_PANTALLA: Medida = { cuantas: 50, ventana: 20_000 }
/** Small enough that a page blocks the event loop for only 1–2 ms, even without matches. */
const EN_HOJA: Medida = { cuantas: 100, ventana: 5000 }
const SIEMPRE = Number.MAX_SAFE_INTEGER

const ACTORES: Record<Quien, TipoActor[]> = {
  equipo: ['usuario', 'llave'],
  clientes: ['cliente'],
  pantallas: ['dispositivo'],
  sistema: ['sistema'],
}

/** Where the next page starts: it has the eventos before `seq` and the apuntes before `id`. */
interface Cursor {
  seq: number
  id: number
}

interface Pedido {
  empresaId: string
  usuarioId: UsuarioId
  filtro: FiltroDeActividad
}

/** A request with its ids and dates resolved for the store. */
interface Busqueda extends Medida {
  empresa: EmpresaTable
  concesion: Concesion
  todas: boolean
  filtro: Omit<FiltroLeido, 'tipos'>
  tema: FiltroDeActividad['tema']
  /** The last seq before the requested range. */
  suelo: number
  /** The first seq after the requested range. */
  techo: number
}

export async function actividad(
  l: Lectura,
  pedido: Pedido & { cursor?: string },
  textos: Textos,
): Promise<Actividad> {
  const { db } = l.store
  const busqueda = await buscar(l, pedido, EN_PANTALLA)
  const { entradas, siguiente } = await pagina(db, busqueda, leerCursor(pedido.cursor), textos)
  const { todas } = busqueda
  return {
    entradas,
    siguiente: siguiente && `${siguiente.seq}-${siguiente.id}`,
    todas,
    personas: todas ? await personasDe(db, busqueda.empresa) : [],
  }
}

/** Exports all matching entries as pieces of a CSV file. */
export async function exportarActividad(
  l: Lectura,
  pedido: Pedido,
  textos: Textos,
): Promise<AsyncGenerator<string>> {
  const busqueda = await buscar(l, pedido, EN_HOJA)
  return hoja(l.store.db, busqueda, textos)
}

async function* hoja(db: Db, busqueda: Busqueda, textos: Textos): AsyncGenerator<string> {
  yield MARCA_UTF8 + filasCsv([textos.actividad.columnas])
  let cursor: Cursor | null = null
  do {
    const leida: Pagina = await pagina(db, busqueda, cursor, textos)
    yield filasCsv(leida.entradas.map((e) => filaDe(e, busqueda.empresa.zona)))
    cursor = leida.siguiente
  } while (cursor)
}

async function buscar(
  l: Lectura,
  { empresaId, usuarioId, filtro }: Pedido,
  medida: Medida,
): Promise<Busqueda> {
  const { db } = l.store
  const acceso = await findAcceso(db, empresaId, usuario(usuarioId))
  if (!acceso?.concesion) throw new Rechazo('empresa_no_encontrada')
  const { empresa, concesion } = acceso
  const todas = puede(concesion, 'auditar')
  const persona = todas && filtro.persona ? await findUsuarioByUuid(db, { uuid: filtro.persona }) : null
  const quien = filtro.quien ?? 'equipo'
  const cola = filtro.colaId ? await findCola(db, { empresaId: empresa.id, uuid: filtro.colaId }) : null
  const dia = (fecha: string) => instanteDe(fecha, 0, empresa.zona)
  const desde = Math.max(filtro.desde ? dia(filtro.desde) : 0, limiteDe(empresa.actividad_meses, l.clock()))
  const hasta = filtro.hasta ? dia(sumarDias(filtro.hasta, 1)) : SIEMPRE
  const ultimo = (await findPulso(db, { empresaId: empresa.id }))?.seq ?? 0
  return {
    ...medida,
    empresa,
    concesion,
    todas,
    tema: filtro.tema,
    filtro: {
      actores: todas
        ? filtro.quien || persona
          ? ACTORES[quien]
          : Object.values(ACTORES).flat()
        : ['usuario'],
      // No row has the id -1, so an unknown person or cola has no entries.
      actor: todas ? (filtro.persona ? (persona?.id ?? -1) : 0) : usuarioId,
      colaId: filtro.colaId ? (cola?.id ?? -1) : 0,
      desde,
      hasta,
    },
    // Older eventos are deleted: without this, pages of them would be empty.
    suelo: Math.max(
      (await findFirstSeq(db, empresa.id)) - 1,
      desde === 0 ? 0 : await findSeqBefore(db, empresa.id, desde, ultimo),
    ),
    techo: hasta === SIEMPRE ? ultimo + 1 : (await findSeqBefore(db, empresa.id, hasta, ultimo)) + 1,
  }
}

interface Pagina {
  entradas: Actividad['entradas']
  siguiente: Cursor | null
}

/** Merges eventos and apuntes, latest first. Each table is paged by its own key, so no entry is skipped or repeated. */
async function pagina(db: Db, b: Busqueda, cursor: Cursor | null, textos: Textos): Promise<Pagina> {
  const { empresa, filtro, tema, cuantas, ventana } = b
  const antes = Math.min(cursor?.seq ?? b.techo, b.techo)
  const suelo = Math.max(b.suelo + 1, antes - ventana)
  const tramo = { empresaId: empresa.id, suelo, antes, cuantos: cuantas }
  const eventos = await listEventosBefore(db, tramo, { ...filtro, tipos: eventosDeTema(tema) })
  const apuntes = await listAuditoriaBefore(
    db,
    empresa.id,
    cursor?.id ?? SIEMPRE,
    { ...filtro, tipos: apuntesDeTema(tema) },
    cuantas,
  )
  const visto = suelo > b.suelo + 1 && eventos.length < cuantas
  // Apuntes older than the searched eventos belong after the eventos not searched yet, so they wait for a later page.
  const horizonte = visto ? ((await findInstante(db, empresa.id, suelo)) ?? 0) : 0
  const posibles = apuntes.filter(({ instante }) => instante >= horizonte)
  const orden: ('evento' | 'apunte')[] = []
  let e = 0
  let a = 0
  while (e + a < cuantas && (e < eventos.length || a < posibles.length)) {
    const evento = eventos[e]
    const apunte = posibles[a]
    const esEvento = evento && (!apunte || evento.instante >= apunte.instante)
    orden.push(esEvento ? 'evento' : 'apunte')
    if (esEvento) e++
    else a++
  }
  const seq = e < eventos.length || eventos.length === cuantas ? (eventos[e - 1]?.seq ?? antes) : suelo
  const leidosTodos = a === apuntes.length && apuntes.length < cuantas
  // No apunte has an id below 0, so the next pages do not search them again.
  const id = leidosTodos ? 0 : (posibles[a - 1]?.id ?? cursor?.id ?? SIEMPRE)
  const quedan = seq > b.suelo + 1 || !leidosTodos
  const leidos = { eventos: eventos.slice(0, e), apuntes: posibles.slice(0, a), orden }
  return {
    entradas: await presentActividad(db, b, leidos, textos),
    siguiente: quedan ? { seq, id } : null,
  }
}

function leerCursor(cursor: string | undefined): Cursor | null {
  if (!cursor) return null
  const [seq = 0, id = 0] = cursor.split('-').map(Number)
  return { seq, id }
}

/** Current and former members of the team. */
async function personasDe(db: Db, empresa: EmpresaTable): Promise<Actividad['personas']> {
  const ids = new Map((await listEquipo(db, empresa)).map((miembro) => [miembro.id, miembro]))
  const antes = (await listConocidos(db, { empresaId: empresa.id })).filter(({ id }) => !ids.has(id))
  const equipo = await listUsuarios(db, { ids: [...ids.keys()] })
  return [...equipo, ...antes]
    .map(({ uuid, nombre }) => ({ id: uuid, nombre }))
    .sort((x, y) => x.nombre.localeCompare(y.nombre, 'es'))
}
