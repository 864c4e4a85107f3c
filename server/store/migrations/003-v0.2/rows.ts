import { newEpoca } from '#server/base/ids.ts'
import type { Dialect } from '../../dialect.ts'

// Copies the rows of version 0.1. Every join finds its rows by a key or a unique index and everything else is a sort or
// a group, so the work grows with the rows whatever the planner knows about the tables.

const SESION_MAX_MS = 90 * 24 * 3_600_000
/** A call this soon after the take was for a customer who had just arrived: it does not time the service it ended. */
const RECIEN_MS = 60_000

/** Accounts and companies. Numbers follow the order of creation. Each account gets an organizacion with its number. */
export const smallRows = ({ engine }: Dialect): string[] => [
  `insert into usuarios (id, uuid, correo, nombre, contrasena, verificado_en, creado_en)
   select row_number() over (order by creado_en, id), id, correo, nombre, clave, verificado_en, creado_en from usuario`,
  `insert into sesiones (huella, id, usuario_id, agente, creada_en, usada_en, expira_en, termina_en)
   select s.huella, s.id, u.id, s.agente, s.creada_en, s.usada_en,
     case when s.expira_en > s.creada_en + ${SESION_MAX_MS} then s.creada_en + ${SESION_MAX_MS} else s.expira_en end,
     s.creada_en + ${SESION_MAX_MS}
   from sesion s join usuarios u on u.uuid = s.usuario_id`,
  `insert into enlaces (huella, usuario_id, tipo, creado_en, expira_en)
   select e.huella, u.id, e.tipo, e.creado_en, e.expira_en from enlace e join usuarios u on u.uuid = e.usuario_id`,
  `insert into organizaciones (id, uuid, nombre, plan, prueba_hasta, creada_en)
   select u.id, u.uuid, coalesce((select e.nombre from miembro m join empresa e on e.id = m.empresa_id
     where m.usuario_id = u.uuid order by e.creada_en, e.id limit 1), u.nombre), o.plan, o.prueba_hasta, u.creado_en
   from usuarios u join usuario o on o.id = u.uuid`,
  'insert into propietarios (organizacion_id, usuario_id, creado_en) select id, id, creado_en from usuarios',
  `insert into cambios_plan (organizacion_id, usuario_id, instante, de, a)
   select u.id, u.id, c.instante, c.de, c.a from cambio_plan c join usuarios u on u.uuid = c.usuario_id`,
  // All members of version 0.1 are owners, who now own the organizacion.
  `insert into empresas (id, uuid, nombre, titular, logo, direccion, telefono, email, descripcion, sitio_web, horario,
     color_primario, color_secundario, zona, idioma, nombres_publicos, corte, version, creada_en, organizacion_id)
   select row_number() over (order by e.creada_en, e.id), e.id, e.nombre, e.titular, e.logo, e.direccion, e.telefono,
     e.email, e.descripcion, e.sitio_web, e.horario, e.color_primario, e.color_secundario, e.zona, e.idioma,
     e.nombres_publicos, 0, e.version, e.creada_en,
     (select u.id from miembro m join usuarios u on u.uuid = m.usuario_id where m.empresa_id = e.id
       order by m.creado_en limit 1)
   from empresa e`,
  `insert into colas (empresa_id, id, uuid, nombre, nombre_clave, descripcion, prioridad, tiempo_estimado, posicion,
     estado, creada_en, eliminada_en)
   select e.id, row_number() over (partition by e.id order by c.creada_en, c.posicion, c.id), c.id, c.nombre,
     c.nombre_clave, c.descripcion, c.prioridad, c.tiempo_estimado, c.posicion, c.estado, c.creada_en, c.eliminada_en
   from cola c join empresas e on e.uuid = c.empresa_id`,
  `insert into numeraciones (empresa_id, fecha, cola_id, ultimo, emitidos)
   select e.id, n.fecha, c.id, n.ultimo, n.ultimo
   from numeracion n join empresas e on e.uuid = n.empresa_id join colas c on c.uuid = n.cola_id`,
  `insert into resumenes (empresa_id, fecha, zona, corte, version, datos)
   select e.id, r.fecha, r.zona, 0, 0, r.datos from resumen_dia r join empresas e on e.uuid = r.empresa_id`,
  `insert into olvidos (empresa_id, fecha, seq)
   select e.id, o.fecha, o.seq from olvido o join empresas e on e.uuid = o.empresa_id`,
  ...(engine === 'postgres' ? ['usuarios', 'organizaciones', 'empresas'].map(nextId) : []),
]

