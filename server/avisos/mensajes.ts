import { enSilencio, paisPermitido } from '#domain/avisos.ts'
import { buzonDe } from '#domain/envios.ts'
import { minutoLocal } from '#domain/jornada.ts'
import { type EmpresaId, NO_ROW, type OrganizacionId } from '#server/base/ids.ts'
import { admitirEnvio } from '#server/commands/envios.ts'
import type { Envio, Resultado } from '#server/outbox/envio.ts'
import { findAjustesAvisos, findBaja } from '#server/store/ajustes-avisos.ts'
import type { DeEnvio } from '#server/store/envios.ts'
import type { EntregaTable } from '#server/store/schema/avisos.ts'
import { textosDe } from '#server/texts/textos.ts'
import { mensajeroDe } from './ajustes.ts'
import { type CanalDePago, paisesDe, SIN_AJUSTES } from './ajustes-guardados.ts'
import type { Avisador } from './avisador.ts'
import type { Aviso } from './plantillas.ts'

/** Notices that quiet hours do not hold back: those of a call or of the staff, and answers to the customer. */
const SIEMPRE: readonly string[] = ['llamado', 'deshecho', 'confirmar', 'contestacion', 'acercate', 'frase']

/**
 * Returns why a notice must not be sent now, if so: the customer unsubscribed, a cap is reached, the country is not
 * allowed, or it is a quiet hour.
 */
async function frenoDe(
  a: Avisador,
  { id: entregaId, plantilla }: EntregaTable,
  { aviso, destino }: Aviso,
): Promise<string | null> {
  const { db } = a.store
  const { empresaId, canal, huella, zona } = aviso
  const ajustes = (await findAjustesAvisos(db, { empresaId })) ?? SIN_AJUSTES(empresaId)
  if (!SIEMPRE.includes(plantilla)) {
    const minuto = minutoLocal(a.clock(), zona)
    if (enSilencio(minuto, ajustes.silencio_desde, ajustes.silencio_hasta)) return 'horas_de_silencio'
  }
  if (canal === 'push') return null
  // A customer who unsubscribed and asks again on the phone is asked to confirm; until then nothing else is sent.
  // The answer to BAJA says that it was done.
  const sinBaja = plantilla === 'confirmar' || plantilla === 'contestacion'
  if (!sinBaja && (await findBaja(db, { empresaId, huella }))) return 'baja'
  // The allowed countries may have changed since the customer gave the number.
  if (canal !== 'correo' && !paisPermitido(destino, { canal, paises: paisesDe(ajustes), zona }))
    return 'pais_no_permitido'
  const { organizacionId } = aviso
  const confirma = plantilla === 'confirmar'
  const envio = envioDe(a, { canal, destino, empresaId, organizacionId, confirma })
  return a.store.execute(admitirEnvio, { envio, entregaId })
}

/** The record of a message that counts against the caps. */
export const envioDe = (
  { cifrado }: Pick<Avisador, 'cifrado'>,
  {
    canal,
    destino,
    ...de
  }: {
    canal: string
    destino: string
    empresaId: EmpresaId
    organizacionId: OrganizacionId
    /** Whether the message asks the destination to confirm. */
    confirma: boolean
  },
): DeEnvio => ({
  huella: cifrado.huella(buzonDe(destino)),
  canal,
  organizacion_id: de.organizacionId,
  empresa_id: de.empresaId,
  confirma: de.confirma ? 1 : 0,
})

/** Wraps `escribir` so that notices that must not be sent now are discarded. */
export const frenado =
  (
    a: Avisador,
    escribir: (entrega: EntregaTable) => Promise<Aviso | Resultado>,
  ): ((entrega: EntregaTable) => Promise<Aviso | Resultado>) =>
  async (entrega) => {
    const escrito = await escribir(entrega)
    if ('tipo' in escrito) return escrito
    const error = await frenoDe(a, entrega, escrito)
    return error ? { tipo: 'descartada', error } : escrito
  }

/** Sends notices as text messages through the provider that the empresa has set up. */
export const canalMensajes = (
  a: Avisador,
  canal: CanalDePago,
  escribir: (entrega: EntregaTable) => Promise<Aviso | Resultado>,
): Envio => ({
  async enviar(entrega, signal) {
    const ajustes = await findAjustesAvisos(a.store.db, { empresaId: entrega.empresa_id ?? NO_ROW })
    const mensajero = ajustes && mensajeroDe(ajustes, canal, a.cifrado, a.proveedores)
    if (!mensajero) return { tipo: 'fallida', error: 'sin_proveedor', definitiva: true }
    const escrito = await escribir(entrega)
    if ('tipo' in escrito) return escrito
    const { titulo, texto, enlace, destino, aviso } = escrito
    const espera = mensajero.url && (await a.freno(aviso.empresaId, mensajero.url))
    if (espera) return espera
    const { responder, responderAConfirmar } = textosDe(entrega.idioma).avisos
    const respuestas = entrega.plantilla === 'confirmar' ? responderAConfirmar : responder
    const avisarA = `${a.baseUrl.replace(/\/+$/, '')}/api/entrada/${aviso.empresaUuid}/${canal}`
    const mensaje = {
      a: destino,
      texto: titulo ? `${titulo}. ${texto}\n${enlace}\n${respuestas}` : texto,
      avisarA,
      unica: `turnero-${entrega.id}`,
    }
    return mensajero.enviar(mensaje, signal)
  },
})
