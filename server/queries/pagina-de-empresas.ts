import type { UsuarioId } from '#server/base/ids.ts'
import { colasDeEmpresas, pageOfEmpresas } from '#server/store/paginas.ts'
import { enFila } from './en-fila.ts'
import type { Lectura } from './vistas.ts'

/** A page of the empresas of a usuario, each with its colas. One statement counts who waits in all of them. */
export const paginaDeEmpresas = ({ store: { db } }: Lectura, usuarioId: UsuarioId, desde: number) =>
  enFila(usuarioId, async () => {
    const { filas, ...mas } = await pageOfEmpresas(db, usuarioId, desde)
    const ids = filas.map(({ id }) => id)
    const colas = await colasDeEmpresas(db, ids)
    return { pagina: filas.map((fila) => ({ fila, colas: colas.get(fila.id) ?? [] })), mas }
  })
