import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../dialect.ts'

/** People are invited to a team; some have no e-mail and log in with a name that the organizacion gives them. */
export const invitaciones = ({ engine, uuidType: uuid }: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const byKey = engine === 'sqlite' ? ' without rowid' : ''
    const statements = [
      'alter table usuarios add column sin_correo integer not null default 0',
      'alter table usuarios add column debe_cambiar integer not null default 0',
      `create table invitaciones (id ${uuid} primary key,
         empresa_id bigint not null references empresas (id) on delete cascade, huella text not null unique,
         nombre text not null, correo text, rol text not null, colas text, creada_en bigint not null,
         expira_en bigint not null)${byKey}`,
      'create index invitaciones_empresa on invitaciones (empresa_id)',
      'create index invitaciones_edad on invitaciones (expira_en)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
