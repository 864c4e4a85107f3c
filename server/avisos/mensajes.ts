import { enSilencio, paisPermitido } from '#domain/avisos.ts'
import { HORA_MS, minutoLocal } from '#domain/jornada.ts'
import type { Aviso } from '#server/outbox/avisos.ts'
import type { Envio, Resultado } from '#server/outbox/envio.ts'
import { countSentSince, findAjustesAvisos, findBaja } from '#server/store/ajustes-avisos.ts'
import type { EntregaTable } from '#server/store/schema/avisos.ts'
import { textosDe } from '#server/texts/textos.ts'
import { type CanalDePago, mensajeroDe, paisesDe, SIN_AJUSTES } from './ajustes.ts'
import type { Avisador } from './avisador.ts'

/** To one number or address in a day. */
const TOPE_DESTINO = 20

/** Why a notice may not leave now: somebody wrote BAJA, the day's cap is reached, or it is night and no call. */
async function motivoDeFreno(
  a: Avisador,
  { id, plantilla }: EntregaTable,
  { aviso, destino }: Aviso,
): Promise<string | null> {
  const { db } = a.store
  const { empresaId, huella, zona } = aviso
  const ajustes = (await findAjustesAvisos(db, empresaId)) ?? SIN_AJUSTES(empresaId)
  if (plantilla !== 'llamado' && plantilla !== 'deshecho') {
    const minuto = minutoLocal(a.clock(), zona)
    if (enSilencio(minuto, ajustes.silencio_desde, ajustes.silencio_hasta)) return 'horas_de_silencio'
  }
  if (aviso.canal === 'push') return null
  if (await findBaja(db, empresaId, huella)) return 'baja'
  // Countries may have changed since the number was given.
  if (aviso.canal !== 'correo' && !paisPermitido(destino, paisesDe(ajustes))) return 'pais_no_permitido'
  const desde = a.clock() - 24 * HORA_MS
  const sent = await countSentSince(db, { empresaId, huella, desde, antesDe: id })
  if (sent.destino >= TOPE_DESTINO) return 'tope_del_destino'
  return sent.empresa >= ajustes.tope_dia ? 'tope_del_dia' : null
}

/** A channel that holds back what may not leave now. */
export const frenado =
  (
    a: Avisador,
    escribir: (entrega: EntregaTable) => Promise<Aviso | Resultado>,
  ): ((entrega: EntregaTable) => Promise<Aviso | Resultado>) =>
  async (entrega) => {
    const escrito = await escribir(entrega)
    if ('tipo' in escrito) return escrito
    const motivo = await motivoDeFreno(a, entrega, escrito)
    return motivo ? { tipo: 'descartada', motivo } : escrito
  }

/** Notices as a text to a number, by the provider that the empresa has set up. */
export const canalMensajes = (
  a: Avisador,
  canal: CanalDePago,
  escribir: (entrega: EntregaTable) => Promise<Aviso | Resultado>,
): Envio => ({
  async enviar(entrega, signal) {
    const ajustes = await findAjustesAvisos(a.store.db, entrega.empresa_id ?? 0)
    const mensajero = ajustes && mensajeroDe(ajustes, canal, a.cifrado, a.proveedores)
    if (!mensajero) return { tipo: 'fallida', motivo: 'sin_proveedor', definitiva: true }
    const escrito = await escribir(entrega)
    if ('tipo' in escrito) return escrito
    const { titulo, texto, enlace, destino, aviso } = escrito
    const { responder } = textosDe(entrega.idioma).avisos
    const avisarA = `${a.baseUrl.replace(/\/+$/, '')}/api/entrada/${aviso.empresaUuid}/${canal}`
    const mensaje = {
      a: destino,
      texto: `${titulo}. ${texto}\n${enlace}\n${responder}`,
      avisarA,
      unica: `turnero-${entrega.id}`,
    }
    return mensajero.enviar(mensaje, signal)
  },
})
