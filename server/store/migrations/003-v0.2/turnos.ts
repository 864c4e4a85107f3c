import { OF_EMPRESA, type Words } from './words.ts'

/** Turnos, their codes and stages, and the eventos. */
export const turnos = ({ uuid, byKey }: Words): string[] => [
  `create table turnos (
    ${OF_EMPRESA}, id bigint not null, uuid ${uuid} not null, cola_id integer not null, serie_id integer not null,
    fecha text not null, numero integer not null, lugar bigint not null, orden bigint not null,
    codigo text not null, nombre text not null, estado text not null, puesto text, origen text not null,
    emitido_en bigint not null, llamado_en bigint, anunciado_en bigint, terminado_en bigint, termino_a bigint,
    llave text, llave_huella text, estimado_min integer, estimado_max integer, prefijo text, desde_en bigint,
    vuelve_en bigint, llego_en bigint, pospuestos integer, personas integer, preferencia_id integer, nota text,
    marcas text, campos text, idioma text, respuesta text, mensaje text, procedencia bigint, navegador bigint, previsto_s integer,
    previsto_v integer, fin_incierto integer not null default 0, delante integer,
    privacidad_version integer,
    constraint turnos_pk primary key (empresa_id, id)) ${byKey}`,

  `create table tramos (
    ${OF_EMPRESA}, turno_id bigint not null, seq bigint not null, cola_id integer not null, fecha text not null,
    desde_en bigint not null, llamado_en bigint, terminado_en bigint not null, puesto text, fin text not null,
    constraint tramos_pk primary key (empresa_id, turno_id, seq)) ${byKey}`,
  'create index tramos_dia on tramos (empresa_id, fecha)',
  'create index tramos_servidos on tramos (empresa_id, cola_id, terminado_en)',

  // A code is as old as its turno, so it needs neither a date nor an index by age. It is deleted with its turno: a
  // reference to the empresa would need an index, which costs every take 5 µs.
  `create table codigos (
    codigo text primary key, empresa_id bigint not null, turno_id bigint not null) ${byKey}`,

  `create table eventos (
    ${OF_EMPRESA}, seq bigint not null, cola_id integer, turno_id bigint, tipo text not null,
    actor_tipo text not null, actor bigint, puesto text, instante bigint not null, datos text,
    constraint eventos_pk primary key (empresa_id, seq)) ${byKey}`,
]

/** Created once the turnos are copied: building an index is faster than updating it row by row. */
export const INDEXES_OF_TURNOS: readonly string[] = [
  'create unique index turnos_uuid on turnos (empresa_id, uuid)',
  // Rejects a duplicate number; statistics read a day from it. With the number before the cola, the next numbers of all
  // colas are on the same pages.
  'create unique index turnos_numero on turnos (empresa_id, fecha, numero, serie_id)',
  // Contains open turnos only, so it stays as small as the waiting room. With `fecha` the day change reads no rows.
  `create index turnos_abiertos on turnos (empresa_id, estado, cola_id, lugar, orden, fecha)
    where estado in ('espera', 'atencion')`,
  // The last services of a cola, from which waits are estimated.
  `create index turnos_servidos on turnos (empresa_id, cola_id, terminado_en) where estado = 'completado'`,
  'create unique index turnos_llave on turnos (empresa_id, llave, serie_id) where llave is not null',
  `create index turnos_apartados on turnos (empresa_id, vuelve_en) where estado = 'apartado'`,
]
