import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import type { Verificacion } from '#contract/turno.ts'
import { normalizarCodigo } from '#domain/codigo.ts'
import { cancelarTurno, turnoDeCodigo } from '#server/actions/atender.ts'
import { Presentador, turnoPropio } from '#server/live/presentar.ts'
import type { Vista } from '#server/live/vista.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { bind } from './bind.ts'
import { type Deps, presentacionDe, presentacionDeCola } from './deps.ts'

export function publicaRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.publico, async ({ params }) =>
    (await presentacionDe(deps, params.empresaId)).presentador.publico(),
  )

  bind(app, deps, endpoints.turnoActual, async ({ params }) => {
    const { presentador, cola } = await presentacionDeCola(deps, params.empresaId, params.colaId)
    return presentador.turnoActual(cola)
  })

  bind(app, deps, endpoints.verificarGlobal, ({ query }) => verificar(deps, query))

  bind(app, deps, endpoints.verificar, ({ params, query }) => verificar(deps, query, params))

  bind(app, deps, endpoints.cancelar, async ({ params, body }) => ({
    turno: turnoPropio(await cancelarTurno(deps, params.turnoId, body.codigo)),
  }))
}

interface Consulta {
  codigo: string
  id?: string
}

/** A phone asks for the same turno again and again: while it is open, the view has it. */
async function verificar(deps: Deps, { codigo, id }: Consulta, aqui?: Lugar): Promise<Verificacion> {
  const buscado = normalizarCodigo(codigo)
  const vista = await deps.vistas.ofCodigo(buscado)
  // From here on nothing is waited for: turno and place are of one moment.
  const abierto = vista?.porCodigo(buscado)
  if (vista && abierto && (id === undefined || abierto.id === id.toLowerCase())) {
    return verificacion(deps, abierto, vista, aqui)
  }
  const guardado = await turnoDeCodigo(deps, codigo, id ?? null)
  deps.vistas.remember(guardado)
  return verificacion(deps, guardado, await deps.vistas.get(guardado.empresa_id), aqui)
}

interface Lugar {
  empresaId: string
  colaId: string
}

/** A turno whose cola was deleted is not found any more, nor one of another cola than the one asked for. */
function verificacion(deps: Deps, turno: TurnoTable, vista: Vista | null, aqui?: Lugar): Verificacion {
  const { empresa_id, cola_id } = turno
  const elsewhere = aqui && (empresa_id !== aqui.empresaId || cola_id !== aqui.colaId)
  const cola = vista?.cola(cola_id)
  if (elsewhere || !vista || !cola) throw new Rechazo('turno_no_encontrado')
  return new Presentador(vista, deps.politica, deps.clock()).verificacion(turno, cola)
}
