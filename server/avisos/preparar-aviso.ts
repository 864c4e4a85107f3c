import type { AvisoPedido, AvisosDeTurno, CanalAviso } from '#contract/avisos.ts'
import { CONSENTIMIENTOS } from '#contract/avisos.ts'
import { debeConfirmarse, paisPermitido, telefonoLimpio, tocaAvisar } from '#domain/avisos.ts'
import { buzonDe } from '#domain/envios.ts'
import { planVigente } from '#domain/plan.ts'
import { NO_ROW, newToken } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { topeDe } from '#server/commands/envios.ts'
import { normalizarCorreo } from '#server/cuentas/cuentas.ts'
import type { TurnoEncontrado } from '#server/queries/verificar.ts'
import { findAjustesAvisos, findAlta } from '#server/store/ajustes-avisos.ts'
import { findEmpresa, findEmpresaContext } from '#server/store/empresas.ts'
import type { AjustesAvisosTable } from '#server/store/schema/avisos.ts'
import { mensajeroDe, numeroDeWhatsapp, numeroQueEnviaSms } from './ajustes.ts'
import { type CanalDePago, paisesDe, SIN_AJUSTES } from './ajustes-guardados.ts'
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
  const numeroDeSms = ajustes ? numeroQueEnviaSms(ajustes) : null
  return avisosDeTurno(a.store.db, a.cifrado, turno, { ofrece, numeroDeSms })
}

/** Makes the order of `pedirAviso` for a customer who has consented, and the link that would confirm it on WhatsApp. */
export async function prepararAviso(
  a: Avisador,
  turno: TurnoEncontrado,
  pedido: AvisoPedido,
  { idioma, faltantes }: { idioma: string; faltantes: number },
): Promise<{ orden: Omit<OrdenAviso, 'navegador'>; enlaceWhatsapp: string }> {
  if (!Object.values(CONSENTIMIENTOS).includes(pedido.consentimiento))
    throw invalido('consentimiento', 'consentimiento_viejo')
  const ajustes =
    (await findAjustesAvisos(a.store.db, { empresaId: turno.empresa_id })) ?? SIN_AJUSTES(turno.empresa_id)
  const { ofrece } = await verAvisos(a, turno)
  if (!ofrece[pedido.canal]) throw new Rechazo('aviso_no_disponible')
  // On WhatsApp, customers consent by writing first, and their number comes with that message.
  const ficha = pedido.canal === 'whatsapp' ? newFicha() : null
  const destino = ficha === null ? await destinoDe(a, pedido, ajustes, turno) : null
  if (destino !== null && debeConfirmarse(pedido.canal)) await exigirTopes(a, turno, pedido.canal, destino)
  const numero = numeroDeWhatsapp(ajustes)?.replace(/\D/g, '')
  return {
    orden: {
      empresaId: turno.empresa_id,
      turnoId: turno.id,
      canal: pedido.canal,
      destino:
        destino === null
          ? null
          : {
              destino: a.cifrado.cifrar(destino, lugarDeDestino(turno.empresa_id, turno.id)),
              huella: a.cifrado.huella(buzonDe(destino)),
            },
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
  const huella = a.cifrado.huella(buzonDe(destino))
  const confirma = (await findAlta(a.store.db, { empresaId, huella })) === undefined
  const envio = envioDe(a, { canal, destino, empresaId, organizacionId, confirma })
  const tope = await topeDe(a.store.db, envio, a.clock(), { sinHora: true })
  // The message that was sent before confirms this request too.
  if (tope && tope !== 'confirmacion_pedida')
    throw new Rechazo(tope === 'tope_del_destino' ? 'destino_saturado' : 'aviso_no_disponible')
}

const newFicha = () =>
  newToken()
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 10)
    .toLowerCase()

/**
 * Validates the destination and returns it in the format of its channel. Null if the customer sent none, which keeps
 * the one that the channel has.
 */
async function destinoDe(
  a: Avisador,
  { canal, destino, push }: AvisoPedido,
  ajustes: AjustesAvisosTable,
  { empresaUuid }: TurnoEncontrado,
): Promise<string | null> {
  if (canal === 'push') {
    if (push && !a.admitePush(push.endpoint)) {
      throw new Rechazo('aviso_no_disponible', { detalles: [{ campo: 'push', fallo: 'servicio_de_push' }] })
    }
    return push ? JSON.stringify(push) : null
  }
  if (!destino) return null
  if (canal === 'correo') {
    const correo = normalizarCorreo(destino)
    if (!/^[^\s@]+@[^\s@]+$/.test(correo)) throw invalido('destino', 'destino_invalido')
    return correo
  }
  const numero = telefonoLimpio(destino)
  if (!numero) throw invalido('destino', 'destino_invalido')
  const { zona } = (await findEmpresa(a.store.db, { uuid: empresaUuid })) ?? { zona: '' }
  if (!paisPermitido(numero, { canal, paises: paisesDe(ajustes), zona }))
    throw invalido('destino', 'pais_no_permitido')
  return numero
}
