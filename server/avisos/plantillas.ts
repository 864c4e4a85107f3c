import type { SuscripcionPush } from '#contract/avisos.ts'
import type { Traduccion } from '#contract/traduccion.ts'
import { debeConfirmarse } from '#domain/avisos.ts'
import { etiquetaDe } from '#domain/etiqueta.ts'
import { idiomaDeCodigo } from '#domain/idioma.ts'
import { nombreSeguro } from '#domain/nombre-seguro.ts'
import { traducir } from '#domain/traduccion.ts'
import type { Estado } from '#domain/turno.ts'
import type { Nota } from '#server/outbox/canales/push.ts'
import type { Plantilla } from '#server/outbox/correo.ts'
import type { Envio, Resultado } from '#server/outbox/envio.ts'
import type { FrenoDeSalida } from '#server/outbox/salida.ts'
import type { Cifrado } from '#server/secrets/cifrado.ts'
import { type AvisoLeido, findAviso } from '#server/store/avisos.ts'
import type { Reader } from '#server/store/db.ts'
import type { EntregaTable } from '#server/store/schema/avisos.ts'
import type { TextosDeAvisos } from '#server/texts/textos.ts'
import { textosDe } from '#server/texts/textos.ts'
import { fichaDe } from './ficha-de-destino.ts'
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

/** The data of an entrega, as far as its notice has them. */
interface Datos {
  puesto?: string
  delante?: number
  temprano?: boolean
  texto?: string
  palabra?: keyof TextosDeAvisos['contestaciones']
  minutos?: number | null
}

/** The states of the turno in which each notice still makes sense. */
const VALE_EN: Record<string, readonly Estado[]> = {
  confirmar: ['espera', 'apartado'],
  llamado: ['atencion'],
  pronto: ['espera'],
  deshecho: ['espera'],
  anuncio: ['espera', 'apartado'],
  acercate: ['espera', 'apartado'],
  frase: ['espera', 'apartado', 'atencion'],
}

/** What a customer's message did. Sent whatever became of the turno and of the subscription. */
const CONTESTACION = 'contestacion'

/**
 * Writes a notice from the state at the time of sending. If there is nothing to send, returns the reason: consent was
 * withdrawn, the call was undone or the turno has ended.
 */
export const redactar =
  ({ db, cifrado, baseUrl }: Options) =>
  async (entrega: EntregaTable): Promise<Aviso | Resultado> => {
    const { plantilla } = entrega
    const aviso = await findAviso(db, { id: entrega.suscripcion ?? 0 })
    if (plantilla === 'confirmar' && aviso?.estado === 'activa') return { tipo: 'descartada', error: 'ya_no' }
    // Until it is confirmed, the only message to a destination is the one that asks for it.
    const contesta = plantilla === CONTESTACION
    if (!aviso || (!contesta && aviso.estado !== (plantilla === 'confirmar' ? 'por_confirmar' : 'activa')))
      return { tipo: 'descartada', error: 'baja' }
    if (!contesta && !VALE_EN[plantilla]?.includes(aviso.turnoEstado))
      return { tipo: 'descartada', error: 'ya_no' }
    const destino = cifrado.descifrar(aviso.destino, lugarDeDestino(aviso.empresaId, aviso.turnoId))
    if (destino === null) return { tipo: 'fallida', error: 'destino_ilegible', definitiva: true }
    const base = baseUrl.replace(/\/+$/, '')
    const { avisos } = textosDe(entrega.idioma)
    if (plantilla === 'confirmar') {
      const pedida = { empresa: nombreSeguro(aviso.empresa), cuando: entrega.creada_en, zona: aviso.zona }
      const enlace = `${base}/api/altas/${fichaDe(cifrado, 'alta', aviso)}`
      return { destino, enlace, aviso, ...avisos.confirmar(pedida) }
    }
    const traducciones = JSON.parse(aviso.traducciones ?? '[]') as Traduccion[]
    const propio = (texto: string) => traducir(traducciones, idiomaDeCodigo(entrega.idioma) ?? 'es', texto)
    const datos = JSON.parse(entrega.datos) as Datos
    const de = {
      // Names may be part of a subject or sender, so only a phone's own notifications show them as they are.
      empresa: debeConfirmarse(aviso.canal) ? nombreSeguro(aviso.empresa) : aviso.empresa,
      cola: propio(aviso.cola),
      // The empty map leaves out the name of the cola that numbered it.
      numero: etiquetaDe(aviso, new Map()),
      puesto: datos.puesto ?? null,
      delante: datos.delante ?? null,
      temprano: datos.temprano ?? false,
    }
    const partes =
      plantilla === 'anuncio' || plantilla === 'frase'
        ? avisos.anuncio(propio(datos.texto ?? ''), de)
        : contesta
          ? {
              titulo: '',
              texto: avisos.contestaciones[datos.palabra ?? 'mensaje'](de, datos.minutos ?? null),
            }
          : avisos[plantilla as 'llamado' | 'pronto' | 'deshecho' | 'acercate'](de)
    const enlace = `${base}/verificar-turno#codigo=${aviso.codigo}`
    return { destino, enlace, aviso, ...partes }
  }

type Redactar = ReturnType<typeof redactar>

/** The mail templates of notices. */
export function cartasDeAviso(
  escribir: Redactar,
  { cifrado, baseUrl, marca }: Pick<Options, 'cifrado' | 'baseUrl'> & { marca: string },
): Record<string, Plantilla> {
  const plantilla: Plantilla = async (entrega) => {
    const escrito = await escribir(entrega)
    if ('tipo' in escrito) return escrito
    const { destino, enlace, titulo, texto, aviso } = escrito
    const { avisos } = textosDe(entrega.idioma)
    const enlaceDeBaja = `${baseUrl.replace(/\/+$/, '')}/api/bajas/${fichaDe(cifrado, 'baja', aviso)}`
    const de = { enlace, enlaceDeBaja, empresa: nombreSeguro(aviso.empresa), marca }
    const carta = entrega.plantilla === 'confirmar' ? avisos.cartaDeConfirmar : avisos.carta
    return {
      to: { address: destino, name: '' },
      sender: de.empresa || marca,
      ...carta({ titulo, texto }, de),
      // RFC 8058: mail programs show a button for it, and their server posts to it.
      headers: {
        'List-Unsubscribe': `<${enlaceDeBaja}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }
  }
  return Object.fromEntries(Object.keys(VALE_EN).map((nombre) => [nombre, plantilla]))
}

const SIN_DEMORA_S = 600

/** Sends notices to a browser. They open the page where the turno was taken. */
export const canalPush = (
  escribir: Redactar,
  enviar: (suscripcion: SuscripcionPush, nota: Nota, signal: AbortSignal) => Promise<Resultado>,
  freno: FrenoDeSalida,
): Envio => ({
  async enviar(entrega, signal) {
    const escrito = await escribir(entrega)
    if ('tipo' in escrito) return escrito
    const { titulo, texto, aviso } = escrito
    const suscripcion = JSON.parse(escrito.destino) as SuscripcionPush
    const espera = await freno(aviso.empresaId, suscripcion.endpoint)
    if (espera) return espera
    const enlace = `/mi-turno/${aviso.empresaUuid}`
    const nota = { titulo, texto, enlace, etiqueta: aviso.turnoUuid, vale: SIN_DEMORA_S }
    return enviar(suscripcion, nota, signal)
  },
})
