import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../dialect.ts'
import { keepTables } from '../postgres/alone.ts'
import { writeStatistics } from './003-statistics.ts'
import { createCompactTables, createIndexes } from './003-tables.ts'

/** The tables of version 0.1, each after those that refer to it. */
const OLD = [
  'olvido',
  'resumen_dia',
  'evento',
  'codigo',
  'turno',
  'numeracion',
  'cola',
  'pulso',
  'miembro',
  'empresa',
  'cambio_plan',
  'enlace',
  'sesion',
  'usuario',
] as const

/**
 * Integer keys inside and UUIDs in one place each. Tables get new names, so that whatever a node of version 0.1
 * still writes fails whole. Everything or nothing: the whole move is one transaction.
 */
export const compact = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    if (dialect.engine === 'postgres') await keepTables(db, OLD)
    await createCompactTables(db, dialect)
    for (const statement of moves(dialect)) await sql.raw(statement).execute(db)
    await createIndexes(db)
    for (const table of OLD) await db.schema.dropTable(table).execute()
    if (dialect.engine === 'sqlite') await writeStatistics(db)
  },
})

/** Copies every row of version 0.1. Numbers come from the order in which things were created. */
function moves({ engine }: Dialect): string[] {
  // JSON that holds a turno's UUID holds its number from now on.
  const terminado = `case when e.datos like '{"terminado"%' then '{"terminado":' || t2.id || '}' else e.datos end`
  const terminadoUuid =
    engine === 'postgres'
      ? `case when e.datos like '{"terminado"%' then (e.datos::json ->> 'terminado')::uuid end`
      : `case when e.datos like '{"terminado"%' then json_extract(e.datos, '$.terminado') end`
  return [
    `insert into usuarios (id, uuid, correo, nombre, contrasena, plan, prueba_hasta, verificado_en, creado_en)
     select row_number() over (order by creado_en, id), id, correo, nombre, clave, plan, prueba_hasta, verificado_en,
       creado_en from usuario`,
    `insert into sesiones (huella, id, usuario_id, agente, creada_en, usada_en, expira_en)
     select s.huella, s.id, u.id, s.agente, s.creada_en, s.usada_en, s.expira_en
     from sesion s join usuarios u on u.uuid = s.usuario_id`,
    `insert into enlaces (huella, usuario_id, tipo, creado_en, expira_en)
     select e.huella, u.id, e.tipo, e.creado_en, e.expira_en from enlace e join usuarios u on u.uuid = e.usuario_id`,
    `insert into cambios_plan (usuario_id, instante, de, a)
     select u.id, c.instante, c.de, c.a from cambio_plan c join usuarios u on u.uuid = c.usuario_id`,
    `insert into empresas (id, uuid, nombre, titular, logo, direccion, telefono, email, descripcion, sitio_web, horario,
       color_primario, color_secundario, zona, idioma, nombres_publicos, corte, version, creada_en)
     select row_number() over (order by creada_en, id), id, nombre, titular, logo, direccion, telefono, email,
       descripcion, sitio_web, horario, color_primario, color_secundario, zona, idioma, nombres_publicos, 0, version,
       creada_en from empresa`,
    `insert into miembros (empresa_id, usuario_id, rol, colas, creado_en)
     select e.id, u.id, m.rol, null, m.creado_en
     from miembro m join empresas e on e.uuid = m.empresa_id join usuarios u on u.uuid = m.usuario_id`,
    `insert into pulsos (empresa_id, seq, reloj)
     select e.id, p.seq,
       coalesce((select max(t.emitido_en) from turno t where t.empresa_id = p.empresa_id), e.creada_en) * 1000
     from pulso p join empresas e on e.uuid = p.empresa_id`,
    `insert into colas (empresa_id, id, uuid, nombre, nombre_clave, prefijo, descripcion, prioridad, tiempo_estimado,
       posicion, estado, creada_en, eliminada_en)
     select e.id, row_number() over (partition by e.id order by c.creada_en, c.posicion, c.id), c.id, c.nombre,
       c.nombre_clave, null, c.descripcion, c.prioridad, c.tiempo_estimado, c.posicion, c.estado, c.creada_en,
       c.eliminada_en
     from cola c join empresas e on e.uuid = c.empresa_id`,
    `insert into numeraciones (empresa_id, fecha, cola_id, ultimo, emitidos)
     select e.id, n.fecha, c.id, n.ultimo, n.ultimo
     from numeracion n join empresas e on e.uuid = n.empresa_id
       join colas c on c.empresa_id = e.id and c.uuid = n.cola_id`,
    // Places that agree with the order of arrival, whatever the clock did.
    `insert into turnos (empresa_id, id, uuid, cola_id, serie_id, fecha, numero, lugar, orden, codigo, nombre, estado,
       puesto, origen, emitido_en, llamado_en, anunciado_en, terminado_en, termino_a, llave, llave_huella, estimado_min,
       estimado_max)
     select e.id, t.orden, t.id, c.id, c.id, t.fecha, t.numero,
       max(t.emitido_en) over (partition by t.empresa_id order by t.orden rows unbounded preceding) * 1000,
       t.orden, t.codigo, t.nombre, t.estado, t.puesto, t.origen, t.emitido_en, t.llamado_en, t.anunciado_en,
       t.terminado_en, t2.orden, t.clave, t.clave_huella, t.estimado_min, t.estimado_max
     from turno t join empresas e on e.uuid = t.empresa_id
       join colas c on c.empresa_id = e.id and c.uuid = t.cola_id
       left join turno t2 on t2.empresa_id = t.empresa_id and t2.id = t.termino_a`,
    'create unique index turnos_uuid on turnos (empresa_id, uuid)',
    `insert into codigos (codigo, empresa_id, turno_id, creado_en)
     select k.codigo, t.empresa_id, t.id, k.creado_en
     from codigo k join empresas e on e.uuid = k.empresa_id
       join turnos t on t.empresa_id = e.id and t.uuid = k.turno_id`,
    `insert into eventos (empresa_id, seq, cola_id, turno_id, tipo, actor_tipo, actor, puesto, instante, datos)
     select e2.id, e.seq, c.id, t.id, e.tipo,
       case when e.actor is not null then 'usuario'
         when e.tipo in ('emitido', 'cancelado') then 'cliente' else 'sistema' end,
       u.id, e.puesto, e.instante, ${terminado}
     from evento e join empresas e2 on e2.uuid = e.empresa_id
       left join colas c on c.empresa_id = e2.id and c.uuid = e.cola_id
       left join turnos t on t.empresa_id = e2.id and t.uuid = e.turno_id
       left join turnos t2 on t2.empresa_id = e2.id and t2.uuid = ${terminadoUuid}
       left join usuarios u on u.uuid = e.actor`,
    `insert into resumenes (empresa_id, fecha, zona, corte, version, datos)
     select e.id, r.fecha, r.zona, 0, 0, r.datos from resumen_dia r join empresas e on e.uuid = r.empresa_id`,
    `insert into olvidos (empresa_id, fecha, seq)
     select e.id, o.fecha, o.seq from olvido o join empresas e on e.uuid = o.empresa_id`,
    ...(engine === 'postgres'
      ? [
          `select setval(pg_get_serial_sequence('usuarios', 'id'), coalesce((select max(id) from usuarios), 0) + 1, false)`,
          `select setval(pg_get_serial_sequence('empresas', 'id'), coalesce((select max(id) from empresas), 0) + 1, false)`,
        ]
      : []),
  ]
}
