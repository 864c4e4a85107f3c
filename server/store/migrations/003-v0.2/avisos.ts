import { OF_EMPRESA, type Words } from './words.ts'

/** Deliveries, the subscriptions that lead to them, and the settings of notices. */
export const avisos = ({ uuid, numbered, byKey }: Words): string[] => [
  `create table entregas (
    ${numbered}, empresa_id bigint references empresas (id) on delete cascade,
    usuario_id bigint references usuarios (id) on delete cascade, suscripcion bigint, carril text not null,
    canal text not null, destino text not null, idioma text not null, plantilla text not null, datos text not null,
    unica text, hilo text, estado text not null, intentos integer not null, proximo_en bigint not null,
    caduca_en bigint, creada_en bigint not null, terminada_en bigint, referencia text, error text, recibo text,
    contada integer not null default 0)`,
  // These two contain pending deliveries only, so they stay small.
  `create index entregas_pendientes on entregas (carril, proximo_en) where estado = 'pendiente'`,
  `create index entregas_hilo on entregas (hilo, id) where estado = 'pendiente'`,
  'create unique index entregas_unica on entregas (unica)',
  'create index entregas_empresa on entregas (empresa_id, id)',
  'create index entregas_usuario on entregas (usuario_id)',
  'create index entregas_referencia on entregas (referencia)',
  'create index entregas_edad on entregas (terminada_en)',

  // Refers to no other table: deleting an empresa or an account must not reset what counts against the caps.
  `create table envios (
    ${numbered}, huella text not null, canal text not null, organizacion_id bigint not null,
    empresa_id bigint not null, confirma integer not null, instante bigint not null, de_empresa integer not null, de_cuenta integer not null,
    ultimo integer not null)`,
  'create index envios_destino on envios (huella, instante)',
  // Each contains what one cap counts, so that counting reads none of the others.
  "create index envios_empresa on envios (empresa_id, instante, id) where canal <> 'invitacion'",
  "create index envios_cuenta on envios (organizacion_id, instante, id) where canal in ('correo', 'sms')",
  'create index envios_destinos on envios (organizacion_id, instante) where ultimo = 1',
  "create index envios_invitaciones on envios (organizacion_id, instante) where canal = 'invitacion'",

  `create table suscripciones (
    ${numbered}, ${OF_EMPRESA}, turno_id bigint not null, canal text not null, destino text not null,
    huella text not null, ficha text, personas integer, minutos integer, llamado integer not null,
    idioma text not null, consentimiento integer not null, estado text not null, avisada_en bigint,
    creada_en bigint not null, terminada_en bigint, reemplaza integer not null default 0)`,
  'create index suscripciones_turno on suscripciones (empresa_id, turno_id)',
  'create index suscripciones_huella on suscripciones (huella)',
  'create index suscripciones_edad on suscripciones (terminada_en)',
  'create index suscripciones_abiertas on suscripciones (empresa_id) where terminada_en is null',
  // Read once a minute for all empresas, so it contains only what that has to look at.
  `create index suscripciones_minutos on suscripciones (empresa_id)
    where minutos is not null and avisada_en is null and terminada_en is null`,

  `create table ajustes_avisos (
    empresa_id bigint primary key references empresas (id) on delete cascade, canales text not null,
    secretos text not null, paises text not null, tope_dia integer not null, silencio_desde integer,
    silencio_hasta integer, frases text not null) ${byKey}`,

  `create table altas (
    ${OF_EMPRESA}, huella text not null, instante bigint not null,
    constraint altas_pk primary key (empresa_id, huella)) ${byKey}`,
  'create index altas_edad on altas (instante)',

  `create table bajas (
    ${OF_EMPRESA}, huella text not null, instante bigint not null,
    constraint bajas_pk primary key (empresa_id, huella)) ${byKey}`,
  'create index bajas_edad on bajas (instante)',

  `create table entrantes (
    ${OF_EMPRESA}, mensaje text not null, instante bigint not null,
    constraint entrantes_pk primary key (empresa_id, mensaje)) ${byKey}`,
  'create index entrantes_edad on entrantes (instante)',

  `create table anuncios (
    ${OF_EMPRESA}, id integer not null, uuid ${uuid} not null unique, texto text not null, colas text,
    creado_en bigint not null, hasta bigint not null,
    constraint anuncios_pk primary key (empresa_id, id)) ${byKey}`,

  `create table claves (envuelta text primary key, creada_en bigint not null) ${byKey}`,
]
