import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../dialect.ts'

/** What is to be sent, and how far those who fill it have read the eventos of an empresa. */
export const entregas = ({ engine }: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await createEntregas(db, engine)
    const cursores = db.schema
      .createTable('cursores')
      .addColumn('empresa_id', 'bigint', (c) => c.notNull().references('empresas.id').onDelete('cascade'))
      .addColumn('nombre', 'text', (c) => c.notNull())
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('cursores_pk', ['empresa_id', 'nombre'])
    await (engine === 'sqlite' ? cursores.modifyEnd(sql`without rowid`) : cursores).execute()
  },
})

async function createEntregas(db: Kysely<unknown>, engine: Dialect['engine']): Promise<void> {
  const { schema } = db
  const table = schema.createTable('entregas')
  const numbered =
    engine === 'sqlite'
      ? table.addColumn('id', 'integer', (c) => c.primaryKey())
      : table.addColumn('id', 'bigint', (c) => c.primaryKey().generatedByDefaultAsIdentity())
  await numbered
    .addColumn('empresa_id', 'bigint', (c) => c.references('empresas.id').onDelete('cascade'))
    .addColumn('usuario_id', 'bigint', (c) => c.references('usuarios.id').onDelete('cascade'))
    .addColumn('suscripcion', 'bigint')
    .addColumn('carril', 'text', (c) => c.notNull())
    .addColumn('canal', 'text', (c) => c.notNull())
    .addColumn('destino', 'text', (c) => c.notNull())
    .addColumn('idioma', 'text', (c) => c.notNull())
    .addColumn('plantilla', 'text', (c) => c.notNull())
    .addColumn('datos', 'text', (c) => c.notNull())
    .addColumn('unica', 'text')
    .addColumn('flujo', 'text')
    .addColumn('estado', 'text', (c) => c.notNull())
    .addColumn('intentos', 'integer', (c) => c.notNull())
    .addColumn('proximo_en', 'bigint', (c) => c.notNull())
    .addColumn('caduca_en', 'bigint')
    .addColumn('creada_en', 'bigint', (c) => c.notNull())
    .addColumn('terminada_en', 'bigint')
    .addColumn('referencia', 'text')
    .addColumn('error', 'text')
    .execute()
  // Only what is still to be sent is in these, so that they stay small however much was sent.
  const pendiente = sql<boolean>`estado = 'pendiente'`
  await schema
    .createIndex('entregas_pendientes')
    .on('entregas')
    .columns(['carril', 'proximo_en'])
    .where(pendiente)
    .execute()
  await schema
    .createIndex('entregas_flujo')
    .on('entregas')
    .columns(['flujo', 'id'])
    .where(pendiente)
    .execute()
  await schema.createIndex('entregas_unica').unique().on('entregas').column('unica').execute()
  await schema.createIndex('entregas_empresa').on('entregas').columns(['empresa_id', 'id']).execute()
  await schema.createIndex('entregas_usuario').on('entregas').column('usuario_id').execute()
  await schema.createIndex('entregas_referencia').on('entregas').column('referencia').execute()
  await schema.createIndex('entregas_edad').on('entregas').column('terminada_en').execute()
}
