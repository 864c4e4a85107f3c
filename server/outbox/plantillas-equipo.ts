import { nombreSeguro } from '#domain/nombre-seguro.ts'
import { newToken, tokenDigest } from '#server/base/ids.ts'
import { firmarInvitacion } from '#server/commands/invitaciones.ts'
import type { Store } from '#server/store/db.ts'
import { findInvitacionById } from '#server/store/invitaciones.ts'
import { nombreCorriente } from '#server/texts/cartas.ts'
import { textosDe } from '#server/texts/textos.ts'
import type { Plantilla } from './correo.ts'

interface Options {
  store: Store
  secreto: string
  baseUrl: string
  /** The installation's brand. */
  marca: string
}

/** Template for invitation mails. The link is created when the mail is sent, because only its digest is stored. */
export function plantillasDeEquipo({
  store,
  secreto,
  baseUrl,
  marca,
}: Options): Record<'invitar', Plantilla> {
  return {
    async invitar(entrega) {
      const { invitacion: id } = JSON.parse(entrega.datos) as { invitacion: string }
      const invitacion = await findInvitacionById(store.db, { id })
      if (!invitacion?.correo) return 'sin_motivo'
      const token = newToken()
      const { empresaUuid: empresaId, correo, nombre, empresa } = invitacion
      await store.execute(firmarInvitacion, { empresaId, id, huella: tokenDigest(secreto, token) })
      const correos = textosDe(entrega.idioma).correos(marca)
      const enlace = `${baseUrl.replace(/\/+$/, '')}/invitacion#token=${token}`
      return {
        to: { address: correo, name: nombreCorriente(nombre) },
        ...correos.invitar(nombre, enlace, nombreSeguro(empresa)),
      }
    },
  }
}
