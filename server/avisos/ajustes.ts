import type { AjustesAvisos, AjustesAvisosEnviados } from '#contract/ajustes-avisos.ts'
import { MENSAJES_POR_EMPRESA_Y_DIA } from '#domain/envios.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import { firmado } from '#server/outbox/canales/firmado.ts'
import type { Mensajero } from '#server/outbox/canales/mensajero.ts'
import { twilio } from '#server/outbox/canales/twilio.ts'
import { whatsapp } from '#server/outbox/canales/whatsapp.ts'
import type { Cifrado } from '#server/secrets/cifrado.ts'
import type { AjustesAvisosTable } from '#server/store/schema/avisos.ts'

export type CanalDePago = 'whatsapp' | 'sms'

/** The stored settings of each channel, without its secrets. */
interface Canales {
  whatsapp: { numero: string; numeroId: string } | null
  sms: { proveedor: 'twilio' | 'firmado'; cuenta: string; desde: string; url: string } | null
}

interface Secretos {
  whatsapp?: { token?: string; secreto?: string }
  sms?: { token?: string }
}

export const SIN_AJUSTES = (empresaId: EmpresaId): AjustesAvisosTable => ({
  empresa_id: empresaId,
  canales: JSON.stringify({ whatsapp: null, sms: null }),
  secretos: '',
  paises: '[]',
  tope_dia: MENSAJES_POR_EMPRESA_Y_DIA,
  silencio_desde: null,
  silencio_hasta: null,
})

const canalesDe = ({ canales }: AjustesAvisosTable) => JSON.parse(canales) as Canales
export const paisesDe = ({ paises }: AjustesAvisosTable) => JSON.parse(paises) as string[]

/** Where the secrets are stored, for their encryption. */
const lugarDe = ({ empresa_id }: AjustesAvisosTable) => `ajustes_avisos ${empresa_id} secretos`

function secretosDe(fila: AjustesAvisosTable, cifrado: Cifrado): Secretos {
  const claro = fila.secretos === '' ? null : cifrado.descifrar(fila.secretos, lugarDe(fila))
  return claro === null ? {} : (JSON.parse(claro) as Secretos)
}

/** Applies the settings that were sent. An absent secret is kept; a channel set to null is removed with its secrets. */
export function conCambios(
  fila: AjustesAvisosTable,
  enviado: AjustesAvisosEnviados,
  cifrado: Cifrado,
): AjustesAvisosTable {
  const canales = canalesDe(fila)
  const secretos = secretosDe(fila, cifrado)
  if (enviado.whatsapp !== undefined) {
    const { token, secreto, ...resto } = enviado.whatsapp ?? {}
    canales.whatsapp = enviado.whatsapp && (resto as Canales['whatsapp'])
    secretos.whatsapp = enviado.whatsapp
      ? { token: token ?? secretos.whatsapp?.token, secreto: secreto ?? secretos.whatsapp?.secreto }
      : undefined
  }
  if (enviado.sms !== undefined) {
    const { token, ...resto } = enviado.sms ?? {}
    const mismo = canales.sms?.proveedor === enviado.sms?.proveedor
    canales.sms = enviado.sms && (resto as Canales['sms'])
    secretos.sms = enviado.sms ? { token: token ?? (mismo ? secretos.sms?.token : undefined) } : undefined
  }
  return {
    ...fila,
    canales: JSON.stringify(canales),
    secretos: cifrado.cifrar(JSON.stringify(secretos), lugarDe(fila)),
    paises: JSON.stringify(enviado.paises ?? paisesDe(fila)),
    tope_dia: enviado.topeDia ?? fila.tope_dia,
    ...(enviado.silencio !== undefined && {
      silencio_desde: enviado.silencio?.desde ?? null,
      silencio_hasta: enviado.silencio?.hasta ?? null,
    }),
  }
}

/** The channels that have new secrets. */
export function credencialesCambiadas(
  antes: AjustesAvisosTable,
  despues: AjustesAvisosTable,
  cifrado: Cifrado,
): CanalDePago[] {
  const [viejos, nuevos] = [secretosDe(antes, cifrado), secretosDe(despues, cifrado)]
  const canales = ['whatsapp', 'sms'] as const
  return canales.filter(
    (canal) => nuevos[canal] && JSON.stringify(viejos[canal] ?? {}) !== JSON.stringify(nuevos[canal]),
  )
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
  const secretos = secretosDe(fila, cifrado)
  if (canal === 'whatsapp') {
    const { token, secreto } = secretos.whatsapp ?? {}
    if (!canales.whatsapp || !token || !secreto) return null
    return whatsapp({ ...canales.whatsapp, token, secreto }, { ...options, url: whatsappUrl })
  }
  const token = secretos.sms?.token
  if (!canales.sms || !token) return null
  const { proveedor, cuenta, desde, url } = canales.sms
  return proveedor === 'twilio'
    ? twilio({ cuenta, desde, token }, { ...options, url: twilioUrl })
    : firmado({ url, secreto: token }, options)
}

/** The WhatsApp number that customers write to. */
export const numeroDeWhatsapp = (fila: AjustesAvisosTable): string | null =>
  canalesDe(fila).whatsapp?.numero ?? null

/** The token with which WhatsApp verifies our webhook address. */
export const palabraDe = (cifrado: Cifrado, empresaUuid: string): string =>
  cifrado.huella(`verificacion ${empresaUuid}`)

export function presentAjustes(
  fila: AjustesAvisosTable,
  empresaUuid: string,
  { cifrado, baseUrl, disponible }: { cifrado: Cifrado; baseUrl: string; disponible: boolean },
): AjustesAvisos {
  const canales = canalesDe(fila)
  const secretos = secretosDe(fila, cifrado)
  const entrada = `${baseUrl.replace(/\/+$/, '')}/api/entrada/${empresaUuid}`
  const { silencio_desde: desde, silencio_hasta: hasta } = fila
  return {
    disponible,
    whatsapp: canales.whatsapp && {
      ...canales.whatsapp,
      listo: Boolean(secretos.whatsapp?.token && secretos.whatsapp.secreto),
    },
    sms: canales.sms && { ...canales.sms, listo: Boolean(secretos.sms?.token) },
    paises: paisesDe(fila),
    topeDia: fila.tope_dia,
    silencio: desde === null || hasta === null ? null : { desde, hasta },
    entrada: {
      whatsapp: `${entrada}/whatsapp`,
      sms: `${entrada}/sms`,
      verificacion: palabraDe(cifrado, empresaUuid),
    },
  }
}
