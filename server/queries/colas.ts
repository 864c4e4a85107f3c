import type { ColaDeSesion, ColaPersonal, Configuracion, Publico } from '#contract/cola.ts'
import { type Concesion, concesionDeRol, puede, veCodigos } from '#domain/permiso.ts'
import type { UsuarioId } from '#server/base/ids.ts'
import { paginaDeEmpresas } from './pagina-de-empresas.ts'
import { deCola, deEmpresa, type Lectura } from './vistas.ts'

interface UnaCola {
  empresaId: string
  colaId: string
}

export async function configuracion(l: Lectura, empresaId: string): Promise<Configuracion> {
  return (await deEmpresa(l, empresaId)).configuracion()
}

/** `suyas`: the colas of the paired screen that asks; null: all. */
export async function publico(
  l: Lectura,
  empresaId: string,
  suyas: readonly number[] | null = null,
): Promise<Publico> {
  return (await deEmpresa(l, empresaId)).publico(suyas)
}

export const cola = (l: Lectura, params: UnaCola, concesion: Concesion): Promise<ColaPersonal> =>
  deCola(l, params, (presentador, cola) => presentador.personal(cola, veCodigos(concesion, cola.id)))

export const turnoActual = (l: Lectura, params: UnaCola): Promise<{ numero?: number; nombre?: string }> =>
  deCola(l, params, (presentador, cola) => presentador.turnoActual(cola))

interface Colas {
  colas: ColaDeSesion[]
  siguiente?: number
}

/** The colas that a usuario may serve. A page has the colas of a page of empresas. */
export async function colas(l: Lectura, usuarioId: UsuarioId, desde = 0): Promise<Colas> {
  const { pagina, mas } = await paginaDeEmpresas(l, usuarioId, desde)
  const lista = pagina.flatMap(({ fila: { uuid: empresaId, nombre: empresa, rol, colas: suyas }, colas }) => {
    const concesion = concesionDeRol(rol, suyas)
    return colas
      .filter(({ id }) => puede(concesion, 'atender', id))
      .map(({ uuid: id, nombre, estado, enEspera }) => ({ id, nombre, estado, enEspera, empresaId, empresa }))
  })
  return { colas: lista, ...mas }
}
