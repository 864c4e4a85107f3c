import type { Db, Tx } from './db.ts'
import { query } from './query.ts'
import type { CambioPlanTable, OrganizacionTable } from './schema/cuentas.ts'

const byId = query<{ id: number }>()((q, p) =>
  q.selectFrom('organizaciones').selectAll().where('id', '=', p.id),
)
const owned = query<{ usuarioId: number }>()((q, p) =>
  q
    .selectFrom('organizaciones')
    .innerJoin('propietarios', 'propietarios.organizacion_id', 'organizaciones.id')
    .selectAll('organizaciones')
    .where('propietarios.usuario_id', '=', p.usuarioId)
    .orderBy('organizaciones.creada_en')
    .orderBy('organizaciones.id'),
)
const owners = query<{ organizacionId: number }>()((q, p) =>
  q
    .selectFrom('propietarios')
    .selectAll()
    .where('organizacion_id', '=', p.organizacionId)
    .orderBy('creado_en')
    .orderBy('usuario_id'),
)
const setNombre = query<{ id: number; nombre: string }>()((q, p) =>
  q.updateTable('organizaciones').set({ nombre: p.nombre }).where('id', '=', p.id),
)
const setPlan = query<{ id: number; plan: string }>()((q, p) =>
  q.updateTable('organizaciones').set({ plan: p.plan }).where('id', '=', p.id),
)
const bySlug = query<{ slug: string }>()((q, p) =>
  q.selectFrom('organizaciones').select('id').where('slug', '=', p.slug),
)
const setSlug = query<{ id: number; slug: string }>()((q, p) =>
  q.updateTable('organizaciones').set({ slug: p.slug }).where('id', '=', p.id),
)
const remove = query<{ id: number }>()((q, p) => q.deleteFrom('organizaciones').where('id', '=', p.id))
const cambios = query<{ organizacionId: number }>()((q, p) =>
  q
    .selectFrom('cambios_plan')
    .selectAll()
    .where('organizacion_id', '=', p.organizacionId)
    .orderBy('instante'),
)

type Nueva = Omit<OrganizacionTable, 'id'>
const insert = query<Nueva>()((q, p) =>
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

export const findOrganizacion = (db: Db, id: number) => db.first(byId, { id })
/** Those that a usuario owns, the oldest first. */
export const listOwnedOrganizaciones = (db: Db, usuarioId: number) => db.all(owned, { usuarioId })
export const listPropietarios = (db: Db, organizacionId: number) => db.all(owners, { organizacionId })
export const listCambiosPlan = (db: Db, organizacionId: number) => db.all(cambios, { organizacionId })
export const updateNombreOrganizacion = (tx: Tx, id: number, nombre: string) =>
  tx.run(setNombre, { id, nombre })
export const isSlugTaken = async (db: Db, slug: string): Promise<boolean> =>
  (await db.first(bySlug, { slug })) !== undefined
export const updateSlug = (tx: Tx, id: number, slug: string) => tx.run(setSlug, { id, slug })
export const deleteOrganizacion = (tx: Tx, id: number) => tx.run(remove, { id })

export async function insertOrganizacion(
  tx: Tx,
  nueva: Nueva,
  propietarioId: number,
): Promise<OrganizacionTable> {
  const row = await tx.first(insert, nueva)
  if (!row) throw new Error('The organizacion got no number')
  await tx.insertMany('propietarios', [
    { organizacion_id: row.id, usuario_id: propietarioId, creado_en: nueva.creada_en },
  ])
  return { ...nueva, id: row.id }
}

export async function changePlan(tx: Tx, cambio: CambioPlanTable): Promise<void> {
  await tx.run(setPlan, { id: cambio.organizacion_id, plan: cambio.a })
  await tx.insertMany('cambios_plan', [cambio])
}
