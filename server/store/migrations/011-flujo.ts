import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../dialect.ts'

const TURNO = {
  desde_en: 'bigint',
  vuelve_en: 'bigint',
  llego_en: 'bigint',
  pospuestos: 'integer',
  personas: 'integer',
  preferencia_id: 'integer',
  nota: 'text',
  marcas: 'text',
  campos: 'text',
} as const

/** Stages, preferences, and what a turno can have besides. All of it is empty for whoever uses none of it. */
export const flujo = ({ engine, uuidType }: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db
    for (const [name, type] of Object.entries(TURNO)) {
      await schema.alterTable('turnos').addColumn(name, type).execute()
    }
    await schema
      .alterTable('colas')
      .addColumn('pide_personas', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await schema.alterTable('colas').addColumn('campos', 'text').execute()
    await schema.alterTable('colas').addColumn('sigue', 'integer').execute()
    await schema
      .alterTable('empresas')
      .addColumn('elegir', 'text', (c) => c.notNull().defaultTo('libre'))
      .execute()
    await schema
      .alterTable('empresas')
      .addColumn('nombres_al_llamar', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    // Stored by its key on SQLite, as the other tables are.
    const create = async (table: CreateTableBuilder<string, string>) =>
      (engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute()
    await create(
      schema
        .createTable('tramos')
        .addColumn('empresa_id', 'bigint', (c) => c.notNull().references('empresas.id').onDelete('cascade'))
        .addColumn('turno_id', 'bigint', (c) => c.notNull())
        .addColumn('seq', 'bigint', (c) => c.notNull())
        .addColumn('cola_id', 'integer', (c) => c.notNull())
        .addColumn('fecha', 'text', (c) => c.notNull())
        .addColumn('desde_en', 'bigint', (c) => c.notNull())
        .addColumn('llamado_en', 'bigint')
        .addColumn('terminado_en', 'bigint', (c) => c.notNull())
        .addColumn('puesto', 'text')
        .addColumn('fin', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('tramos_pk', ['empresa_id', 'turno_id', 'seq']),
    )
    await create(
      schema
        .createTable('preferencias')
        .addColumn('empresa_id', 'bigint', (c) => c.notNull().references('empresas.id').onDelete('cascade'))
        .addColumn('id', 'integer', (c) => c.notNull())
        .addColumn('uuid', uuidType, (c) => c.notNull().unique())
        .addColumn('nombre', 'text', (c) => c.notNull())
        .addColumn('tipo', 'text', (c) => c.notNull())
        .addColumn('ventaja', 'integer', (c) => c.notNull())
        .addColumn('ofrecida', 'integer', (c) => c.notNull())
        .addColumn('posicion', 'integer', (c) => c.notNull())
        .addColumn('eliminada_en', 'bigint')
        .addPrimaryKeyConstraint('preferencias_pk', ['empresa_id', 'id']),
    )
    await schema.createIndex('tramos_dia').on('tramos').columns(['empresa_id', 'fecha']).execute()
    await schema
      .createIndex('tramos_servidos')
      .on('tramos')
      .columns(['empresa_id', 'cola_id', 'terminado_en'])
      .execute()
    // Only those who are set aside are in it.
    await schema
      .createIndex('turnos_apartados')
      .on('turnos')
      .columns(['empresa_id', 'vuelve_en'])
      .where(sql<boolean>`estado = 'apartado'`)
      .execute()
  },
})
