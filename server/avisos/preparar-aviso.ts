import type { AvisoPedido, AvisosDeTurno, CanalAviso } from '#contract/avisos.ts'
import { CONSENTIMIENTO_VERSION } from '#contract/avisos.ts'
import { paisPermitido, sinConfirmar, telefonoLimpio, tocaAvisar } from '#domain/avisos.ts'
import { buzonDe } from '#domain/envios.ts'
import { planVigente } from '#domain/plan.ts'
import { NO_ROW, newToken } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { topeDe } from '#server/commands/envios.ts'
import { normalizarCorreo } from '#server/cuentas/cuentas.ts'
import type { TurnoEncontrado } from '#server/queries/verificar.ts'
import { findAjustesAvisos } from '#server/store/ajustes-avisos.ts'
import { findEmpresaContext } from '#server/store/empresas.ts'
import type { AjustesAvisosTable } from '#server/store/schema/avisos.ts'
import { listSuscripcionesOfTurno } from '#server/store/suscripciones.ts'
import { type CanalDePago, mensajeroDe, numeroDeWhatsapp, paisesDe, SIN_AJUSTES } from './ajustes.ts'
import type { Avisador } from './avisador.ts'
import type { OrdenAviso } from './commands/suscripciones.ts'
import { lugarDeDestino } from './lugar-de-destino.ts'
import { envioDe } from './mensajes.ts'
import { avisosDeTurno } from './queries.ts'

const invalido = (campo: string, fallo: 'consentimiento_viejo' | 'destino_invalido' | 'pais_no_permitido') =>
  new Rechazo('datos_invalidos', { detalles: [{ campo, fallo }] })

/** Whether the plan of an empresa includes paid messages: WhatsApp and SMS. */
export async function planConMensajes(a: Avisador, empresaUuid: string): Promise<boolean> {
  const empresa = await findEmpresaContext(a.store.db, { uuid: empresaUuid })
  if (!empresa) return false
  const cuenta = { plan: empresa.plan, pruebaHasta: empresa.prueba_hasta }
  return planVigente(cuenta, a.politica, a.clock()).mensajes
}

/** The notices of a turno: the channels its holder may choose, and those chosen. */
export async function verAvisos(
  a: Avisador,
  turno: TurnoEncontrado,
  enlaceWhatsapp = '',
): Promise<AvisosDeTurno> {
  const ajustes = await findAjustesAvisos(a.store.db, { empresaId: turno.empresa_id })
  const de = async (canal: CanalDePago) =>
    ajustes !== undefined &&
    mensajeroDe(ajustes, canal, a.cifrado, a.proveedores) !== null &&
    (await planConMensajes(a, turno.empresaUuid))
  const ofrece = {
    push: { clave: a.clavePush },
    correo: a.correoSale,
    whatsapp: (await de('whatsapp')) ? { enlace: enlaceWhatsapp } : null,
    sms: await de('sms'),
  }
  return avisosDeTurno(a.store.db, a.cifrado, turno, ofrece)
}

/** Makes the order of `pedirAviso` for a customer who has consented, and the link that confirms it on WhatsApp. */
export async function prepararAviso(
  a: Avisador,
  turno: TurnoEncontrado,
  pedido: AvisoPedido,
  { idioma, faltantes }: { idioma: string; faltantes: number },
): Promise<{ orden: Omit<OrdenAviso, 'navegador'>; enlaceWhatsapp: string }> {
  if (pedido.consentimiento !== CONSENTIMIENTO_VERSION)
    throw invalido('consentimiento', 'consentimiento_viejo')
  const ajustes =
    (await findAjustesAvisos(a.store.db, { empresaId: turno.empresa_id })) ?? SIN_AJUSTES(turno.empresa_id)
  const { ofrece } = await verAvisos(a, turno)
  if (!ofrece[pedido.canal]) throw new Rechazo('aviso_no_disponible')
  const suya = await suscripcionDe(a, turno, pedido)
  // On WhatsApp, customers consent by writing first, and their number comes with that message.
  const ficha = pedido.canal === 'whatsapp' && !suya ? newFicha() : null
  const nuevo = suya || ficha !== null ? '' : destinoDe(pedido, ajustes)
  if (nuevo !== '' && sinConfirmar(pedido.canal)) await exigirTopes(a, turno, pedido.canal, nuevo)
  const { destino, huella } = suya ?? cifrados(a, turno, nuevo)
  const numero = numeroDeWhatsapp(ajustes)?.replace(/\D/g, '')
  return {
    orden: {
      empresaId: turno.empresa_id,
      turnoId: turno.id,
      canal: pedido.canal,
      destino,
      huella,
      ficha: ficha && a.cifrado.huella(`ficha ${ficha}`),
      cuando: pedido.cuando,
      idioma,
      consentimiento: pedido.consentimiento,
      cerca: tocaAvisar(pedido.cuando, faltantes, null),
      reemplaza: pedido.reemplaza === true,
    },
    enlaceWhatsapp: ficha ? `https://wa.me/${numero}?text=${encodeURIComponent(`AVISO ${ficha}`)}` : '',
  }
}

/** Rejects a destination that has reached a daily cap: its owner would wait for notices in vain. */
async function exigirTopes(
  a: Avisador,
  { empresa_id: empresaId, empresaUuid }: TurnoEncontrado,
  canal: CanalAviso,
  destino: string,
): Promise<void> {
  const organizacionId =
    (await findEmpresaContext(a.store.db, { uuid: empresaUuid }))?.organizacion_id ?? NO_ROW
  const envio = envioDe(a, { canal, destino, empresaId, organizacionId })
  const tope = await topeDe(a.store.db, envio, a.clock(), { sinHora: true })
  if (tope) throw new Rechazo(tope === 'tope_del_destino' ? 'destino_saturado' : 'aviso_no_disponible')
}

const newFicha = () =>
  newToken()
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 10)
    .toLowerCase()

const cifrados = ({ cifrado }: Avisador, { empresa_id, id }: TurnoEncontrado, destino: string) => ({
  destino: destino === '' ? '' : cifrado.cifrar(destino, lugarDeDestino(empresa_id, id)),
  huella: destino === '' ? '' : cifrado.huella(buzonDe(destino)),
})

/** The active subscription of the channel, if the customer changes only when to be notified. */
async function suscripcionDe(a: Avisador, turno: TurnoEncontrado, { canal, destino, push }: AvisoPedido) {
  if (destino || push) return undefined
  const suyas = await listSuscripcionesOfTurno(a.store.db, { empresaId: turno.empresa_id, turnoId: turno.id })
  return suyas.find((suya) => suya.canal === canal && suya.estado === 'activa' && suya.destino !== '')
}

/** Validates the destination and returns it in the format of its channel. */
function destinoDe({ canal, destino = '', push }: AvisoPedido, ajustes: AjustesAvisosTable): string {
  if (canal === 'push') {
    if (!push) throw invalido('push', 'destino_invalido')
    return JSON.stringify(push)
  }
  if (canal === 'correo') {
    const correo = normalizarCorreo(destino)
    if (!/^[^\s@]+@[^\s@]+$/.test(correo)) throw invalido('destino', 'destino_invalido')
    return correo
  }
  const numero = telefonoLimpio(destino)
  if (!numero) throw invalido('destino', 'destino_invalido')
  if (!paisPermitido(numero, paisesDe(ajustes))) throw invalido('destino', 'pais_no_permitido')
  return numero
}
