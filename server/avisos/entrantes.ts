import { leerRespuesta, paisPermitido } from '#domain/avisos.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { cancelar } from '#server/commands/atender.ts'
import { responder } from '#server/commands/responder.ts'
import type { Entrante, PeticionEntrante } from '#server/outbox/canales/mensajero.ts'
import { findAjustesAvisos } from '#server/store/ajustes-avisos.ts'
import { type EmpresaRef, findEmpresa } from '#server/store/empresas.ts'
import { CLIENTE } from '#server/store/eventos.ts'
import { findSuscripcionByFicha, listSuscripcionesOfHuella } from '#server/store/suscripciones.ts'
import { findTurno } from '#server/store/turnos.ts'
import { type CanalDePago, mensajeroDe, paisesDe } from './ajustes.ts'
import type { Avisador } from './avisador.ts'
import { anotarRecibo, bajaDeDestino, confirmarAviso } from './commands/entrantes.ts'
import { lugarDeDestino } from './lugar-de-destino.ts'

/** Handles a webhook call of a provider. Rejects it unless it is signed with the empresa's credentials. */
export async function recibir(
  a: Avisador,
  empresaUuid: string,
  canal: CanalDePago,
  peticion: PeticionEntrante,
): Promise<void> {
  const empresa = await findEmpresa(a.store.db, { uuid: empresaUuid })
  const ajustes = empresa && (await findAjustesAvisos(a.store.db, { empresaId: empresa.id }))
  const entrantes = ajustes && mensajeroDe(ajustes, canal, a.cifrado, a.proveedores)?.leerEntrantes(peticion)
  // An unknown empresa and a wrong signature get the same reply.
  if (!entrantes) throw new Rechazo('prohibido')
  for (const entrante of entrantes) await atender(a, empresa, entrante, paisesDe(ajustes))
}

async function atender(
  a: Avisador,
  empresa: EmpresaRef,
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
  const huella = a.cifrado.huella(entrante.de)
  if (leida.palabra === 'aviso') {
    const ficha = a.cifrado.huella(`ficha ${leida.ficha}`)
    const suya = await findSuscripcionByFicha(a.store.db, { empresaId: empresa.id, ficha })
    if (!suya) return
    const destino = a.cifrado.cifrar(entrante.de, lugarDeDestino(empresa.id, suya.turno_id))
    const permitido = paisPermitido(entrante.de, paises)
    await a.store.execute(confirmarAviso, { empresaId: empresa.id, ficha, destino, huella, permitido })
    a.seguir(empresa.uuid)
    return
  }
  if (leida.palabra === 'baja') {
    await a.store.execute(bajaDeDestino, { empresaId: empresa.id, huella })
    return
  }
  await deTurno(a, empresa, huella, leida)
}

type DeTurno = { palabra: 'voy' | 'cancelo' } | { palabra: 'tarde'; minutos: number | null }

/** Applies a reply to the latest turno this number subscribed to. Rejections are ignored: it may have ended already. */
async function deTurno(a: Avisador, empresa: EmpresaRef, huella: string, leida: DeTurno): Promise<void> {
  const [suya] = await listSuscripcionesOfHuella(a.store.db, { empresaId: empresa.id, huella })
  const turno = suya && (await findTurno(a.store.db, { empresaId: empresa.id, id: suya.turno_id }))
  if (!turno) return
  const orden = { empresaId: empresa.uuid, turnoId: turno.uuid, actor: CLIENTE }
  const hecho =
    leida.palabra === 'cancelo'
      ? a.store.execute(cancelar, orden)
      : a.store.execute(responder, {
          ...orden,
          palabra: leida.palabra,
          minutos: 'minutos' in leida ? leida.minutos : null,
        })
  await hecho.catch((error: unknown) => {
    if (!(error instanceof Rechazo) || error.status >= 500) throw error
  })
}