const nextId = (table: string): string =>
  `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce((select max(id) from ${table}), 0) + 1, false)`

export const turnoRows = ({ uuidType: uuid }: Dialect): string[] => [
  // Services whose end does not show how long they took: they were ended by the change of day, by closing the day by
  // hand (waiting turnos expired at the same instant), or by the call of a customer who had just arrived.
  `create table fin_incierto (empresa_id ${uuid}, turno_id ${uuid}, primary key (empresa_id, turno_id))`,
  `insert into fin_incierto (empresa_id, turno_id)
   select empresa_id, turno_id from evento where tipo = 'completado' and actor is null and turno_id is not null
   union select empresa_id, id from (select empresa_id, id, max(case when estado = 'expirado' then 1 else 0 end)
     over (partition by empresa_id, terminado_en) as expirados from turno where terminado_en is not null) t
     where expirados = 1
   union select empresa_id, termino_a from turno
     where termino_a is not null and llamado_en - emitido_en < ${RECIEN_MS}`,
  // `lugar` follows the order of arrival even where the clock went back.
  `insert into turnos (empresa_id, id, uuid, cola_id, serie_id, fecha, numero, lugar, orden, codigo, nombre, estado,
     puesto, origen, emitido_en, llamado_en, anunciado_en, terminado_en, termino_a, llave, llave_huella, estimado_min,
     estimado_max, fin_incierto)
   select e.id, t.orden, t.id, c.id, c.id, t.fecha, t.numero,
     max(t.emitido_en) over (partition by t.empresa_id order by t.orden rows unbounded preceding) * 1000,
     t.orden, t.codigo, t.nombre, t.estado, t.puesto, t.origen, t.emitido_en, t.llamado_en, t.anunciado_en,
     t.terminado_en, t2.orden, t.clave, t.clave_huella, t.estimado_min, t.estimado_max,
     case when t.estado = 'completado' and f.turno_id is not null then 1 else 0 end
   from turno t join empresas e on e.uuid = t.empresa_id join colas c on c.uuid = t.cola_id
     left join turno t2 on t2.empresa_id = t.empresa_id and t2.id = t.termino_a
     left join fin_incierto f on f.empresa_id = t.empresa_id and f.turno_id = t.id`,
  'drop table fin_incierto',
  `insert into pulsos (empresa_id, seq, reloj, epoca)
   select e.id, p.seq, coalesce((select t.lugar from turnos t where t.empresa_id = e.id order by t.id desc limit 1),
     e.creada_en * 1000), ${newEpoca()}
   from pulso p join empresas e on e.uuid = p.empresa_id`,
]

/** Needs the indexes of `turnos`. */
export function eventoRows({ engine }: Dialect): string[] {
  // JSON that has the UUID of a turno gets its new id instead.
  const isTerminado = `e.datos like '{"terminado"%'`
  const terminado =
    engine === 'postgres' ? `(e.datos::json ->> 'terminado')::uuid` : `json_extract(e.datos, '$.terminado')`
  return [
    `insert into codigos (codigo, empresa_id, turno_id)
     select k.codigo, t.empresa_id, t.id
     from codigo k join empresas e on e.uuid = k.empresa_id
       join turnos t on t.empresa_id = e.id and t.uuid = k.turno_id`,
    `insert into eventos (empresa_id, seq, cola_id, turno_id, tipo, actor_tipo, actor, puesto, instante, datos)
     select e2.id, e.seq, c.id, t.id, e.tipo,
       case when e.actor is not null then 'usuario'
         when e.tipo in ('emitido', 'cancelado') then 'cliente' else 'sistema' end,
       u.id, e.puesto, e.instante, case when ${isTerminado} then '{"terminado":' || t2.id || '}' else e.datos end
     from evento e join empresas e2 on e2.uuid = e.empresa_id
       left join colas c on c.uuid = e.cola_id
       left join turnos t on t.empresa_id = e2.id and t.uuid = e.turno_id
       left join turnos t2 on t2.empresa_id = e2.id and t2.uuid = case when ${isTerminado} then ${terminado} end
       left join usuarios u on u.uuid = e.actor`,
  ]
}
