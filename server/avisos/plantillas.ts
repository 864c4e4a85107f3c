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
import { lugarDeDestino } from './lugar-de-destino.ts'

/** A notice that is ready to be sent. */
export interface Aviso {
  /** The destination in the format of its channel. */
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

/** The states of the turno in which each notice still makes sense. */
const VALE_EN: Record<string, readonly Estado[]> = {
  llamado: ['atencion'],
  pronto: ['espera'],
  deshecho: ['espera'],
  anuncio: ['espera', 'apartado'],
}

/**
 * Writes a notice from the state at the time of sending. If there is nothing to send, returns the reason: consent was
 * withdrawn, the call was undone or the turno has ended.
 */
export const redactar =
  ({ db, cifrado, baseUrl }: Options) =>
  async (entrega: EntregaTable): Promise<Aviso | Resultado> => {
    const aviso = await findAviso(db, { id: entrega.suscripcion ?? 0 })
    if (aviso?.estado !== 'activa') return { tipo: 'descartada', error: 'baja' }
    if (!VALE_EN[entrega.plantilla]?.includes(aviso.turnoEstado))
      return { tipo: 'descartada', error: 'ya_no' }
    // It was enqueued before announcements were excluded from these channels.
    if (entrega.plantilla === 'anuncio' && sinConfirmar(aviso.canal))
      return { tipo: 'descartada', error: 'medio_sin_anuncios' }
    const destino = cifrado.descifrar(aviso.destino, lugarDeDestino(aviso.empresaId, aviso.turnoId))
    if (destino === null) return { tipo: 'fallida', error: 'destino_ilegible', definitiva: true }
    const datos = JSON.parse(entrega.datos) as { puesto?: string; delante?: number; texto?: string }
    const de = {
      // The empty map leaves out the name of the cola that numbered it.
      numero: etiquetaDe(aviso, new Map()),
      delante: datos.delante ?? null,
      ...nombresDe(aviso, datos.puesto ?? null),
    }
    const { avisos } = textosDe(entrega.idioma)
    const partes =
      entrega.plantilla === 'anuncio'
        ? avisos.anuncio(datos.texto ?? '', de)
        : avisos[entrega.plantilla as 'llamado' | 'pronto' | 'deshecho'](de)
    const enlace = `${baseUrl.replace(/\/+$/, '')}/verificar-turno#codigo=${aviso.codigo}`
    return { destino, enlace, aviso, ...partes }
  }

/** The names that a notice may contain. To a possible stranger, only the company's, without anything like a link. */
const nombresDe = ({ canal, empresa, cola }: AvisoLeido, puesto: string | null) =>
  sinConfirmar(canal)
    ? { empresa: nombreSeguro(empresa), cola: null, puesto: null }
    : { empresa, cola, puesto }

type Redactar = ReturnType<typeof redactar>

/** The mail templates of notices. */
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
      // RFC 8058: mail programs show a button for it, and their server posts to it.
      headers: {
        'List-Unsubscribe': `<${enlaceDeBaja}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }
  }
  return { llamado: plantilla, pronto: plantilla, deshecho: plantilla, anuncio: plantilla }
}

const SIN_DEMORA_S = 600

/** Sends notices to a browser. They open the page where the turno was taken. */
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
