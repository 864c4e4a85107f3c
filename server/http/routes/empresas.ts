import type { FastifyInstance } from 'fastify'
import type { Empresa } from '#contract/empresa.ts'
import { endpoints } from '#contract/endpoints.ts'
import { borrarEmpresa, cambiarEmpresa, crearEmpresa } from '#server/commands/empresas.ts'
import { exportarEstadisticas, verEstadisticas } from '#server/queries/estadisticas.ts'
import { Rechazo } from '#server/rechazo.ts'
import { findEmpresa, listEmpresasOf } from '#server/store/empresas.ts'
import type { EmpresaTable } from '#server/store/schema.ts'
import { actorOf } from '../access.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'

export function empresaRoutes(app: FastifyInstance, deps: Deps): void {
  const presentar = async (empresa: EmpresaTable): Promise<Empresa> => {
    const vista = await deps.vistas.get(empresa.id)
    return presentEmpresa(empresa, vista?.colas.length ?? 0, vista?.totalEnEspera ?? 0)
  }

  bind(app, deps, endpoints.empresas, async ({ request }) => {
    const empresas = await listEmpresasOf(deps.store.db, actorOf(request).usuarioId)
    return { empresas: await Promise.all(empresas.map(presentar)) }
  })

  bind(app, deps, endpoints.crearEmpresa, async ({ body, request }) => ({
    empresa: await presentar(await crearEmpresa(deps, actorOf(request), body)),
  }))

  bind(app, deps, endpoints.empresa, async ({ params }) => {
    const empresa = await findEmpresa(deps.store.db, params.id)
    if (!empresa) throw new Rechazo('empresa_no_encontrada')
    return { empresa: await presentar(empresa) }
  })

  bind(app, deps, endpoints.cambiarEmpresa, async ({ params, body, request }) => ({
    empresa: await presentar(await cambiarEmpresa(deps, actorOf(request), params.id, body)),
  }))

  bind(app, deps, endpoints.borrarEmpresa, async ({ params }) => ({
    empresa: presentEmpresa(await borrarEmpresa(deps, params.id), 0, 0),
  }))

  bind(app, deps, endpoints.estadisticas, ({ params, query }) =>
    verEstadisticas(deps, params.empresaId, query.periodo ?? 'hoy'),
  )

  bind(app, deps, endpoints.exportarEstadisticas, async ({ params, query, reply }) => {
    const periodo = query.periodo ?? 'hoy'
    const csv = await exportarEstadisticas(deps, params.empresaId, periodo)
    reply.type('text/csv; charset=utf-8')
    reply.header('content-disposition', `attachment; filename="turnero-${periodo}.csv"`)
    return csv
  })
}

function presentEmpresa(empresa: EmpresaTable, colas: number, enEspera: number): Empresa {
  return {
    id: empresa.id,
    nombre: empresa.nombre,
    titular: empresa.titular,
    logo: empresa.logo,
    direccion: empresa.direccion,
    telefono: empresa.telefono,
    email: empresa.email,
    descripcion: empresa.descripcion,
    sitioWeb: empresa.sitio_web,
    config: {
      horario: empresa.horario,
      colorPrimario: empresa.color_primario,
      colorSecundario: empresa.color_secundario,
      zona: empresa.zona,
      idioma: empresa.idioma,
      nombresPublicos: empresa.nombres_publicos,
    },
    creada: new Date(empresa.creada_en).toISOString(),
    colas,
    enEspera,
  }
}
