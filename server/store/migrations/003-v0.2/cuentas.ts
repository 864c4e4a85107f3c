import { OF_ORGANIZACION, OF_USUARIO, type Words } from './words.ts'

/** Accounts, and the organizaciones that pay. */
export const cuentas = ({ uuid, numbered, byKey }: Words): string[] => [
  `create table usuarios (
    ${numbered}, uuid ${uuid} not null unique, correo text not null unique, nombre text not null,
    contrasena text not null, verificado_en bigint, creado_en bigint not null,
    sin_correo integer not null default 0, debe_cambiar integer not null default 0, idioma text)`,

  // At most one row, while the link for the first account of an installation has not been used.
  `create table primera_cuenta (semilla text primary key, creada_en bigint not null) ${byKey}`,

  `create table sesiones (
    ${OF_USUARIO}, huella text primary key, id ${uuid} not null unique, agente text not null,
    creada_en bigint not null, usada_en bigint not null, expira_en bigint not null,
    termina_en bigint not null default 0) ${byKey}`,
  'create index sesiones_usuario on sesiones (usuario_id)',
  'create index sesiones_edad on sesiones (expira_en)',

  `create table enlaces (
    ${OF_USUARIO}, huella text primary key, tipo text not null, creado_en bigint not null,
    expira_en bigint not null, correo text) ${byKey}`,
  'create index enlaces_usuario on enlaces (usuario_id)',
  'create index enlaces_edad on enlaces (expira_en)',

  `create table organizaciones (
    ${numbered}, uuid ${uuid} not null unique, nombre text not null, slug text unique, plan text,
    prueba_hasta bigint, creada_en bigint not null)`,

  `create table propietarios (
    ${OF_ORGANIZACION}, ${OF_USUARIO}, creado_en bigint not null,
    primary key (organizacion_id, usuario_id)) ${byKey}`,
  'create index propietarios_usuario on propietarios (usuario_id)',

  `create table cambios_plan (
    ${OF_ORGANIZACION}, usuario_id bigint, instante bigint not null, de text not null, a text not null)`,
  'create index cambios_plan_organizacion on cambios_plan (organizacion_id, instante)',
  'create index cambios_plan_edad on cambios_plan (instante)',
]
