import type { AjustesAvisosEnviados } from '#contract/ajustes-avisos.ts'
import { MENSAJES_POR_EMPRESA_Y_DIA } from '#domain/envios.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import type { AjustesAvisosTable } from '#server/store/schema/avisos.ts'

export type CanalDePago = 'whatsapp' | 'sms'

/** The stored settings of each channel, without its secrets. */
interface Canales {
  whatsapp: { numero: string; numeroId: string } | null
  sms: { proveedor: 'twilio' | 'firmado'; cuenta: string; desde: string; url: string } | null
}

/** A secret by itself, so that a command can merge and compare secrets without the key. */
export interface Secreto {
  cifrado: string
  /** Keyed digest. */
  huella: string
}

interface Secretos {
  whatsapp?: { token?: Secreto | undefined; secreto?: Secreto | undefined } | undefined
  sms?: { token?: Secreto | undefined } | undefined
}

type Enviado<Canal extends CanalDePago> = NonNullable<AjustesAvisosEnviados[Canal]>

/** The settings that an owner sent, with encrypted secrets. */
export interface AjustesCifrados extends Omit<AjustesAvisosEnviados, CanalDePago> {
  whatsapp?: (Omit<Enviado<'whatsapp'>, 'token' | 'secreto'> & Secretos['whatsapp']) | null
  sms?: (Omit<Enviado<'sms'>, 'token'> & Secretos['sms']) | null
}

export const SIN_AJUSTES = (empresaId: EmpresaId): AjustesAvisosTable => ({
  empresa_id: empresaId,
  canales: JSON.stringify({ whatsapp: null, sms: null }),
  secretos: '{}',
  paises: '[]',
  tope_dia: MENSAJES_POR_EMPRESA_Y_DIA,
  silencio_desde: null,
  silencio_hasta: null,
  frases: '[]',
})

export const canalesDe = ({ canales }: AjustesAvisosTable) => JSON.parse(canales) as Canales
export const secretosDe = ({ secretos }: AjustesAvisosTable) => JSON.parse(secretos) as Secretos
export const paisesDe = ({ paises }: AjustesAvisosTable) => JSON.parse(paises) as string[]

export const frasesDe = ({ frases }: AjustesAvisosTable) => JSON.parse(frases) as string[]

/** Applies the settings that were sent. An absent secret is kept; a channel set to null is removed with its secrets. */
export function conCambios(fila: AjustesAvisosTable, enviado: AjustesCifrados): AjustesAvisosTable {
  const canales = canalesDe(fila)
  const secretos = secretosDe(fila)
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
    secretos: JSON.stringify(secretos),
    paises: JSON.stringify(enviado.paises ?? paisesDe(fila)),
    tope_dia: enviado.topeDia ?? fila.tope_dia,
    ...(enviado.frases && { frases: JSON.stringify(enviado.frases.map(limpiarLinea)) }),
    ...(enviado.silencio !== undefined && {
      silencio_desde: enviado.silencio?.desde ?? null,
      silencio_hasta: enviado.silencio?.hasta ?? null,
    }),
  }
}

/** The channels that have new secrets. */
export function credencialesCambiadas(antes: AjustesAvisosTable, despues: AjustesAvisosTable): CanalDePago[] {
  const [viejos, nuevos] = [secretosDe(antes), secretosDe(despues)]
  const huellas = (secretos: Secretos, canal: CanalDePago) =>
    Object.values<Secreto | undefined>(secretos[canal] ?? {}).map((secreto) => secreto?.huella)
  const canales = ['whatsapp', 'sms'] as const
  return canales.filter(
    (canal) => nuevos[canal] && String(huellas(viejos, canal)) !== String(huellas(nuevos, canal)),
  )
}
