import type { EstadoPlan } from '#contract/cuenta.ts'
import { iso } from '#contract/instante.ts'
import { jornadaDe } from '#domain/jornada.ts'
import { enPrueba, planVigente } from '#domain/plan.ts'
import type { OrganizacionId, UsuarioId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { presentCatalogo, presentPlan } from '#server/present/plan.ts'
import type { Db } from '#server/store/db.ts'
import { listEmpresasOfOrganizacion } from '#server/store/empresas.ts'
import { listOwnedOrganizaciones } from '#server/store/organizaciones.ts'
import {
  colasDeEmpresas,
  emitidosDeEmpresas,
  findInOrganizacion,
  pageOfOrganizacion,
} from '#server/store/paginas.ts'
import type { OrganizacionTable } from '#server/store/schema/cuentas.ts'
import type { Textos } from '#server/texts/textos.ts'
import { enFila } from './en-fila.ts'
import type { Lectura } from './vistas.ts'

/** The empresas whose usage is returned: one, or a page of them. */
interface Cuales {
  empresaId?: string
  desde?: number
}

/** The plan of the organizacion that a usuario owns, and how much of it each empresa uses. */
export async function plan(
  l: Lectura,
  usuarioId: UsuarioId,
  textos: Textos,
  cuales: Cuales = {},
): Promise<EstadoPlan> {
  const ahora = l.clock()
  const { organizacion, uso } = await enFila(usuarioId, () =>
    l.store.db.snapshot(async (db) => {
      const organizacion = await organizacionDe(db, usuarioId)
      return { organizacion, uso: await usoDe(db, organizacion.id, cuales, ahora) }
    }),
  )
  const cuenta = { plan: organizacion.plan, pruebaHasta: organizacion.prueba_hasta }
  return {
    plan: presentPlan(planVigente(cuenta, l.politica, ahora), textos),
    prueba: cuenta.pruebaHasta
      ? {
          hasta: iso(cuenta.pruebaHasta),
          activa: l.politica.planFijo === null && enPrueba(cuenta, ahora),
        }
      : null,
    fijo: l.politica.planFijo !== null,
    catalogo: presentCatalogo(l.politica.catalogo, textos),
    ...uso,
  }
}

async function usoDe(
  db: Db,
  organizacionId: OrganizacionId,
  { empresaId, desde = 0 }: Cuales,
  ahora: number,
): Promise<Pick<EstadoPlan, 'uso' | 'siguiente'>> {
  const una =
    empresaId === undefined ? null : await findInOrganizacion(db, { organizacionId, uuid: empresaId })
  const { filas, ...mas } =
    una === null ? await pageOfOrganizacion(db, organizacionId, desde) : { filas: una ? [una] : [] }
  const ids = filas.map(({ id }) => id)
  const fechas = new Map(filas.map((fila) => [fila.id, jornadaDe(ahora, fila)]))
  const colas = await colasDeEmpresas(db, ids)
  const emitidos = await emitidosDeEmpresas(db, ids, [...new Set(fechas.values())])
  const uso = filas.map(({ id, uuid, nombre }) => ({
    empresaId: uuid,
    nombre,
    colas: colas.get(id)?.length ?? 0,
    turnosHoy: emitidos.get(`${id} ${fechas.get(id)}`) ?? 0,
  }))
  return { uso, ...mas }
}

/** The organizacion that a change of plan applies to, and the UUIDs of its empresas. */
export async function pagador(l: Lectura, usuarioId: UsuarioId) {
  const { id } = await organizacionDe(l.store.db, usuarioId)
  const empresas = await listEmpresasOfOrganizacion(l.store.db, { organizacionId: id })
  return { organizacionId: id, empresas: empresas.map(({ uuid }) => uuid) }
}

/** Only owners see and change plans, so other usuarios are rejected. */
async function organizacionDe(db: Db, usuarioId: UsuarioId): Promise<OrganizacionTable> {
  const [propia] = await listOwnedOrganizaciones(db, { usuarioId })
  if (!propia) throw new Rechazo('prohibido')
  return propia
}
