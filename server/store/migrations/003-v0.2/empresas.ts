import { OF_EMPRESA, OF_USUARIO, type Words } from './words.ts'

/** Companies: their settings, people, desks and screens, and the record of changes. */
export const empresas = (words: Words): string[] => [...ajustes(words), ...equipo(words), ...registro(words)]

const ajustes = ({ uuid, numbered, byKey }: Words): string[] => [
  `create table empresas (
    ${numbered}, uuid ${uuid} not null unique, nombre text not null, titular text not null, logo text not null,
    direccion text not null, telefono text not null, email text not null, descripcion text not null,
    sitio_web text not null, horario text not null, color_primario text not null, color_secundario text not null,
    zona text not null, idioma text not null, idiomas text, traducciones text, nombres_publicos text not null, corte integer not null,
    version integer not null, creada_en bigint not null, elegir text not null default 'libre',
    nombres_al_llamar integer not null default 0,
    organizacion_id bigint references organizaciones (id) on delete cascade,
    accesos integer not null default 0, corte_antes integer not null default 0,
    corte_desde bigint not null default 0, pide_codigo integer not null default 0, alias text,
    actividad_meses integer, privacidad text)`,
  'create unique index empresas_alias on empresas (alias) where alias is not null',
  // A page of the empresas of an organizacion is read in this order.
  'create index empresas_organizacion on empresas (organizacion_id, creada_en, id)',

  // One row, with what concerns all empresas.
  'create table instalacion (id integer primary key, confirmado_en bigint not null)',

  `create table logos (
    empresa_id bigint primary key references empresas (id) on delete cascade, huella text not null,
    imagen text not null)`,

  `create table pulsos (
    ${OF_EMPRESA}, seq bigint not null, reloj bigint not null, epoca bigint not null default 0,
    constraint pulsos_pk primary key (empresa_id)) ${byKey}`,

  // Clients choose the uuid of a cola, so it must be unique across empresas.
  `create table colas (
    ${OF_EMPRESA}, id integer not null, uuid ${uuid} not null unique, nombre text not null,
    nombre_clave text not null, prefijo text, descripcion text not null, prioridad integer not null,
    tiempo_estimado integer not null, posicion integer not null, estado text not null, creada_en bigint not null,
    eliminada_en bigint, prefijo_previo text, prefijo_desde text, pide_personas integer not null default 0,
    campos text, sigue integer, pide_nombre text not null default 'si',
    constraint colas_pk primary key (empresa_id, id)) ${byKey}`,

  // One row per version and language. A version never changes.
  `create table privacidades (
    ${OF_EMPRESA}, version integer not null, idioma text not null, texto text not null, enlace text not null,
    responsable text not null, contacto text not null, desde_en bigint not null,
    constraint privacidades_pk primary key (empresa_id, version, idioma)) ${byKey}`,

  `create table horarios (
    ${OF_EMPRESA}, cola_id integer not null, datos text not null,
    constraint horarios_pk primary key (empresa_id, cola_id)) ${byKey}`,

  `create table numeraciones (
    ${OF_EMPRESA}, fecha text not null, cola_id integer not null, ultimo integer not null, emitidos integer not null,
    constraint numeraciones_pk primary key (empresa_id, fecha, cola_id)) ${byKey}`,

  `create table preferencias (
    ${OF_EMPRESA}, id integer not null, uuid ${uuid} not null unique, nombre text not null, tipo text not null,
    ventaja integer not null, ofrecida integer not null, posicion integer not null, eliminada_en bigint,
    constraint preferencias_pk primary key (empresa_id, id)) ${byKey}`,
]

