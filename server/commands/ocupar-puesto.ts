import { limpiarLinea } from '#domain/nombre.ts'
import {
  type CambioDePuesto,
  liberar,
  type NegativaDePuesto,
  ocupar,
  pausar,
  seguir,
} from '#domain/puesto.ts'
import { newId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import type { EmpresaRef } from '#server/store/empresas.ts'
import { type Actor, appendEventos, findPulso } from '#server/store/eventos.ts'
import { type Permitido, permitir } from '#server/store/permitir.ts'
import { listPuestos, type PuestoLeido, saveOcupaciones } from '#server/store/puestos.ts'
import { type OrdenRepetible, repetible } from './repetible.ts'

export interface OrdenPuesto extends OrdenRepetible {
  puestoId: string
}

export interface OrdenOcupar extends OrdenPuesto {
  /** Id of the browser's session. */
  sesion: string
  /** Take the desk over from its current occupant. */
  relevar?: boolean | undefined
  /** Id of a current stay. The order then only reports that its occupant is still there. */
  ocupacion?: string | undefined
}

/** A new stay at a desk. Live states with this `seq` or a later one reflect it. */
interface Llegada {
  ocupacion: string
  seq: number
  epoca: number
}

/** Occupies a desk. The lock of the empresa ensures that concurrent orders leave one occupant. */
export const ocuparPuesto = repetible(
  command<OrdenOcupar, Llegada>(
    'ocuparPuesto',
    ({ empresaId }) => [empresaId],
    async (tx, orden, { ahora }) => {
      const { sesion, relevar = false, ocupacion, actor } = orden
      const { empresa, concesion, puestos, puesto } = await elegido(tx, orden)
      const usuarioId = actor.id ?? 0
      const llegada = { puestoId: puesto.id, usuarioId, sesion, ocupacion: newId(ahora), relevar, concesion }
      const cambios = aceptados(
        ocupacion ? seguir(puesto, { ocupacion, usuarioId }, ahora) : ocupar(puestos, llegada, ahora),
      )
      await contarPuestos(tx, empresa, { cambios, actor, ahora })
      const { seq = 0, epoca = 0 } = (await findPulso(tx, { empresaId: empresa.id })) ?? {}
      return { ocupacion: cambios.at(-1)?.puesto.ocupacion ?? '', seq, epoca }
    },
  ),
)

/** Pauses a desk at the request of its occupant, or resumes it when `motivo` is null. */
export const pausarPuesto = repetible(
  command<OrdenPuesto & { motivo: string | null }, void>(
    'pausarPuesto',
    ({ empresaId }) => [empresaId],
    async (tx, orden, { ahora }) => {
      const { actor } = orden
      const motivo = orden.motivo === null ? null : limpiarLinea(orden.motivo)
      const { empresa, puesto } = await elegido(tx, orden)
      const cambios = aceptados(pausar(puesto, { usuarioId: actor.id ?? 0, motivo }, ahora))
      await contarPuestos(tx, empresa, { cambios, actor, ahora })
    },
  ),
)

/** Frees a desk, at the request of its occupant or of a member who manages the team. */
export const liberarPuesto = repetible(
  command<OrdenPuesto, void>(
    'liberarPuesto',
    ({ empresaId }) => [empresaId],
    async (tx, orden, { ahora }) => {
      const { actor } = orden
      const { empresa, concesion, puesto } = await elegido(tx, orden)
      const cambios = aceptados(liberar(puesto, { usuarioId: actor.id ?? 0, concesion }))
      await contarPuestos(tx, empresa, { cambios, actor, ahora })
    },
  ),
)

async function elegido(tx: Tx, orden: OrdenPuesto): Promise<Permitido & Elegido> {
  const permitido = await permitir(tx, orden, 'atender')
  const puestos = await listPuestos(tx, permitido.empresa.id)
  const puesto = puestos.find(({ uuid }) => uuid === orden.puestoId)
  if (!puesto) throw new Rechazo('puesto_no_encontrado')
  return { ...permitido, puestos, puesto }
}

interface Elegido {
  puestos: readonly PuestoLeido[]
  puesto: PuestoLeido
}

type Cambio = CambioDePuesto<PuestoLeido>

function aceptados(resultado: Cambio | Cambio[] | NegativaDePuesto): Cambio[] {
  if (typeof resultado === 'string') throw new Rechazo(resultado)
  return Array.isArray(resultado) ? resultado : [resultado]
}

interface Contar {
  cambios: readonly Cambio[]
  actor: Actor
  ahora: number
}

/** Saves changed desks with their eventos. A mere sign of life produces no evento. */
export async function contarPuestos(
  tx: Tx,
  empresa: EmpresaRef,
  { cambios, actor, ahora }: Contar,
): Promise<void> {
  // Each desk in its final state, ordered by its last change, so that desks are freed before others are taken.
  const ultimos = new Map<number, PuestoLeido>()
  for (const { puesto } of cambios) {
    ultimos.delete(puesto.id)
    ultimos.set(puesto.id, puesto)
  }
  await saveOcupaciones(tx, [...ultimos.values()])
  await appendEventos(
    tx,
    empresa,
    cambios.flatMap(({ puesto, tipo, datos }) =>
      tipo === null
        ? []
        : {
            cola_id: null,
            turno_id: null,
            tipo,
            actor,
            puesto: puesto.nombre,
            instante: ahora,
            datos: { puesto: puesto.id, ...datos },
          },
    ),
  )
}
