import { cerrarJornada as cerrar, pasarDia as pasar } from '#domain/cerrar.ts'
import { type Calendario, jornadaDe } from '#domain/jornada.ts'
import { lineasDe } from '#domain/sala.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { listColas, updateEstadoColas } from '#server/store/colas.ts'
import { command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import type { EmpresaRef } from '#server/store/empresas.ts'
import { appendEventos, eventoDeCola, SISTEMA } from '#server/store/eventos.ts'
import { loadAgenda } from '#server/store/horarios.ts'
import { exigir, permitir } from '#server/store/permitir.ts'
import { listInService, listSetAside, listWaiting, listWaitingSinceBefore } from '#server/store/turnos.ts'
import { cerrarPorHoy } from './apertura.ts'
import { apuntar } from './apuntar.ts'
import { empresaDe } from './de-empresa.ts'
import { aceptado, guardarCambios } from './guardar-cambios.ts'
import { type OrdenRepetible, repetible } from './repetible.ts'
import { liberarTodos } from './revisar-puestos.ts'

export interface Cierre {
  completados: number
  expirados: number
}

/** Applies the change of day inside another command's transaction. It cannot be undone, so the time is a confirmed one. */
export async function cambiarDia(
  tx: Tx,
  empresa: EmpresaRef & Calendario,
  confirmado: number,
): Promise<Cierre> {
  const enAtencion = await listInService(tx, { empresaId: empresa.id })
  const rezagados = await listWaitingSinceBefore(tx, {
    empresaId: empresa.id,
    fecha: jornadaDe(confirmado, empresa),
  })
  const apartados = await listSetAside(tx, { empresaId: empresa.id })
  const { cambios, ...cierre } = pasar(
    { enAtencion, lineas: lineasDe(rezagados), apartados },
    empresa,
    confirmado,
  )
  await guardarCambios(tx, empresa, { cambios, actor: SISTEMA, instante: confirmado })
  return cierre
}

/** Applies the change of day of one empresa. Idempotent, and safe to run on every node. */
export const pasarDia = command<{ empresaId: string }, Cierre>(
  'pasarDia',
  ({ empresaId }) => [empresaId],
  async (tx, { empresaId }, { confirmado }) => {
    const empresa = await empresaDe(tx, empresaId)
    return cambiarDia(tx, empresa, confirmado)
  },
)

export interface OrdenCerrar extends OrdenRepetible {
  /** Defaults to all colas of the empresa that the actor serves. */
  colas?: readonly string[] | undefined
  /** Also pauses colas without hours, which issue no turnos until they are started again. */
  pausar?: boolean
}

/** Closes the day ('cerrar jornada') at the request of the staff. */
export const cerrarJornada = repetible(
  command<OrdenCerrar, Cierre>(
    'cerrarJornada',
    ({ empresaId }) => [empresaId],
    async (tx, orden, { ahora }) => {
      const { colas: elegidas, pausar, actor } = orden
      const { empresa, concesion } = await permitir(tx, orden, 'atender')
      const filas = await listColas(tx, { empresaId: empresa.id })
      const ids = elegidas?.map((uuid) => {
        const cola = filas.find((fila) => fila.uuid === uuid)
        if (!cola) throw new Rechazo('cola_no_encontrada')
        exigir(concesion, 'atender', cola.id)
        return cola.id
      })
      const propias = concesion.colas?.filter((id) => filas.some((fila) => fila.id === id)) ?? null
      const colas = new Map(filas.map((cola) => [cola.id, cola]))
      const lineas = lineasDe(await listWaiting(tx, { empresaId: empresa.id }))
      const enAtencion = await listInService(tx, { empresaId: empresa.id })
      const apartados = await listSetAside(tx, { empresaId: empresa.id })
      const { cambios, ...cierre } = aceptado(
        cerrar({ colas, lineas, enAtencion, apartados }, { colas: ids ?? propias }, ahora),
      )
      await guardarCambios(tx, empresa, { cambios, actor, instante: ahora })
      if (!elegidas && propias === null) await liberarTodos(tx, empresa, { actor, ahora })
      await cerrarPorHoy(tx, empresa, ids ?? propias, { actor, ahora })
      // Colas with hours reopen by themselves, so they are not paused.
      const agenda = pausar ? await loadAgenda(tx, empresa) : null
      const seCierra = (id: number) => (ids ?? propias)?.includes(id) ?? true
      const pausadas = pausar
        ? filas.filter(({ id, estado }) => estado !== 'pausada' && seCierra(id) && !agenda?.conHoras(id))
        : []
      await updateEstadoColas(
        tx,
        pausadas.map((cola) => ({ ...cola, estado: 'pausada' as const })),
      )
      const datos = { estado: 'pausada' }
      await appendEventos(
        tx,
        empresa,
        pausadas.map(({ id }) => eventoDeCola(id, 'cola_estado', actor, ahora, datos)),
      )
      await apuntar(tx, empresa, {
        tipo: 'jornada_cerrada',
        actor,
        instante: ahora,
        despues: { ...cierre, colas: ids ?? propias },
      })
      return cierre
    },
  ),
)
