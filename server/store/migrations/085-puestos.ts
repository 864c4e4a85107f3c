import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../dialect.ts'

/** Named desks, and who is at each. An empresa without any has no row. */
export const puestos = ({ engine, uuidType: uuid }: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const byKey = engine === 'sqlite' ? ' without rowid' : ''
    const statements = [
      `create table puestos (empresa_id bigint not null references empresas (id) on delete cascade,
         id integer not null, uuid ${uuid} not null, nombre text not null, colas text, plazas integer,
         posicion integer not null, eliminado_en bigint,
         usuario_id bigint references usuarios (id) on delete set null, sesion ${uuid}, ocupacion ${uuid},
         ocupado_en bigint, visto_en bigint, vence_en bigint, pausa_en bigint, pausa_motivo text, libre_por text,
         primary key (empresa_id, id), unique (empresa_id, uuid))${byKey}`,
      // Only desks with somebody at them are in it. A browser is at one desk of an empresa at most.
      'create unique index puestos_ocupados on puestos (empresa_id, sesion) where sesion is not null',
      'create index puestos_usuario on puestos (usuario_id) where usuario_id is not null',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
