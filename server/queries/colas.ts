import type { ColaDeSesion, ColaPersonal, Configuracion, Publico } from '#contract/cola.ts'
import { listColasOfUsuario } from '#server/store/colas.ts'
import { deCola, deEmpresa, type Lectura } from './vistas.ts'

interface UnaCola {
  empresaId: string
  colaId: string
}

export async function configuracion(l: Lectura, empresaId: string): Promise<Configuracion> {
  return (await deEmpresa(l, empresaId)).configuracion()
}

export async function publico(l: Lectura, empresaId: string): Promise<Publico> {
  return (await deEmpresa(l, empresaId)).publico()
}

export const cola = (l: Lectura, params: UnaCola): Promise<ColaPersonal> =>
  deCola(l, params, (presentador, cola) => presentador.personal(cola))

export const turnoActual = (l: Lectura, params: UnaCola): Promise<{ numero?: number; nombre?: string }> =>
  deCola(l, params, (presentador, cola) => presentador.turnoActual(cola))

/** Every cola in which a usuario can act. */
export async function colas(l: Lectura, usuarioId: number): Promise<ColaDeSesion[]> {
  const filas = await listColasOfUsuario(l.store.db, usuarioId)
  return Promise.all(
    filas.map(async ({ id, uuid, nombre, estado, empresaUuid, empresa }) => {
      const enEspera = (await l.vistas.get(empresaUuid))?.enEspera(id) ?? 0
      return { id: uuid, nombre, estado, enEspera, empresaId: empresaUuid, empresa }
    }),
  )
}
