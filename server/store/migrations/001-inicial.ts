import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../dialect.ts'

// bigint has 64 bits on both engines. text has no length: the contract limits it.
export const inicial = ({ uuidType: id }: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db
    await schema
      .createTable('usuario')
      .addColumn('id', id, (c) => c.primaryKey())
      .addColumn('correo', 'text', (c) => c.notNull().unique())
      .addColumn('nombre', 'text', (c) => c.notNull())
      .addColumn('clave', 'text', (c) => c.notNull())
      .addColumn('plan', 'text')
      .addColumn('prueba_hasta', 'bigint')
      .addColumn('verificado_en', 'bigint')
      .addColumn('creado_en', 'bigint', (c) => c.notNull())
      .execute()

    await schema
      .createTable('sesion')
      .addColumn('huella', 'text', (c) => c.primaryKey())
      .addColumn('id', id, (c) => c.notNull().unique())
      .addColumn('usuario_id', id, (c) => c.notNull().references('usuario.id').onDelete('cascade'))
      .addColumn('agente', 'text', (c) => c.notNull())
      .addColumn('creada_en', 'bigint', (c) => c.notNull())
      .addColumn('usada_en', 'bigint', (c) => c.notNull())
      .addColumn('expira_en', 'bigint', (c) => c.notNull())
      .execute()
    await schema.createIndex('sesion_usuario').on('sesion').column('usuario_id').execute()

    await schema
      .createTable('enlace')
      .addColumn('huella', 'text', (c) => c.primaryKey())
      .addColumn('usuario_id', id, (c) => c.notNull().references('usuario.id').onDelete('cascade'))
      .addColumn('tipo', 'text', (c) => c.notNull())
      .addColumn('creado_en', 'bigint', (c) => c.notNull())
      .addColumn('expira_en', 'bigint', (c) => c.notNull())
      .execute()
    await schema.createIndex('enlace_usuario').on('enlace').column('usuario_id').execute()

    await schema
      .createTable('cambio_plan')
      .addColumn('usuario_id', id, (c) => c.notNull().references('usuario.id').onDelete('cascade'))
      .addColumn('instante', 'bigint', (c) => c.notNull())
      .addColumn('de', 'text', (c) => c.notNull())
      .addColumn('a', 'text', (c) => c.notNull())
      .execute()
    await schema.createIndex('cambio_plan_usuario').on('cambio_plan').column('usuario_id').execute()

    await schema
      .createTable('empresa')
      .addColumn('id', id, (c) => c.primaryKey())
      .addColumn('nombre', 'text', (c) => c.notNull())
      .addColumn('titular', 'text', (c) => c.notNull())
      .addColumn('logo', 'text', (c) => c.notNull())
      .addColumn('direccion', 'text', (c) => c.notNull())
      .addColumn('telefono', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('descripcion', 'text', (c) => c.notNull())
      .addColumn('sitio_web', 'text', (c) => c.notNull())
      .addColumn('horario', 'text', (c) => c.notNull())
      .addColumn('color_primario', 'text', (c) => c.notNull())
      .addColumn('color_secundario', 'text', (c) => c.notNull())
      .addColumn('zona', 'text', (c) => c.notNull())
      .addColumn('idioma', 'text', (c) => c.notNull())
      .addColumn('nombres_publicos', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('creada_en', 'bigint', (c) => c.notNull())
      .execute()

    await schema
      .createTable('miembro')
      .addColumn('empresa_id', id, (c) => c.notNull().references('empresa.id').onDelete('cascade'))
      .addColumn('usuario_id', id, (c) => c.notNull().references('usuario.id').onDelete('cascade'))
      .addColumn('rol', 'text', (c) => c.notNull())
      .addColumn('creado_en', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('miembro_pk', ['empresa_id', 'usuario_id'])
      .execute()
    await schema.createIndex('miembro_usuario').on('miembro').column('usuario_id').execute()

    await schema
      .createTable('pulso')
      .addColumn('empresa_id', id, (c) => c.primaryKey().references('empresa.id').onDelete('cascade'))
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .execute()

    await schema
      .createTable('cola')
      .addColumn('empresa_id', id, (c) => c.notNull().references('empresa.id').onDelete('cascade'))
      .addColumn('id', id, (c) => c.notNull())
      .addColumn('nombre', 'text', (c) => c.notNull())
      .addColumn('nombre_clave', 'text', (c) => c.notNull())
      .addColumn('descripcion', 'text', (c) => c.notNull())
      .addColumn('prioridad', 'integer', (c) => c.notNull())
      .addColumn('tiempo_estimado', 'integer', (c) => c.notNull())
      .addColumn('posicion', 'integer', (c) => c.notNull())
      .addColumn('estado', 'text', (c) => c.notNull())
      .addColumn('creada_en', 'bigint', (c) => c.notNull())
      .addColumn('eliminada_en', 'bigint')
      .addPrimaryKeyConstraint('cola_pk', ['empresa_id', 'id'])
      .execute()
    // Clients choose the ids, so whether another empresa has one is looked up by id alone.
    await schema.createIndex('cola_id').on('cola').column('id').execute()

    await schema
      .createTable('numeracion')
      .addColumn('empresa_id', id, (c) => c.notNull().references('empresa.id').onDelete('cascade'))
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addColumn('cola_id', id, (c) => c.notNull())
      .addColumn('ultimo', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('numeracion_pk', ['empresa_id', 'fecha', 'cola_id'])
      .execute()

    await crearTurno(db, id)
    await crearEvento(db, id)
    await schema
      .createTable('resumen_dia')
      .addColumn('empresa_id', id, (c) => c.notNull().references('empresa.id').onDelete('cascade'))
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addColumn('zona', 'text', (c) => c.notNull())
      .addColumn('datos', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('resumen_dia_pk', ['empresa_id', 'fecha'])
      .execute()
  },
})

async function crearTurno(db: Kysely<unknown>, id: 'uuid' | 'text') {
  const { schema } = db
  await schema
    .createTable('turno')
    .addColumn('empresa_id', id, (c) => c.notNull().references('empresa.id').onDelete('cascade'))
    .addColumn('id', id, (c) => c.notNull())
    .addColumn('cola_id', id, (c) => c.notNull())
    .addColumn('fecha', 'text', (c) => c.notNull())
    .addColumn('numero', 'integer', (c) => c.notNull())
    .addColumn('orden', 'bigint', (c) => c.notNull())
    .addColumn('codigo', 'text', (c) => c.notNull())
    .addColumn('nombre', 'text', (c) => c.notNull())
    .addColumn('estado', 'text', (c) => c.notNull())
    .addColumn('puesto', 'text')
    .addColumn('origen', 'text', (c) => c.notNull())
    .addColumn('emitido_en', 'bigint', (c) => c.notNull())
    .addColumn('llamado_en', 'bigint')
    .addColumn('anunciado_en', 'bigint')
    .addColumn('terminado_en', 'bigint')
    .addColumn('termino_a', id)
    .addColumn('clave', 'text')
    .addColumn('clave_huella', 'text')
    .addColumn('estimado_min', 'integer')
    .addColumn('estimado_max', 'integer')
    .addPrimaryKeyConstraint('turno_pk', ['empresa_id', 'id'])
    .execute()
  // Rejects a duplicate number; statistics read a day from it.
  await schema
    .createIndex('turno_numero')
    .unique()
    .on('turno')
    .columns(['empresa_id', 'fecha', 'cola_id', 'numero'])
    .execute()
  // Contains open turnos only, so it stays as small as the waiting room. With `fecha` the day change reads no rows.
  await schema
    .createIndex('turno_abierto')
    .on('turno')
    .columns(['empresa_id', 'estado', 'cola_id', 'orden', 'fecha'])
    .where(sql<boolean>`estado in ('espera', 'atencion')`)
    .execute()
  // The last services of a cola, from which waits are estimated.
  await schema
    .createIndex('turno_servido')
    .on('turno')
    .columns(['empresa_id', 'cola_id', 'terminado_en'])
    .where(sql<boolean>`estado = 'completado'`)
    .execute()
  await schema
    .createIndex('turno_clave')
    .unique()
    .on('turno')
    .columns(['empresa_id', 'clave', 'cola_id'])
    .where(sql<boolean>`clave is not null`)
    .execute()
  await schema
    .createTable('codigo')
    .addColumn('codigo', 'text', (c) => c.primaryKey())
    .addColumn('empresa_id', id, (c) => c.notNull().references('empresa.id').onDelete('cascade'))
    .addColumn('turno_id', id, (c) => c.notNull())
    .addColumn('creado_en', 'bigint', (c) => c.notNull())
    .execute()
}

async function crearEvento(db: Kysely<unknown>, id: 'uuid' | 'text') {
  await db.schema
    .createTable('evento')
    .addColumn('empresa_id', id, (c) => c.notNull().references('empresa.id').onDelete('cascade'))
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('cola_id', id)
    .addColumn('turno_id', id)
    .addColumn('tipo', 'text', (c) => c.notNull())
    .addColumn('actor', id)
    .addColumn('puesto', 'text')
    .addColumn('instante', 'bigint', (c) => c.notNull())
    .addColumn('datos', 'text')
    .addPrimaryKeyConstraint('evento_pk', ['empresa_id', 'seq'])
    .execute()
}
