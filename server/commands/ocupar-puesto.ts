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
  /** The browser's session. */
  sesion: string
  /** Takes over from the person who is there. */
  relevar?: boolean | undefined
  /** The name of a stay that goes on: only says that its person is still there. */
  ocupacion?: string | undefined
}

/** The name of a stay, and the seq from which on states tell of it. */
interface Llegada {
  ocupacion: string
  seq: number
  epoca: number
}

/** Somebody comes to a desk. Returns the name of the stay. One holder, whatever runs at once: the empresa's lock decides. */
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

/** Its holder goes away for a while, or is back: `motivo` null. */
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

/** Its holder leaves, or somebody who manages the team frees it. */
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

/** Saves desks that changed and tells of it. A mere sign of life is saved without being told. */
export async function contarPuestos(
  tx: Tx,
  empresa: EmpresaRef,
  { cambios, actor, ahora }: Contar,
): Promise<void> {
  // Each desk as it is in the end, in the order of its last change: what is left comes before what is taken.
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
