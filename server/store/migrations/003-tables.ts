import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { Dialect } from '../dialect.ts'

type Build = (table: CreateTableBuilder<string, never>) => CreateTableBuilder<string, string>

/**
 * bigint is 64 bits on both engines; text has no length, the contract bounds it. On SQLite a table whose key has
 * several columns or is a text is stored by that key (WITHOUT ROWID), so that it is one tree and not two.
 */
export async function createCompactTables(
  db: Kysely<unknown>,
  { engine, uuidType: uuid }: Dialect,
): Promise<void> {
  const byKey = engine === 'sqlite' ? sql`without rowid` : null
  const create = async (name: string, build: Build, storedByKey = true) => {
    const table = build(db.schema.createTable(name) as CreateTableBuilder<string, never>)
    await (storedByKey && byKey ? table.modifyEnd(byKey) : table).execute()
  }
  const ofEmpresa: Build = (t) =>
    t.addColumn('empresa_id', 'bigint', (c) => c.notNull().references('empresas.id').onDelete('cascade'))
  const ofUsuario: Build = (t) =>
    t.addColumn('usuario_id', 'bigint', (c) => c.notNull().references('usuarios.id').onDelete('cascade'))
  const numbered: Build = (t) =>
    engine === 'sqlite'
      ? t.addColumn('id', 'integer', (c) => c.primaryKey())
      : t.addColumn('id', 'bigint', (c) => c.primaryKey().generatedByDefaultAsIdentity())

  await create(
    'usuarios',
    (t) =>
      numbered(t)
        .addColumn('uuid', uuid, (c) => c.notNull().unique())
        .addColumn('correo', 'text', (c) => c.notNull().unique())
        .addColumn('nombre', 'text', (c) => c.notNull())
        .addColumn('contrasena', 'text', (c) => c.notNull())
        .addColumn('plan', 'text')
        .addColumn('prueba_hasta', 'bigint')
        .addColumn('verificado_en', 'bigint')
        .addColumn('creado_en', 'bigint', (c) => c.notNull()),
    false,
  )
  await create('sesiones', (t) =>
    ofUsuario(t)
      .addColumn('huella', 'text', (c) => c.primaryKey())
      .addColumn('id', uuid, (c) => c.notNull().unique())
      .addColumn('agente', 'text', (c) => c.notNull())
      .addColumn('creada_en', 'bigint', (c) => c.notNull())
      .addColumn('usada_en', 'bigint', (c) => c.notNull())
      .addColumn('expira_en', 'bigint', (c) => c.notNull()),
  )
  await create('enlaces', (t) =>
    ofUsuario(t)
      .addColumn('huella', 'text', (c) => c.primaryKey())
      .addColumn('tipo', 'text', (c) => c.notNull())
      .addColumn('creado_en', 'bigint', (c) => c.notNull())
      .addColumn('expira_en', 'bigint', (c) => c.notNull()),
  )
  await create(
    'cambios_plan',
    (t) =>
      ofUsuario(t)
        .addColumn('instante', 'bigint', (c) => c.notNull())
        .addColumn('de', 'text', (c) => c.notNull())
        .addColumn('a', 'text', (c) => c.notNull()),
    false,
  )
  await create(
    'empresas',
    (t) =>
      numbered(t)
        .addColumn('uuid', uuid, (c) => c.notNull().unique())
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
        .addColumn('corte', 'integer', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('creada_en', 'bigint', (c) => c.notNull()),
    false,
  )
  await create('miembros', (t) =>
    ofUsuario(ofEmpresa(t) as never)
      .addColumn('rol', 'text', (c) => c.notNull())
      .addColumn('colas', 'text')
      .addColumn('creado_en', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('miembros_pk', ['empresa_id', 'usuario_id'] as never),
  )
  await create('pulsos', (t) =>
    ofEmpresa(t)
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('reloj', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('pulsos_pk', ['empresa_id'] as never),
  )
  await create('colas', (t) =>
    ofEmpresa(t)
      .addColumn('id', 'integer', (c) => c.notNull())
      // Made by clients: one empresa's only.
      .addColumn('uuid', uuid, (c) => c.notNull().unique())
      .addColumn('nombre', 'text', (c) => c.notNull())
      .addColumn('nombre_clave', 'text', (c) => c.notNull())
      .addColumn('prefijo', 'text')
      .addColumn('descripcion', 'text', (c) => c.notNull())
      .addColumn('prioridad', 'integer', (c) => c.notNull())
      .addColumn('tiempo_estimado', 'integer', (c) => c.notNull())
      .addColumn('posicion', 'integer', (c) => c.notNull())
      .addColumn('estado', 'text', (c) => c.notNull())
      .addColumn('creada_en', 'bigint', (c) => c.notNull())
      .addColumn('eliminada_en', 'bigint')
      .addPrimaryKeyConstraint('colas_pk', ['empresa_id', 'id'] as never),
  )
  await create('numeraciones', (t) =>
    ofEmpresa(t)
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addColumn('cola_id', 'integer', (c) => c.notNull())
      .addColumn('ultimo', 'integer', (c) => c.notNull())
      .addColumn('emitidos', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('numeraciones_pk', ['empresa_id', 'fecha', 'cola_id'] as never),
  )
  await create('turnos', (t) =>
    ofEmpresa(t)
      .addColumn('id', 'bigint', (c) => c.notNull())
      .addColumn('uuid', uuid, (c) => c.notNull())
      .addColumn('cola_id', 'integer', (c) => c.notNull())
      .addColumn('serie_id', 'integer', (c) => c.notNull())
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addColumn('numero', 'integer', (c) => c.notNull())
      .addColumn('lugar', 'bigint', (c) => c.notNull())
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
      .addColumn('termino_a', 'bigint')
      .addColumn('llave', 'text')
      .addColumn('llave_huella', 'text')
      .addColumn('estimado_min', 'integer')
      .addColumn('estimado_max', 'integer')
      .addPrimaryKeyConstraint('turnos_pk', ['empresa_id', 'id'] as never),
  )
  await create('codigos', (t) =>
    ofEmpresa(t)
      .addColumn('codigo', 'text', (c) => c.primaryKey())
      .addColumn('turno_id', 'bigint', (c) => c.notNull())
      .addColumn('creado_en', 'bigint', (c) => c.notNull()),
  )
  await create('eventos', (t) =>
    ofEmpresa(t)
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('cola_id', 'integer')
      .addColumn('turno_id', 'bigint')
      .addColumn('tipo', 'text', (c) => c.notNull())
      .addColumn('actor_tipo', 'text', (c) => c.notNull())
      .addColumn('actor', 'bigint')
      .addColumn('puesto', 'text')
      .addColumn('instante', 'bigint', (c) => c.notNull())
      .addColumn('datos', 'text')
      .addPrimaryKeyConstraint('eventos_pk', ['empresa_id', 'seq'] as never),
  )
  await create('resumenes', (t) =>
    ofEmpresa(t)
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addColumn('zona', 'text', (c) => c.notNull())
      .addColumn('corte', 'integer', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('datos', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('resumenes_pk', ['empresa_id', 'fecha'] as never),
  )
  await create('olvidos', (t) =>
    ofEmpresa(t)
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('olvidos_pk', ['empresa_id'] as never),
  )
  await create('dispositivos', (t) =>
    ofEmpresa(t)
      .addColumn('id', 'integer', (c) => c.notNull())
      .addColumn('uuid', uuid, (c) => c.notNull().unique())
      .addColumn('tipo', 'text', (c) => c.notNull())
      .addColumn('nombre', 'text', (c) => c.notNull())
      .addColumn('huella', 'text', (c) => c.notNull().unique())
      .addColumn('colas', 'text')
      .addColumn('creado_en', 'bigint', (c) => c.notNull())
      .addColumn('visto_en', 'bigint')
      .addColumn('revocado_en', 'bigint')
      .addPrimaryKeyConstraint('dispositivos_pk', ['empresa_id', 'id'] as never),
  )
  await create('repeticiones', (t) =>
    ofEmpresa(t)
      .addColumn('actor_tipo', 'text', (c) => c.notNull())
      .addColumn('actor', 'bigint', (c) => c.notNull())
      .addColumn('llave', 'text', (c) => c.notNull())
      .addColumn('huella', 'text', (c) => c.notNull())
      .addColumn('respuesta', 'text', (c) => c.notNull())
      .addColumn('creada_en', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('repeticiones_pk', ['empresa_id', 'actor_tipo', 'actor', 'llave'] as never),
  )
}

/** After the rows of version 0.1 are in: an index is built faster than it is kept. */
export async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.createIndex('sesiones_usuario').on('sesiones').column('usuario_id').execute()
  await schema.createIndex('enlaces_usuario').on('enlaces').column('usuario_id').execute()
  await schema.createIndex('cambios_plan_usuario').on('cambios_plan').column('usuario_id').execute()
  await schema.createIndex('miembros_usuario').on('miembros').column('usuario_id').execute()
  // The database itself refuses the same number twice; statistics walk the same index by day.
  await schema
    .createIndex('turnos_numero')
    .unique()
    .on('turnos')
    .columns(['empresa_id', 'fecha', 'serie_id', 'numero'])
    .execute()
  // Only open turnos are in it, so it stays as small as the waiting room however long the past. The day is there for
  // the day change, which then reads no rows.
  await schema
    .createIndex('turnos_abiertos')
    .on('turnos')
    .columns(['empresa_id', 'estado', 'cola_id', 'lugar', 'orden', 'fecha'])
    .where(sql<boolean>`estado in ('espera', 'atencion')`)
    .execute()
  // The last services of a cola, from which the wait is estimated.
  await schema
    .createIndex('turnos_servidos')
    .on('turnos')
    .columns(['empresa_id', 'cola_id', 'terminado_en'])
    .where(sql<boolean>`estado = 'completado'`)
    .execute()
  await schema
    .createIndex('turnos_llave')
    .unique()
    .on('turnos')
    .columns(['empresa_id', 'llave', 'serie_id'])
    .where(sql<boolean>`llave is not null`)
    .execute()
  // What has expired is deleted in steps, by age.
  await schema.createIndex('codigos_edad').on('codigos').column('creado_en').execute()
  await schema.createIndex('repeticiones_edad').on('repeticiones').column('creada_en').execute()
  await schema.createIndex('sesiones_edad').on('sesiones').column('expira_en').execute()
  await schema.createIndex('enlaces_edad').on('enlaces').column('expira_en').execute()
}
