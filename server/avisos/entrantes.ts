import { leerRespuesta, mensajeLimpio, paisPermitido } from '#domain/avisos.ts'
import { buzonDe } from '#domain/envios.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import type { Entrante, PeticionEntrante } from '#server/outbox/canales/mensajero.ts'
import { findAjustesAvisos } from '#server/store/ajustes-avisos.ts'
import { findEmpresa } from '#server/store/empresas.ts'
import type { EmpresaTable } from '#server/store/schema.ts'
import { findSuscripcionByFicha, listAbiertasOfHuella } from '#server/store/suscripciones.ts'
import { mensajeroDe } from './ajustes.ts'
import { type CanalDePago, paisesDe } from './ajustes-guardados.ts'
import type { Avisador } from './avisador.ts'
import { anotarRecibo, atenderEntrante, type Confirma } from './commands/entrantes.ts'
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
  const palabra = leerRespuesta(entrante.texto)
  const texto = mensajeLimpio(entrante.texto)
  const leida =
    palabra?.palabra === 'aviso'
      ? await confirma(a, empresa, canal, entrante.de, palabra.ficha, paises)
      : (palabra ?? (texto && { palabra: 'mensaje' as const, texto }))
  if (!leida) return
  const huella = a.cifrado.huella(buzonDe(entrante.de))
  // What strangers write to the company's number is not ours.
  if (leida.palabra === 'mensaje' && !(await tieneAvisos(a, empresa, huella))) return
  await a.store.execute(atenderEntrante, {
    empresaUuid: empresa.uuid,
    empresaId: empresa.id,
    huella,
    canal,
    mensaje: `${canal} ${entrante.id}`,
    enviado: entrante.enviado ?? null,
    leida,
  })
  if (leida.palabra === 'aviso') a.seguir(empresa.uuid)
  a.despertar()
}

const tieneAvisos = async ({ store }: Avisador, { id: empresaId }: EmpresaTable, huella: string) =>
  (await listAbiertasOfHuella(store.db, { empresaId, huella })).length > 0

/** The order of a customer who sent the word that their phone showed; null if it is not known. */
async function confirma(
  { store, cifrado }: Avisador,
  { id: empresaId, zona }: EmpresaTable,
  canal: CanalDePago,
  de: string,
  palabra: string,
  paises: readonly string[],
): Promise<Confirma | null> {
  const ficha = cifrado.huella(`ficha ${palabra}`)
  const suya = await findSuscripcionByFicha(store.db, { empresaId, ficha })
  if (!suya) return null
  const destino = cifrado.cifrar(de, lugarDeDestino(empresaId, suya.turno_id))
  return { palabra: 'aviso', ficha, destino, permitido: paisPermitido(de, { canal, paises, zona }) }
}
