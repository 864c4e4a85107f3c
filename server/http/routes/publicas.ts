import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import type { Verificacion } from '#contract/turno.ts'
import { normalizarCodigo } from '#domain/codigo.ts'
import { cancelarTurno, turnoDeCodigo } from '#server/commands/atender.ts'
import { Presentador, turnoPropio } from '#server/present/presentador.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { Vista } from '#server/state/vista.ts'
import { type Awaitable, chain } from '#server/store/db.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { bind } from '../bind.ts'
import { type Deps, presentacionDe, presentacionDeCola } from '../deps.ts'

export function publicaRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.publico, async ({ params }) =>
    (await presentacionDe(deps, params.empresaId)).presentador.publico(),
  )

  bind(app, deps, endpoints.turnoActual, async ({ params }) => {
    const { presentador, cola } = await presentacionDeCola(deps, params.empresaId, params.colaId)
    return presentador.turnoActual(cola)
  })

  bind(app, deps, endpoints.verificarGlobal, ({ query }) =>
    chain(buscar(deps, query.codigo, query.id ?? null), (buscado) => verificar(deps, buscado)),
  )

  bind(app, deps, endpoints.verificar, ({ params, query }) =>
    chain(buscar(deps, query.codigo, query.id ?? null), (buscado) => {
      const { empresa_id, cola_id } = buscado.turno
      const aqui = empresa_id === params.empresaId && cola_id === params.colaId
      if (!aqui) throw new Rechazo('turno_no_encontrado')
      return verificar(deps, buscado)
    }),
  )

  bind(app, deps, endpoints.cancelar, async ({ params, body }) => ({
    turno: turnoPropio(await cancelarTurno(deps, params.turnoId, body.codigo)),
  }))
}

interface Buscado {
  turno: TurnoTable
  vista: Vista | null
}

/** A phone asks for the same turno again and again: while it is open, the view has it. */
function buscar(deps: Deps, tecleado: string, id: string | null): Awaitable<Buscado> {
  return chain(deps.vistas.findAbierto(normalizarCodigo(tecleado)), (abierto) =>
    abierto && (id === null || abierto.turno.id === id.toLowerCase())
      ? abierto
      : buscarGuardado(deps, tecleado, id),
  )
}

async function buscarGuardado(deps: Deps, tecleado: string, id: string | null): Promise<Buscado> {
  const turno = await turnoDeCodigo(deps, tecleado, id)
  deps.vistas.remember(turno)
  return { turno, vista: null }
}

/** A turno whose cola was deleted is not found any more. */
function verificar(deps: Deps, { turno, vista: known }: Buscado): Awaitable<Verificacion> {
  return chain(known ?? deps.vistas.get(turno.empresa_id), (vista) => {
    const cola = vista?.cola(turno.cola_id)
    if (!vista || !cola) throw new Rechazo('turno_no_encontrado')
    return new Presentador(vista, deps.politica, deps.clock()).verificacion(turno, cola)
  })
}
