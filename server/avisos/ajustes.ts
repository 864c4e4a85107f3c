import type { AjustesAvisos, AjustesAvisosEnviados } from '#contract/ajustes-avisos.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import { firmado } from '#server/outbox/canales/firmado.ts'
import type { Mensajero } from '#server/outbox/canales/mensajero.ts'
import { twilio } from '#server/outbox/canales/twilio.ts'
import { whatsapp } from '#server/outbox/canales/whatsapp.ts'
import type { Cifrado } from '#server/secrets/cifrado.ts'
import type { AjustesAvisosTable } from '#server/store/schema/avisos.ts'
import {
  type AjustesCifrados,
  type CanalDePago,
  canalesDe,
  frasesDe,
  paisesDe,
  type Secreto,
  secretosDe,
} from './ajustes-guardados.ts'

/** Where a secret is stored, for its encryption. */
const lugarDe = (empresaId: EmpresaId, canal: CanalDePago, campo: string) =>
  `ajustes_avisos ${empresaId} ${canal} ${campo}`

/** Encrypts the secrets among the settings that an owner sent. */
export function conSecretosCifrados(
  empresaId: EmpresaId,
  { whatsapp, sms, ...resto }: AjustesAvisosEnviados,
  cifrado: Cifrado,
): AjustesCifrados {
  const cifrar = (claro: string | undefined, canal: CanalDePago, campo: string): Secreto | undefined =>
    claro === undefined
      ? undefined
      : {
          cifrado: cifrado.cifrar(claro, lugarDe(empresaId, canal, campo)),
          huella: cifrado.huella(`secreto ${claro}`),
        }
  return {
    ...resto,
    ...(whatsapp !== undefined && {
      whatsapp: whatsapp && {
        ...whatsapp,
        token: cifrar(whatsapp.token, 'whatsapp', 'token'),
        secreto: cifrar(whatsapp.secreto, 'whatsapp', 'secreto'),
      },
    }),
    ...(sms !== undefined && { sms: sms && { ...sms, token: cifrar(sms.token, 'sms', 'token') } }),
  }
}

/** The secrets of a channel in clear, without those that cannot be decrypted. */
function clavesDe(fila: AjustesAvisosTable, canal: CanalDePago, cifrado: Cifrado) {
  const suyos: { token?: Secreto; secreto?: Secreto } = secretosDe(fila)[canal] ?? {}
  const claro = (campo: 'token' | 'secreto') => {
    const guardado = suyos[campo]?.cifrado
    return guardado && cifrado.descifrar(guardado, lugarDe(fila.empresa_id, canal, campo))
  }
  return { token: claro('token'), secreto: claro('secreto') }
}

export interface Proveedores {
  whatsappUrl: string
  twilioUrl: string
  clock: () => number
  /** Also allows providers without HTTPS or in a private network, such as those of tests. */
  trusted: boolean
}

/** The provider that an empresa has set up for a channel; null if there is none or its settings are incomplete. */
export function mensajeroDe(
  fila: AjustesAvisosTable,
  canal: CanalDePago,
  cifrado: Cifrado,
  { whatsappUrl, twilioUrl, ...options }: Proveedores,
): Mensajero | null {
  const canales = canalesDe(fila)
  const { token, secreto } = clavesDe(fila, canal, cifrado)
  if (canal === 'whatsapp') {
    if (!canales.whatsapp || !token || !secreto) return null
    return whatsapp({ ...canales.whatsapp, token, secreto }, { ...options, url: whatsappUrl })
  }
  if (!canales.sms || !token) return null
  const { proveedor, cuenta, desde, url } = canales.sms
  return proveedor === 'twilio'
    ? twilio({ cuenta, desde, token }, { ...options, url: twilioUrl })
    : firmado({ url, secreto: token }, options)
}

/** The WhatsApp number that customers write to. */
export const numeroDeWhatsapp = (fila: AjustesAvisosTable): string | null =>
  canalesDe(fila).whatsapp?.numero ?? null

/** The number that SMS come from; null with a provider that does not tell. */
export const numeroQueEnviaSms = (fila: AjustesAvisosTable): string | null =>
  canalesDe(fila).sms?.desde || null

/** The token with which WhatsApp verifies our webhook address. */
export const palabraDe = (cifrado: Cifrado, empresaUuid: string): string =>
  cifrado.huella(`verificacion ${empresaUuid}`)

export function presentAjustes(
  fila: AjustesAvisosTable,
  empresaUuid: string,
  { cifrado, baseUrl, disponible }: { cifrado: Cifrado; baseUrl: string; disponible: boolean },
): AjustesAvisos {
  const canales = canalesDe(fila)
  const [deWhatsapp, deSms] = [clavesDe(fila, 'whatsapp', cifrado), clavesDe(fila, 'sms', cifrado)]
  const entrada = `${baseUrl.replace(/\/+$/, '')}/api/entrada/${empresaUuid}`
  const { silencio_desde: desde, silencio_hasta: hasta } = fila
  return {
    disponible,
    whatsapp: canales.whatsapp && {
      ...canales.whatsapp,
      listo: Boolean(deWhatsapp.token && deWhatsapp.secreto),
    },
    sms: canales.sms && { ...canales.sms, listo: Boolean(deSms.token) },
    paises: paisesDe(fila),
    topeDia: fila.tope_dia,
    silencio: desde === null || hasta === null ? null : { desde, hasta },
    frases: frasesDe(fila),
    entrada: {
      whatsapp: `${entrada}/whatsapp`,
      sms: `${entrada}/sms`,
      verificacion: palabraDe(cifrado, empresaUuid),
    },
  }
}
