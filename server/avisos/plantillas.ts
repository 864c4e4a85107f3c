import type { SuscripcionPush } from '#contract/avisos.ts'
import { sinConfirmar } from '#domain/avisos.ts'
import { etiquetaDe } from '#domain/etiqueta.ts'
import { nombreSeguro } from '#domain/nombre-seguro.ts'
import type { Estado } from '#domain/turno.ts'
import type { Nota } from '#server/outbox/canales/push.ts'
import type { Plantilla } from '#server/outbox/correo.ts'
import type { Envio, Resultado } from '#server/outbox/envio.ts'
import type { Cifrado } from '#server/secrets/cifrado.ts'
import { type AvisoLeido, findAviso } from '#server/store/avisos.ts'
import type { Reader } from '#server/store/db.ts'
import type { EntregaTable } from '#server/store/schema/avisos.ts'
import { textosDe } from '#server/texts/textos.ts'
import { fichaDeBaja } from './ficha-de-baja.ts'

/** A notice that is about to leave. */
export interface Aviso {
  /** Where to, as its channel writes it. */
  destino: string
  titulo: string
  texto: string
  enlace: string
  aviso: AvisoLeido
}

interface Options {
  db: Reader
  cifrado: Cifrado
  baseUrl: string
}

/** In which states of the turno a notice still makes sense. */
const VALE_EN: Record<string, readonly Estado[]> = {
  llamado: ['atencion'],
  pronto: ['espera'],
  deshecho: ['espera'],
  anuncio: ['espera', 'apartado'],
}

/**
 * Writes a notice as things are at the moment it leaves. Returns why there is nothing to send: consent was withdrawn,
 * the call was taken back, the turno is over.
 */
export const redactar =
  ({ db, cifrado, baseUrl }: Options) =>
  async (entrega: EntregaTable): Promise<Aviso | Resultado> => {
    const aviso = await findAviso(db, { id: entrega.suscripcion ?? 0 })
    if (aviso?.estado !== 'activa') return { tipo: 'descartada', error: 'baja' }
    if (!VALE_EN[entrega.plantilla]?.includes(aviso.turnoEstado))
      return { tipo: 'descartada', error: 'ya_no' }
    // Enqueued before announcements stopped leaving by these channels.
    if (entrega.plantilla === 'anuncio' && sinConfirmar(aviso.canal))
      return { tipo: 'descartada', error: 'medio_sin_anuncios' }
    const destino = cifrado.descifrar(aviso.destino)
    if (destino === null) return { tipo: 'fallida', error: 'destino_ilegible', definitiva: true }
    const datos = JSON.parse(entrega.datos) as { puesto?: string; delante?: number; texto?: string }
    const de = {
      // Without the name of the cola that numbered it.
      numero: etiquetaDe(aviso, new Map()),
      delante: datos.delante ?? null,
      ...nombresDe(aviso, datos.puesto ?? null),
    }
    const { avisos } = textosDe(entrega.idioma)
    const partes =
      entrega.plantilla === 'anuncio'
        ? avisos.anuncio(datos.texto ?? '', de)
        : avisos[entrega.plantilla as 'llamado' | 'pronto' | 'deshecho'](de)
    const enlace = `${baseUrl.replace(/\/+$/, '')}/verificar-turno?codigo=${aviso.codigo}`
    return { destino, enlace, aviso, ...partes }
  }

/** The names that a notice may repeat. Where the destination may be a stranger's, none but a harmless one of the company. */
const nombresDe = ({ canal, empresa, cola }: AvisoLeido, puesto: string | null) =>
  sinConfirmar(canal)
    ? { empresa: nombreSeguro(empresa), cola: null, puesto: null }
    : { empresa, cola, puesto }

type Redactar = ReturnType<typeof redactar>

/** Notices as mails, by template. */
export function cartasDeAviso(
  escribir: Redactar,
  { cifrado, baseUrl }: Pick<Options, 'cifrado' | 'baseUrl'>,
): Record<string, Plantilla> {
  const plantilla: Plantilla = async (entrega) => {
    const escrito = await escribir(entrega)
    if ('tipo' in escrito) return escrito
    const { destino, enlace, titulo, texto, aviso } = escrito
    const { avisos } = textosDe(entrega.idioma)
    const enlaceDeBaja = `${baseUrl.replace(/\/+$/, '')}/api/bajas/${fichaDeBaja(cifrado, aviso)}`
    const de = { enlace, enlaceDeBaja, empresa: nombreSeguro(aviso.empresa) }
    return {
      to: { address: destino, name: '' },
      ...avisos.carta({ titulo, texto }, de),
      // RFC 8058: mail programs offer it as a button, and their server posts to it.
      headers: {
        'List-Unsubscribe': `<${enlaceDeBaja}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }
  }
  return { llamado: plantilla, pronto: plantilla, deshecho: plantilla, anuncio: plantilla }
}

const SIN_DEMORA_S = 600

/** Notices to a browser. They open the turno where it was taken. */
export const canalPush = (
  escribir: Redactar,
  enviar: (suscripcion: SuscripcionPush, nota: Nota, signal: AbortSignal) => Promise<Resultado>,
): Envio => ({
  async enviar(entrega, signal) {
    const escrito = await escribir(entrega)
    if ('tipo' in escrito) return escrito
    const { titulo, texto, aviso } = escrito
    const enlace = `/mi-turno/${aviso.empresaUuid}`
    const nota = { titulo, texto, enlace, etiqueta: aviso.turnoUuid, vale: SIN_DEMORA_S }
    return enviar(JSON.parse(escrito.destino) as SuscripcionPush, nota, signal)
  },
})
