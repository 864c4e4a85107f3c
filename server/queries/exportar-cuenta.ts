import type { DatosCuenta, EmpresaGuardada, EventoGuardado, TurnoGuardado } from '#contract/datos-cuenta.ts'
import { Rechazo } from '#server/rechazo.ts'
import { listAllColas, listCambiosPlan, listEventosAfter, listTurnosAfter } from '#server/store/cuentas.ts'
import type { Db } from '#server/store/db.ts'
import { listEmpresasOf } from '#server/store/empresas.ts'
import type { EmpresaTable, EventoTable, TurnoTable, UsuarioTable } from '#server/store/schema.ts'
import { listSesiones } from '#server/store/sesiones.ts'
import { findUsuario } from '#server/store/usuarios.ts'

const PAGE = 500
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

const iso = (instant: number) => new Date(instant).toISOString()
const isoOrNull = (instant: number | null) => (instant === null ? null : iso(instant))

/**
 * Yields the JSON of DatosCuenta in pieces: an account may have years of turnos, which must neither fill the memory nor
 * hold the event loop.
 */
export async function* exportarCuenta(db: Db, usuario: UsuarioTable, ahora: number): AsyncGenerator<string> {
  const cabeza: Omit<DatosCuenta, 'empresas'> = {
    cuenta: {
      usuario: usuario.nombre,
      correo: usuario.correo,
      plan: usuario.plan,
      pruebaHasta: isoOrNull(usuario.prueba_hasta),
      verificada: isoOrNull(usuario.verificado_en),
      creada: iso(usuario.creado_en),
    },
    cambiosDePlan: (await listCambiosPlan(db, usuario.id)).map(({ instante, de, a }) => ({
      instante: iso(instante),
      de,
      a,
    })),
    sesiones: (await listSesiones(db, usuario.id, ahora)).map((sesion) => ({
      creada: iso(sesion.creada_en),
      ultimoUso: iso(sesion.usada_en),
      agente: sesion.agente,
    })),
  }
  yield `${JSON.stringify(cabeza).slice(0, -1)},"empresas":[`
  for (const [i, empresa] of (await listEmpresasOf(db, usuario.id)).entries()) {
    if (i > 0) yield ','
    yield* partesDe(db, empresa)
  }
  yield ']}\n'
}

/** The same for the account that asks. */
export async function datosCuenta(db: Db, usuarioId: string, ahora: number): Promise<AsyncGenerator<string>> {
  const usuario = await findUsuario(db, usuarioId)
  if (!usuario) throw new Rechazo('sin_sesion')
  return exportarCuenta(db, usuario, ahora)
}

async function* partesDe(db: Db, fila: EmpresaTable): AsyncGenerator<string> {
  const cabeza: Omit<EmpresaGuardada, 'turnos' | 'eventos'> = {
    empresa: {
      id: fila.id,
      nombre: fila.nombre,
      titular: fila.titular,
      logo: fila.logo,
      direccion: fila.direccion,
      telefono: fila.telefono,
      email: fila.email,
      descripcion: fila.descripcion,
      sitioWeb: fila.sitio_web,
      horario: fila.horario,
      zona: fila.zona,
      creada: iso(fila.creada_en),
    },
    colas: (await listAllColas(db, fila.id)).map((cola) => ({
      id: cola.id,
      nombre: cola.nombre,
      descripcion: cola.descripcion,
      prioridad: cola.prioridad === 1,
      tiempoEstimado: cola.tiempo_estimado,
      creada: iso(cola.creada_en),
      eliminada: isoOrNull(cola.eliminada_en),
    })),
  }
  yield `${JSON.stringify(cabeza).slice(0, -1)},"turnos":[`
  yield* lista(
    (last: TurnoTable | null) => listTurnosAfter(db, fila.id, last?.id ?? BEFORE_ALL, PAGE),
    presentTurno,
  )
  yield '],"eventos":['
  yield* lista(
    (last: EventoTable | null) => listEventosAfter(db, fila.id, last?.seq ?? 0, PAGE),
    presentEvento,
  )
  yield ']}'
}

async function* lista<R>(
  pageAfter: (last: R | null) => Promise<R[]> | R[],
  present: (row: R) => object,
): AsyncGenerator<string> {
  let last: R | null = null
  for (;;) {
    const page: R[] = await pageAfter(last)
    if (page.length === 0) return
    yield `${last ? ',' : ''}${JSON.stringify(page.map(present)).slice(1, -1)}`
    last = page.at(-1) ?? null
  }
}

const presentTurno = (t: TurnoTable): TurnoGuardado => ({
  id: t.id,
  colaId: t.cola_id,
  fecha: t.fecha,
  numero: t.numero,
  codigo: t.codigo,
  nombre: t.nombre,
  estado: t.estado,
  puesto: t.puesto,
  origen: t.origen,
  emitido: iso(t.emitido_en),
  llamado: isoOrNull(t.llamado_en),
  terminado: isoOrNull(t.terminado_en),
})

const presentEvento = (e: EventoTable): EventoGuardado => ({
  seq: e.seq,
  tipo: e.tipo,
  colaId: e.cola_id,
  turnoId: e.turno_id,
  puesto: e.puesto,
  instante: iso(e.instante),
  datos: e.datos ? JSON.parse(e.datos) : null,
})
