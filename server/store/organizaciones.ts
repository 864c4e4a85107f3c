import type { OrganizacionId, UsuarioId } from '#server/base/ids.ts'
import type { Db, Tx } from './db.ts'
import { atMost, readAll, readFirst, write, writeFirst } from './query.ts'
import type { CambioPlanTable, OrganizacionTable } from './schema/cuentas.ts'

export const findOrganizacion = readFirst((q, p: { id: OrganizacionId }) =>
  q.selectFrom('organizaciones').selectAll().where('id', '=', p.id),
)
/** Returns the organizaciones that a usuario owns, oldest first. */
export const listOwnedOrganizaciones = readAll((q, p: { usuarioId: UsuarioId }) =>
  q
    .selectFrom('organizaciones')
    .innerJoin('propietarios', 'propietarios.organizacion_id', 'organizaciones.id')
    .selectAll('organizaciones')
    .where('propietarios.usuario_id', '=', p.usuarioId)
    .orderBy('organizaciones.creada_en')
    .orderBy('organizaciones.id'),
)
export const listPropietarios = readAll((q, p: { organizacionId: OrganizacionId }) =>
  q
    .selectFrom('propietarios')
    .selectAll()
    .where('organizacion_id', '=', p.organizacionId)
    .orderBy('creado_en')
    .orderBy('usuario_id'),
)
export const updateNombreOrganizacion = write((q, p: { id: OrganizacionId; nombre: string }) =>
  q.updateTable('organizaciones').set({ nombre: p.nombre }).where('id', '=', p.id),
)
const setPlan = write((q, p: { id: OrganizacionId; plan: string }) =>
  q.updateTable('organizaciones').set({ plan: p.plan }).where('id', '=', p.id),
)
const bySlug = readFirst((q, p: { slug: string }) =>
  q.selectFrom('organizaciones').select('id').where('slug', '=', p.slug),
)
export const updateSlug = write((q, p: { id: OrganizacionId; slug: string }) =>
  q.updateTable('organizaciones').set({ slug: p.slug }).where('id', '=', p.id),
)
export const deleteOrganizacion = write((q, p: { id: OrganizacionId }) =>
  q.deleteFrom('organizaciones').where('id', '=', p.id),
)
export const listCambiosPlan = readAll((q, p: { organizacionId: OrganizacionId }) =>
  q
    .selectFrom('cambios_plan')
    .selectAll()
    .where('organizacion_id', '=', p.organizacionId)
    .orderBy('instante'),
)

export const deleteSomeCambiosPlan = write((q, p: { antes: number; cuantas: number }) =>
  q
    .deleteFrom('cambios_plan')
    .where('instante', '<', p.antes)
    .where('organizacion_id', 'in', (eb) =>
      eb
        .selectFrom('cambios_plan')
        .select('organizacion_id')
        .where('instante', '<', p.antes)
        .orderBy('instante')
        .limit(atMost(p.cuantas)),
    ),
)

type Nueva = Omit<OrganizacionTable, 'id'>
const insert = writeFirst((q, p: Nueva) =>
  q
    .insertInto('organizaciones')
    .values({
      uuid: p.uuid,
      nombre: p.nombre,
      slug: p.slug,
      plan: p.plan,
      prueba_hasta: p.prueba_hasta,
      creada_en: p.creada_en,
    } as OrganizacionTable)
    .returning('id'),
)

export const isSlugTaken = async (db: Db, slug: string): Promise<boolean> =>
  (await bySlug(db, { slug })) !== undefined

export async function insertOrganizacion(
  tx: Tx,
  nueva: Nueva,
  propietarioId: UsuarioId,
): Promise<OrganizacionTable> {
  const row = await insert(tx, nueva)
  if (!row) throw new Error('The insert returned no id for the organizacion')
  await tx.insertMany('propietarios', [
    { organizacion_id: row.id, usuario_id: propietarioId, creado_en: nueva.creada_en },
  ])
  return { ...nueva, id: row.id }
}

export async function changePlan(tx: Tx, cambio: CambioPlanTable): Promise<void> {
  await setPlan(tx, { id: cambio.organizacion_id, plan: cambio.a })
  await tx.insertMany('cambios_plan', [cambio])
}
