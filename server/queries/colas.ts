import type { ColaDeSesion, ColaPersonal, Configuracion, Publico } from '#contract/cola.ts'
import { concesionDeRol, puede } from '#domain/permiso.ts'
import { listEmpresasOf } from '#server/store/accesos.ts'
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
  const empresas = await listEmpresasOf(l.store.db, usuarioId)
  const listas = empresas.map(async ({ uuid: empresaId, nombre: empresa, rol, colas }) => {
    const concesion = concesionDeRol(rol, colas)
    const vista = await l.vistas.get(empresaId)
    const suyas = vista?.colas.filter(({ id }) => puede(concesion, 'atender', id)) ?? []
    return suyas.map(({ id, uuid, nombre, estado }) => ({
      id: uuid,
      nombre,
      estado,
      enEspera: vista?.enEspera(id) ?? 0,
      empresaId,
      empresa,
    }))
  })
  return (await Promise.all(listas)).flat()
}
