import type { Schema } from './schema.ts'

/** All tables, each after the tables it refers to. Copies are written in this order. */
export const TABLES = [
  'usuarios',
  'sesiones',
  'enlaces',
  'organizaciones',
  'propietarios',
  'cambios_plan',
  'empresas',
  'logos',
  'privacidades',
  'miembros',
  'invitaciones',
  'pulsos',
  'colas',
  'horarios',
  'numeraciones',
  'turnos',
  'tramos',
  'preferencias',
  'codigos',
  'eventos',
  'resumenes',
  'olvidos',
  'dispositivos',
  'emparejamientos',
  'repeticiones',
  'auditoria',
  'entregas',
  'envios',
  'cursores',
  'suscripciones',
  'ajustes_avisos',
  'altas',
  'bajas',
  'entrantes',
  'anuncios',
  'puestos',
  'claves',
  'instalacion',
  'primera_cuenta',
] as const satisfies readonly (keyof Schema)[]

export type Table = (typeof TABLES)[number]

/** The tables of version 0.1. */
const TABLES_0_1 = [
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

/** The tables of Kysely's migrator. */
export const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock'] as const

/** Gives restored tables a new epoca. A dump empties the search path, so it is reset first. */
export const renewEpocaSql = (epoca: number): string => `reset search_path;
do $$ begin
  if exists (select from information_schema.columns where table_schema = current_schema()
    and table_name = 'pulsos' and column_name = 'epoca') then
    update pulsos set epoca = ${epoca};
  end if;
end $$;
`

export const dropTablesSql = (): string =>
  [...TABLES, ...TABLES_0_1, ...MIGRATION_TABLES]
    .map((table) => `drop table if exists "${table}" cascade;\n`)
    .join('')
