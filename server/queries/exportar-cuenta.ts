import { ColaGuardada } from '#contract/cola.ts'
import {
  type DatosCuenta,
  EmpresaGuardada,
  type EntregaGuardada,
  type EventoGuardado,
  type TramoGuardado,
  type TurnoGuardado,
} from '#contract/datos-cuenta.ts'
import { iso, isoOrNull } from '#contract/instante.ts'
import { etiquetaDe } from '#domain/etiqueta.ts'
import { concesionDeRol, puede } from '#domain/permiso.ts'
import { type EmpresaId, NO_ROW, type UsuarioId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { colasLeidas, listEmpresasOf } from '#server/store/accesos.ts'
import { findAjustesAvisos } from '#server/store/ajustes-avisos.ts'
import { listAnuncios } from '#server/store/anuncios.ts'
import { listAuditoriaAfter } from '#server/store/auditoria.ts'
import { listAuditoriaOfUsuario } from '#server/store/auditoria-cuentas.ts'
import { listEntregasAfter } from '#server/store/avisos.ts'
import { listAllColas } from '#server/store/colas.ts'
import { listEventosAfter, listTurnosAfter } from '#server/store/cuentas.ts'
import type { Db } from '#server/store/db.ts'
import { listDispositivos } from '#server/store/dispositivos.ts'
import { listEntregasOfUsuario } from '#server/store/entregas.ts'
import { listHorarios } from '#server/store/horarios.ts'
import { listInvitaciones } from '#server/store/invitaciones.ts'
import { findLogo } from '#server/store/logos.ts'
import { listEquipo } from '#server/store/miembros.ts'
import { listCambiosPlan, listOwnedOrganizaciones } from '#server/store/organizaciones.ts'
import { listPreferencias } from '#server/store/preferencias.ts'
import { listPrivacidad } from '#server/store/privacidad.ts'
import { listAllPuestos } from '#server/store/puestos.ts'
import type { UsuarioTable } from '#server/store/schema/cuentas.ts'
import type {
  AuditoriaTable,
  ColaTable,
  EmpresaTable,
  PreferenciaTable,
  TurnoTable,
} from '#server/store/schema.ts'
import { listSesiones } from '#server/store/sesiones.ts'
import { view } from '#server/store/table.ts'
import { colas } from '#server/store/tables/colas.ts'
import { dispositivos } from '#server/store/tables/dispositivos.ts'
import { empresas } from '#server/store/tables/empresas.ts'
import { preferencias } from '#server/store/tables/preferencias.ts'
import { puestos } from '#server/store/tables/puestos.ts'
import { listTramosAfter } from '#server/store/tramos.ts'
import { listTurnos } from '#server/store/turnos.ts'
import { findUsuario } from '#server/store/usuarios.ts'
import { presentPrivacidad } from './privacidad.ts'

const {
  empresa,
  preferencias: motivo,
  puestos: puesto,
  dispositivos: dispositivo,
} = EmpresaGuardada.properties
const guardada = {
  empresa: view(empresas, empresa),
  cola: view(colas, ColaGuardada),
  preferencia: view(preferencias, motivo.items),
  puesto: view(puestos, puesto.items),
  dispositivo: view(dispositivos, dispositivo.items),
}

/** Rows per page: small enough to block the event loop for only 1–2 ms. */
const PAGE = 100

/**
 * Yields the JSON of DatosCuenta in pieces: an account may have years of turnos, which must neither fill the memory nor
 * block the event loop.
 */
export async function* exportarCuenta(db: Db, usuario: UsuarioTable, ahora: number): AsyncGenerator<string> {
  const organizaciones = await listOwnedOrganizaciones(db, { usuarioId: usuario.id })
  const cambios = await Promise.all(
    organizaciones.map(({ id }) => listCambiosPlan(db, { organizacionId: id })),
  )
  const suyas = await listEmpresasOf(db, usuario.id)
  const cabeza: Omit<DatosCuenta, 'empresas'> = {
    cuenta: {
      usuario: usuario.nombre,
      correo: usuario.correo,
      plan: organizaciones[0]?.plan ?? null,
      pruebaHasta: isoOrNull(organizaciones[0]?.prueba_hasta ?? null),
      verificada: isoOrNull(usuario.verificado_en),
      creada: iso(usuario.creado_en),
    },
    organizaciones: organizaciones.map(({ uuid, nombre, plan, prueba_hasta, creada_en }) => ({
      id: uuid,
      nombre,
      plan,
      pruebaHasta: isoOrNull(prueba_hasta),
      creada: iso(creada_en),
    })),
    pertenencias: suyas.map(({ uuid, nombre, rol }) => ({ empresaId: uuid, empresa: nombre, rol })),
    cambiosDePlan: cambios.flat().map(({ instante, de, a }) => ({ instante: iso(instante), de, a })),
    sesiones: (await listSesiones(db, { usuarioId: usuario.id, ahora })).map((sesion) => ({
      creada: iso(sesion.creada_en),
      ultimoUso: iso(sesion.usada_en),
      agente: sesion.agente,
    })),
    sucesos: (await listAuditoriaOfUsuario(db, { usuarioId: usuario.id })).map(
      ({ tipo, instante, ip, datos }) => ({
        tipo,
        instante: iso(instante),
        direccion: ip,
        datos: datos ? JSON.parse(datos) : null,
      }),
    ),
    correos: (await listEntregasOfUsuario(db, { usuarioId: usuario.id })).map(
      ({ plantilla, creada_en, estado }) => ({
        asunto: plantilla,
        pedido: iso(creada_en),
        estado,
      }),
    ),
  }
  yield `${JSON.stringify(cabeza).slice(0, -1)},"empresas":[`
  // The data of an empresa belongs to its owners, so other members do not export it.
  const propias = suyas.filter((empresa) => puede(concesionDeRol(empresa.rol, null), 'propiedad'))
  for (const [i, empresa] of propias.entries()) {
    if (i > 0) yield ','
    yield* partesDe(db, empresa)
  }
  yield ']}\n'
}

/** Exports the account with this id. Rejects if it no longer exists. */
export async function datosCuenta(
  db: Db,
  usuarioId: UsuarioId,
  ahora: number,
): Promise<AsyncGenerator<string>> {
  const usuario = await findUsuario(db, { id: usuarioId })
  if (!usuario) throw new Rechazo('sin_sesion')
  return exportarCuenta(db, usuario, ahora)
}

async function* partesDe(db: Db, fila: EmpresaTable): AsyncGenerator<string> {
  const filas = await listAllColas(db, { empresaId: fila.id })
  const porId = new Map(filas.map((cola) => [cola.id, cola]))
  const motivos = await listPreferencias(db, { empresaId: fila.id })
  const cabeza: Omit<EmpresaGuardada, 'auditoria' | 'entregas' | 'turnos' | 'tramos' | 'eventos'> = {
    empresa: {
      ...guardada.empresa.present(fila),
      logo: fila.logo,
      logoImagen: (await findLogo(db, { empresaId: fila.id }))?.imagen ?? null,
    },
    privacidad: presentPrivacidad(await listPrivacidad(db, { empresaId: fila.id })),
    colas: filas.map((cola) => ({
      ...guardada.cola.present(cola),
      sigue: (cola.sigue && porId.get(cola.sigue)?.uuid) || null,
    })),
    preferencias: motivos.map(guardada.preferencia.present),
    puestos: (await listAllPuestos(db, { empresaId: fila.id })).map((puesto) => ({
      ...guardada.puesto.present(puesto),
      colas: colasLeidas(puesto.colas)?.flatMap((id) => porId.get(id)?.uuid ?? []) ?? null,
      ocupadoPor: puesto.usuario_id,
      pausa: puesto.pausa_motivo,
    })),
    miembros: (await listEquipo(db, fila)).map(({ id, nombre, correo, rol, desde }) => ({
      nombre,
      correo,
      rol,
      actor: id,
      desde: iso(desde),
    })),
    invitaciones: (await listInvitaciones(db, { empresaId: fila.id })).map(
      ({ nombre, correo, rol, creada_en, expira_en }) => ({
        nombre,
        correo,
        rol,
        creada: iso(creada_en),
        expira: iso(expira_en),
      }),
    ),
    dispositivos: (await listDispositivos(db, { empresaId: fila.id })).map((dispositivo) => ({
      ...guardada.dispositivo.present(dispositivo),
      actor: dispositivo.id,
    })),
    horarios: (await listHorarios(db, { empresaId: fila.id })).map(({ cola_id, datos }) => ({
      colaId: porId.get(cola_id)?.uuid ?? null,
      datos: JSON.parse(datos),
    })),
    avisos: await avisosDe(db, fila.id, porId),
  }
  yield `${JSON.stringify(cabeza).slice(0, -1)},"auditoria":[`
  yield* lista(
    (last: AuditoriaTable | null) =>
      listAuditoriaAfter(db, { empresaId: fila.id, id: last?.id ?? 0, cuantos: PAGE }),
    async (page) => page.map((apunte) => presentApunte(apunte, porId)),
  )
  yield '],"entregas":['
  yield* lista(
    (last: EntregaLeida | null) =>
      listEntregasAfter(db, { empresaId: fila.id, id: last?.id ?? 0, cuantas: PAGE }),
    async (page) => page.map(presentEntrega),
  )
  yield '],"turnos":['
  yield* lista(
    (last: TurnoTable | null) =>
      listTurnosAfter(db, { empresaId: fila.id, id: last?.id ?? 0, cuantos: PAGE }),
    async (page) => page.map((turno) => presentTurno(turno, porId, motivos)),
  )
  yield '],"tramos":['
  yield* lista(
    (last: TramoLeido | null) => listTramosAfter(db, fila.id, last, PAGE),
    async (page) => page.map((tramo) => presentTramo(tramo, porId)),
  )
  yield '],"eventos":['
  yield* lista(
    (last: EventoLeido | null) =>
      listEventosAfter(db, { empresaId: fila.id, seq: last?.seq ?? 0, cuantos: PAGE }),
    (page) => presentEventos(db, page),
  )
  yield ']}'
}

/** Settings of notices and announcements, never the keys of the providers. */
async function avisosDe(
  db: Db,
  empresaId: EmpresaId,
  colas: ReadonlyMap<number, ColaTable>,
): Promise<EmpresaGuardada['avisos']> {
  const ajustes = await findAjustesAvisos(db, { empresaId })
  const { silencio_desde: desde = null, silencio_hasta: hasta = null } = ajustes ?? {}
  return {
    ajustes: ajustes
      ? {
          canales: JSON.parse(ajustes.canales),
          paises: JSON.parse(ajustes.paises),
          topeDia: ajustes.tope_dia,
          silencio: desde === null || hasta === null ? null : { desde, hasta },
          frases: JSON.parse(ajustes.frases),
        }
      : null,
    anuncios: (await listAnuncios(db, { empresaId, ahora: 0 })).map((anuncio) => ({
      id: anuncio.uuid,
      texto: anuncio.texto,
      colas: anuncio.colas
        ? (JSON.parse(anuncio.colas) as number[]).map((id) => colas.get(id)?.uuid ?? '')
        : null,
      creado: iso(anuncio.creado_en),
      hasta: iso(anuncio.hasta),
    })),
  }
}

const presentApunte = (
  { tipo, cola_id, actor_tipo, actor, ip, instante, datos }: AuditoriaTable,
  colas: ReadonlyMap<number, ColaTable>,
): EmpresaGuardada['auditoria'][number] => ({
  tipo,
  colaId: colas.get(cola_id ?? 0)?.uuid ?? null,
  actor: { tipo: actor_tipo, id: actor },
  direccion: ip,
  instante: iso(instante),
  datos: datos ? JSON.parse(datos) : null,
})

type EntregaLeida = Awaited<ReturnType<typeof listEntregasAfter>>[number]

const presentEntrega = (e: EntregaLeida): EntregaGuardada => ({
  turnoId: e.turnoUuid,
  canal: e.canal,
  aviso: e.plantilla,
  instante: iso(e.terminada_en ?? e.creada_en),
  estado: e.estado,
  motivo: e.error,
})

async function* lista<R>(
  pageAfter: (last: R | null) => Promise<R[]> | R[],
  present: (page: R[]) => Promise<object[]>,
): AsyncGenerator<string> {
  let last: R | null = null
  for (;;) {
    const page: R[] = await pageAfter(last)
    if (page.length === 0) return
    yield `${last ? ',' : ''}${JSON.stringify(await present(page)).slice(1, -1)}`
    last = page.at(-1) ?? null
  }
}

const presentTurno = (
  t: TurnoTable,
  colas: ReadonlyMap<number, ColaTable>,
  preferencias: readonly PreferenciaTable[],
): TurnoGuardado => ({
  id: t.uuid,
  colaId: colas.get(t.cola_id)?.uuid ?? '',
  serieId: colas.get(t.serie_id)?.uuid ?? '',
  fecha: t.fecha,
  numero: t.numero,
  etiqueta: etiquetaDe(t, colas),
  lugar: t.lugar,
  codigo: t.codigo,
  nombre: t.nombre,
  estado: t.estado,
  puesto: t.puesto,
  origen: t.origen,
  emitido: iso(t.emitido_en),
  llamado: isoOrNull(t.llamado_en),
  terminado: isoOrNull(t.terminado_en),
  personas: t.personas,
  preferencia: preferencias.find(({ id }) => id === t.preferencia_id)?.nombre ?? null,
  nota: t.nota,
  marcas: JSON.parse(t.marcas ?? '[]'),
  campos: JSON.parse(t.campos ?? '{}'),
  idioma: t.idioma,
  privacidadVersion: t.privacidad_version,
  respuesta: t.respuesta ?? null,
  mensaje: t.mensaje ?? null,
})

type TramoLeido = Awaited<ReturnType<typeof listTramosAfter>>[number]

const presentTramo = (t: TramoLeido, colas: ReadonlyMap<number, ColaTable>): TramoGuardado => ({
  turnoId: t.turnoUuid,
  colaId: colas.get(t.cola_id)?.uuid ?? '',
  desde: iso(t.desde_en),
  llamado: isoOrNull(t.llamado_en),
  terminado: iso(t.terminado_en),
  puesto: t.puesto,
  fin: t.fin,
})

type EventoLeido = Awaited<ReturnType<typeof listEventosAfter>>[number]

/** Presents eventos with UUIDs in place of the ids in their stored data. */
async function presentEventos(db: Db, page: EventoLeido[]): Promise<EventoGuardado[]> {
  const datos = page.map((e) => (e.datos ? JSON.parse(e.datos) : null))
  const ids = datos.flatMap((d) => d?.terminado ?? [])
  const empresaId = page[0]?.empresa_id ?? NO_ROW
  const turnos = ids.length > 0 ? await listTurnos(db, { empresaId, ids }) : []
  const uuids = new Map(turnos.map((turno) => [turno.id, turno.uuid]))
  return page.map((e, i) => ({
    seq: e.seq,
    tipo: e.tipo,
    colaId: e.colaUuid,
    turnoId: e.turnoUuid,
    puesto: e.puesto,
    actor: { tipo: e.actor_tipo, id: e.actor },
    instante: iso(e.instante),
    datos: datos[i]?.terminado ? { ...datos[i], terminado: uuids.get(datos[i].terminado) } : datos[i],
  }))
}
