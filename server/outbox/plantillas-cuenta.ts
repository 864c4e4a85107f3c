import { leerAgente } from '#domain/user-agent.ts'
import { newToken, tokenDigest } from '#server/base/ids.ts'
import { crearEnlace, type Nota } from '#server/commands/cuenta.ts'
import type { Store } from '#server/store/db.ts'
import type { EntregaTable } from '#server/store/schema/avisos.ts'
import type { TipoEnlace, UsuarioTable } from '#server/store/schema/cuentas.ts'
import { findUsuario, findUsuarioByCorreo } from '#server/store/usuarios.ts'
import { nombreCorriente } from '#server/texts/cartas.ts'
import { textosDe } from '#server/texts/textos.ts'
import type { Plantilla } from './correo.ts'
import type { Message } from './mail/transport.ts'

interface Options {
  store: Store
  secreto: string
  baseUrl: string
  /** The installation's brand. */
  marca: string
  /** Path of the page that says whom to ask for help. */
  ayuda: string
}

const PATH: Record<TipoEnlace, string> = {
  verificar: '/verificar-correo',
  restablecer: '/restablecer',
  cambiar_correo: '/confirmar-correo',
}

type Escribe = (entrega: EntregaTable, usuario: UsuarioTable) => Promise<Message | 'sin_motivo'>

/** Templates for the mails of an account. Links are created when a mail is sent, because only digests are stored. */
export function plantillasDeCuenta(options: Options): Record<TipoEnlace | Nota, Plantilla> {
  const { store, secreto, marca, ayuda } = options
  const correosEn = (idioma: string) => textosDe(idioma).correos(marca)
  /** Pages that informational mails link to. */
  const leads: Record<Nota, string> = {
    ya_registrado: '/login',
    contrasena_cambiada: '/recuperar',
    correo_cambiado: ayuda,
    acceso_nuevo: '/cuenta',
  }
  const baseUrl = options.baseUrl.replace(/\/+$/, '')

  async function enlace({ intentos, destino }: EntregaTable, { id, correo }: UsuarioTable, tipo: TipoEnlace) {
    const token = newToken()
    // An earlier attempt may have arrived, so its link stays valid beside this one.
    const solo = intentos === 1
    const huella = tokenDigest(secreto, token)
    const nuevo = tipo === 'cambiar_correo' ? { nuevo: destino } : {}
    await store.execute(crearEnlace, { correo, usuarioId: id, tipo, huella, solo, ...nuevo })
    // The token is in the fragment, so that it reaches no server log and no referrer.
    return `${baseUrl}${PATH[tipo]}#token=${token}`
  }

  const to = ({ nombre }: UsuarioTable, { destino }: EntregaTable) => ({
    address: destino,
    name: nombreCorriente(nombre),
  })

  const plantilla =
    (escribe: Escribe): Plantilla =>
    async (entrega) => {
      const usuario =
        entrega.usuario_id === null ? undefined : await findUsuario(store.db, { id: entrega.usuario_id })
      if (!usuario) return 'sin_cuenta'
      // Without a mail address, the part after the @ is the name of an organizacion, not a mail server.
      return usuario.sin_correo ? 'sin_motivo' : escribe(entrega, usuario)
    }

  const conEnlace = (tipo: TipoEnlace): Plantilla =>
    plantilla(async (entrega, usuario) => {
      if (tipo === 'verificar' && usuario.verificado_en !== null) return 'sin_motivo'
      // The address already has an account. The request does not reveal that.
      if (tipo === 'cambiar_correo' && (await findUsuarioByCorreo(store.db, { correo: entrega.destino })))
        return 'sin_motivo'
      // The account has changed its address since the mail was enqueued.
      if (tipo !== 'cambiar_correo' && usuario.correo !== entrega.destino) return 'sin_motivo'
      const correos = correosEn(usuario.idioma ?? entrega.idioma)
      const texto = correos[tipo](usuario.nombre, await enlace(entrega, usuario, tipo))
      return { to: to(usuario, entrega), ...texto }
    })

  const conNota = (tipo: Nota): Plantilla =>
    plantilla(async (entrega, usuario) => {
      const correos = correosEn(usuario.idioma ?? entrega.idioma)
      const { agente = '' } = JSON.parse(entrega.datos) as { agente?: string }
      const { navegador, sistema } = leerAgente(agente)
      const desde = [navegador, sistema].filter(Boolean).join(', ')
      const texto = correos[tipo](usuario.nombre, `${baseUrl}${leads[tipo]}`, desde)
      return { to: to(usuario, entrega), ...texto }
    })

  return {
    verificar: conEnlace('verificar'),
    restablecer: conEnlace('restablecer'),
    cambiar_correo: conEnlace('cambiar_correo'),
    ya_registrado: conNota('ya_registrado'),
    contrasena_cambiada: conNota('contrasena_cambiada'),
    correo_cambiado: conNota('correo_cambiado'),
    acceso_nuevo: conNota('acceso_nuevo'),
  }
}
