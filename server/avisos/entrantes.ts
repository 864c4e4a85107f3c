import { leerRespuesta, paisPermitido } from '#domain/avisos.ts'
import { buzonDe } from '#domain/envios.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { cancelar } from '#server/commands/atender.ts'
import { responder } from '#server/commands/responder.ts'
import type { Entrante, PeticionEntrante } from '#server/outbox/canales/mensajero.ts'
import { findAjustesAvisos } from '#server/store/ajustes-avisos.ts'
import { findEmpresa } from '#server/store/empresas.ts'
import { CLIENTE } from '#server/store/eventos.ts'
import type { EmpresaTable } from '#server/store/schema.ts'
import { findSuscripcionByFicha, listAbiertasOfHuella } from '#server/store/suscripciones.ts'
import { findTurno } from '#server/store/turnos.ts'
import { mensajeroDe } from './ajustes.ts'
import { type CanalDePago, paisesDe } from './ajustes-guardados.ts'
import type { Avisador } from './avisador.ts'
import {
  altaDeDestino,
  anotarRecibo,
  bajaDeDestino,
  confirmarAviso,
  type OrdenDeDestino,
} from './commands/entrantes.ts'
import { lugarDeDestino } from './lugar-de-destino.ts'

/**
 * Handles a webhook call of a provider. Rejects it unless it is signed with the empresa's credentials. Only signed calls
 * count against the empresa's limit, so that strangers cannot use it up.
 */
export async function recibir(
  a: Avisador,
  empresaUuid: string,
  canal: CanalDePago,
  peticion: PeticionEntrante,
  limitar: () => Promise<void>,
): Promise<void> {
  const empresa = await findEmpresa(a.store.db, { uuid: empresaUuid })
  const ajustes = empresa && (await findAjustesAvisos(a.store.db, { empresaId: empresa.id }))
  const entrantes = ajustes && mensajeroDe(ajustes, canal, a.cifrado, a.proveedores)?.leerEntrantes(peticion)
  // An unknown empresa and a wrong signature get the same reply.
  if (!entrantes) throw new Rechazo('prohibido')
  await limitar()
  for (const entrante of entrantes) await atender(a, empresa, canal, entrante, paisesDe(ajustes))
}

async function atender(
  a: Avisador,
  empresa: EmpresaTable,
  canal: CanalDePago,
  entrante: Entrante,
  paises: readonly string[],
): Promise<void> {
  if (entrante.tipo === 'estado') {
    const { tipo: _, ...recibo } = entrante
    await a.store.execute(anotarRecibo, { empresaId: empresa.id, ...recibo })
    return
  }
  const leida = leerRespuesta(entrante.texto)
  if (!leida) return
  const huella = a.cifrado.huella(buzonDe(entrante.de))
  // Providers repeat messages, and a signed one could be replayed. The id makes every command run once.
  const llave = `entrante ${canal} ${entrante.id}`
  const orden = { empresaId: empresa.uuid, id: empresa.id, huella, llave, actor: CLIENTE }
  if (leida.palabra === 'aviso') {
    const ficha = a.cifrado.huella(`ficha ${leida.ficha}`)
    const suya = await findSuscripcionByFicha(a.store.db, { empresaId: empresa.id, ficha })
    if (!suya) return
    const destino = a.cifrado.cifrar(entrante.de, lugarDeDestino(empresa.id, suya.turno_id))
    const permitido = paisPermitido(entrante.de, { canal, paises, zona: empresa.zona })
    await unaVez(a.store.execute(confirmarAviso, { ...orden, ficha, destino, permitido }))
    a.seguir(empresa.uuid)
  } else if (leida.palabra === 'si') await unaVez(a.store.execute(altaDeDestino, orden))
  else if (leida.palabra === 'baja') await unaVez(a.store.execute(bajaDeDestino, orden))
  else await deTurno(a, orden, leida)
}

/** Ignores rejections: the turno may have ended already, or the message was handled before. */
const unaVez = (hecho: Promise<unknown>) =>
  hecho.catch((error: unknown) => {
    if (!(error instanceof Rechazo) || error.status >= 500) throw error
  })

type DeTurno = { palabra: 'voy' | 'cancelo' } | { palabra: 'tarde'; minutos: number | null }

/** Applies a reply to the latest turno with notices to this number. */
async function deTurno(
  a: Avisador,
  { empresaId, id, huella, llave, actor }: OrdenDeDestino,
  leida: DeTurno,
): Promise<void> {
  const suyas = await listAbiertasOfHuella(a.store.db, { empresaId: id, huella })
  const suya = suyas.find(({ estado }) => estado === 'activa')
  const turno = suya && (await findTurno(a.store.db, { empresaId: id, id: suya.turno_id }))
  if (!turno) return
  const orden = { empresaId, turnoId: turno.uuid, llave, actor }
  const minutos = 'minutos' in leida ? leida.minutos : null
  await unaVez(
    leida.palabra === 'cancelo'
      ? a.store.execute(cancelar, orden)
      : a.store.execute(responder, { ...orden, palabra: leida.palabra, minutos }),
  )
}
