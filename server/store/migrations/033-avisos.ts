import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../dialect.ts'

/** Who wants to be told of a turno, how an empresa sends, and what it announces. */
export const avisos = ({ engine, uuidType: uuid }: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db
    const table = schema.createTable('suscripciones')
    const numbered =
      engine === 'sqlite'
        ? table.addColumn('id', 'integer', (c) => c.primaryKey())
        : table.addColumn('id', 'bigint', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    await numbered
      .addColumn('empresa_id', 'bigint', (c) => c.notNull().references('empresas.id').onDelete('cascade'))
      .addColumn('turno_id', 'bigint', (c) => c.notNull())
      .addColumn('canal', 'text', (c) => c.notNull())
      .addColumn('destino', 'text', (c) => c.notNull())
      .addColumn('huella', 'text', (c) => c.notNull())
      .addColumn('ficha', 'text')
      .addColumn('personas', 'integer')
      .addColumn('minutos', 'integer')
      .addColumn('llamado', 'integer', (c) => c.notNull())
      .addColumn('idioma', 'text', (c) => c.notNull())
      .addColumn('consentimiento', 'integer', (c) => c.notNull())
      .addColumn('estado', 'text', (c) => c.notNull())
      .addColumn('avisada_en', 'bigint')
      .addColumn('creada_en', 'bigint', (c) => c.notNull())
      .addColumn('terminada_en', 'bigint')
      .execute()
    await schema
      .createIndex('suscripciones_turno')
      .on('suscripciones')
      .columns(['empresa_id', 'turno_id'])
      .execute()
    await schema.createIndex('suscripciones_huella').on('suscripciones').column('huella').execute()
    await schema.createIndex('suscripciones_edad').on('suscripciones').column('terminada_en').execute()

    const byKey = engine === 'sqlite' ? sql`without rowid` : null
    const ajustes = schema
      .createTable('ajustes_avisos')
      .addColumn('empresa_id', 'bigint', (c) => c.primaryKey().references('empresas.id').onDelete('cascade'))
      .addColumn('canales', 'text', (c) => c.notNull())
      .addColumn('secretos', 'text', (c) => c.notNull())
      .addColumn('paises', 'text', (c) => c.notNull())
      .addColumn('tope_dia', 'integer', (c) => c.notNull())
      .addColumn('silencio_desde', 'integer')
      .addColumn('silencio_hasta', 'integer')
    await (byKey ? ajustes.modifyEnd(byKey) : ajustes).execute()

    const bajas = schema
      .createTable('bajas')
      .addColumn('empresa_id', 'bigint', (c) => c.notNull().references('empresas.id').onDelete('cascade'))
      .addColumn('huella', 'text', (c) => c.notNull())
      .addColumn('instante', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('bajas_pk', ['empresa_id', 'huella'])
    await (byKey ? bajas.modifyEnd(byKey) : bajas).execute()

    const anuncios = schema
      .createTable('anuncios')
      .addColumn('empresa_id', 'bigint', (c) => c.notNull().references('empresas.id').onDelete('cascade'))
      .addColumn('id', 'integer', (c) => c.notNull())
      .addColumn('uuid', uuid, (c) => c.notNull().unique())
      .addColumn('texto', 'text', (c) => c.notNull())
      .addColumn('colas', 'text')
      .addColumn('creado_en', 'bigint', (c) => c.notNull())
      .addColumn('hasta', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('anuncios_pk', ['empresa_id', 'id'])
    await (byKey ? anuncios.modifyEnd(byKey) : anuncios).execute()

    await schema.alterTable('turnos').addColumn('respuesta', 'text').execute()
    await schema.alterTable('entregas').addColumn('recibo', 'text').execute()
  },
})
