import { crearEnlace } from '#server/commands/cuenta.ts'
import { newToken, tokenDigest } from '#server/ids.ts'
import type { Store } from '#server/store/db.ts'
import type { EntregaTable } from '#server/store/schema/avisos.ts'
import type { TipoEnlace, UsuarioTable } from '#server/store/schema/cuentas.ts'
import { findUsuario } from '#server/store/usuarios.ts'
import { type Idioma, textosDe } from '#server/texts/textos.ts'
import type { Plantilla } from './correo.ts'

interface Options {
  store: Store
  secreto: string
  /** Public address of the installation. */
  baseUrl: string
}

const PATH: Record<TipoEnlace, string> = { verificar: '/verificar-correo', restablecer: '/restablecer' }

/** The mails of an account. Their links are made when they are sent: only digests are ever stored. */
export function plantillasDeCuenta({ store, secreto, baseUrl }: Options): Record<TipoEnlace, Plantilla> {
  async function enlace(
    { intentos }: EntregaTable,
    { id, correo }: UsuarioTable,
    tipo: TipoEnlace,
  ): Promise<string> {
    const token = newToken()
    // An attempt whose outcome is unknown may have arrived: its link stays good beside this one.
    const solo = intentos === 1
    const huella = tokenDigest(secreto, token)
    await store.execute(crearEnlace, { correo, usuarioId: id, tipo, huella, solo })
    // In the fragment, so that the token reaches no server log and no referrer.
    return `${baseUrl.replace(/\/+$/, '')}${PATH[tipo]}#token=${token}`
  }

  const plantilla =
    (tipo: TipoEnlace): Plantilla =>
    async (entrega) => {
      const usuario =
        entrega.usuario_id === null ? undefined : await findUsuario(store.db, entrega.usuario_id)
      if (!usuario) return 'sin_cuenta'
      // What comes after the @ is the name of an organizacion, and no mail server.
      if (usuario.sin_correo) return 'sin_motivo'
      if (tipo === 'verificar' && usuario.verificado_en !== null) return 'sin_motivo'
      const { correos } = textosDe(entrega.idioma as Idioma)
      return {
        to: { address: usuario.correo, name: correos.nombreCorriente(usuario.nombre) },
        ...correos[tipo](usuario.nombre, await enlace(entrega, usuario, tipo)),
      }
    }

  return { verificar: plantilla('verificar'), restablecer: plantilla('restablecer') }
}