const equipo = ({ uuid, byKey }: Words): string[] => [
  `create table miembros (
    ${OF_EMPRESA}, ${OF_USUARIO}, rol text not null, colas text, creado_en bigint not null,
    constraint miembros_pk primary key (empresa_id, usuario_id)) ${byKey}`,
  'create index miembros_usuario on miembros (usuario_id)',

  `create table invitaciones (
    id ${uuid} primary key, ${OF_EMPRESA}, huella text not null unique, nombre text not null, correo text,
    rol text not null, colas text, creada_en bigint not null, expira_en bigint not null, ${OF_USUARIO}) ${byKey}`,
  'create index invitaciones_usuario on invitaciones (usuario_id)',
  'create index invitaciones_empresa on invitaciones (empresa_id)',
  'create index invitaciones_edad on invitaciones (expira_en)',

  `create table puestos (
    ${OF_EMPRESA}, id integer not null, uuid ${uuid} not null, nombre text not null, colas text, plazas integer,
    posicion integer not null, eliminado_en bigint, usuario_id bigint references usuarios (id) on delete set null,
    sesion ${uuid}, ocupacion ${uuid}, ocupado_en bigint, visto_en bigint, vence_en bigint, pausa_en bigint,
    pausa_motivo text, libre_por text,
    primary key (empresa_id, id), unique (empresa_id, uuid)) ${byKey}`,
  // Contains occupied desks only. A browser occupies at most one desk of an empresa.
  'create unique index puestos_ocupados on puestos (empresa_id, sesion) where sesion is not null',
  'create index puestos_usuario on puestos (usuario_id) where usuario_id is not null',
  // Desks of deleted accounts, until they are freed.
  'create index puestos_de_nadie on puestos (empresa_id) where usuario_id is null and sesion is not null',

  `create table dispositivos (
    ${OF_EMPRESA}, id integer not null, uuid ${uuid} not null unique, tipo text not null, nombre text not null,
    huella text not null unique, colas text, creado_en bigint not null, visto_en bigint, revocado_en bigint,
    constraint dispositivos_pk primary key (empresa_id, id)) ${byKey}`,

  `create table emparejamientos (
    codigo text primary key, huella text not null unique, creado_en bigint not null,
    expira_en bigint not null) ${byKey}`,
  'create index emparejamientos_edad on emparejamientos (expira_en)',
]

const registro = ({ numbered, byKey }: Words): string[] => [
  // Orders about an account have no empresa, so `ambito` is not a reference; a UUID, unlike a number, is never reused.
  `create table repeticiones (
    ambito text not null, actor_tipo text not null, actor bigint not null, llave text not null,
    huella text not null, respuesta text not null, creada_en bigint not null,
    constraint repeticiones_pk primary key (ambito, actor_tipo, actor, llave)) ${byKey}`,
  'create index repeticiones_edad on repeticiones (creada_en)',

  `create table auditoria (
    ${numbered}, organizacion_id bigint references organizaciones (id) on delete cascade,
    empresa_id bigint references empresas (id) on delete cascade,
    usuario_id bigint references usuarios (id) on delete cascade, tipo text not null, actor_tipo text not null,
    actor bigint, ip text, instante bigint not null, datos text, cola_id integer)`,
  'create index auditoria_organizacion on auditoria (organizacion_id, instante)',
  'create index auditoria_empresa on auditoria (empresa_id, instante)',
  'create index auditoria_usuario on auditoria (usuario_id, instante)',
  'create index auditoria_edad on auditoria (instante)',
  'create index auditoria_pagina on auditoria (empresa_id, id)',

  `create table resumenes (
    ${OF_EMPRESA}, fecha text not null, zona text not null, corte integer not null, version integer not null,
    datos text not null,
    constraint resumenes_pk primary key (empresa_id, fecha)) ${byKey}`,

  `create table olvidos (
    ${OF_EMPRESA}, fecha text not null, seq bigint not null, actividad_seq bigint not null default 0,
    historia text not null default '',
    constraint olvidos_pk primary key (empresa_id)) ${byKey}`,

  `create table cursores (
    ${OF_EMPRESA}, nombre text not null, seq bigint not null,
    constraint cursores_pk primary key (empresa_id, nombre)) ${byKey}`,
]
