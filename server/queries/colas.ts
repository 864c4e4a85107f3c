import type { ColaDeSesion, ColaPersonal, Configuracion, Publico } from '#contract/cola.ts'
import { concesionDeRol, puede } from '#domain/permiso.ts'
import { colasOfEmpresas, pageOfEmpresas } from '#server/store/paginas.ts'
import { enFila } from './en-fila.ts'
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

interface Colas {
  colas: ColaDeSesion[]
  siguiente?: number
}

/** The colas in which a usuario can act, by pages of empresas. */
export const colas = (l: Lectura, usuarioId: number, desde = 0): Promise<Colas> =>
  enFila(usuarioId, () => leerColas(l, usuarioId, desde))

async function leerColas({ store: { db } }: Lectura, usuarioId: number, desde: number): Promise<Colas> {
  const { filas, ...mas } = await pageOfEmpresas(db, usuarioId, desde)
  const porEmpresa = await colasOfEmpresas(
    db,
    filas.map(({ id }) => id),
  )
  const lista = filas.flatMap(({ id: empresa, uuid: empresaId, nombre, rol, colas }) => {
    const concesion = concesionDeRol(rol, colas)
    return (porEmpresa.get(empresa) ?? [])
      .filter(({ id }) => puede(concesion, 'atender', id))
      .map((cola) => ({
        id: cola.uuid,
        nombre: cola.nombre,
        estado: cola.estado,
        enEspera: cola.enEspera,
        empresaId,
        empresa: nombre,
      }))
  })
  return { colas: lista, ...mas }
}
