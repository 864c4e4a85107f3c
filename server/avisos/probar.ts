import { telefonoLimpio } from '#domain/avisos.ts'
import { nombreSeguro } from '#domain/nombre-seguro.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { admitirEnvio } from '#server/commands/envios.ts'
import { findAjustesAvisos } from '#server/store/ajustes-avisos.ts'
import type { EmpresaTable } from '#server/store/schema.ts'
import { textosDe } from '#server/texts/textos.ts'
import { type CanalDePago, mensajeroDe } from './ajustes.ts'
import type { Avisador } from './avisador.ts'
import { envioDe } from './mensajes.ts'

const ESPERA_MS = 10_000

/** Sends one message now, so that the user who sets up a provider sees its reply. */
export async function probar(
  a: Avisador,
  empresa: EmpresaTable,
  { canal, destino }: { canal: CanalDePago; destino: string },
  idioma: string,
): Promise<{ enviado: boolean; motivo: string }> {
  const ajustes = await findAjustesAvisos(a.store.db, { empresaId: empresa.id })
  const mensajero = ajustes && mensajeroDe(ajustes, canal, a.cifrado, a.proveedores)
  if (!mensajero) throw new Rechazo('aviso_no_disponible')
  const numero = telefonoLimpio(destino)
  if (!numero) {
    throw new Rechazo('datos_invalidos', { detalles: [{ campo: 'destino', fallo: 'destino_invalido' }] })
  }
  const { id: empresaId, organizacion_id: organizacionId } = empresa
  const envio = envioDe(a, { canal, destino: numero, empresaId, organizacionId })
  const tope = await a.store.execute(admitirEnvio, { envio, entregaId: null })
  if (tope) return { enviado: false, motivo: tope }
  const { titulo, texto } = textosDe(idioma).avisos.prueba(nombreSeguro(empresa.nombre))
  const mensaje = { a: numero, texto: `${titulo}. ${texto}`, avisarA: '', unica: '' }
  try {
    const resultado = await mensajero.enviar(mensaje, AbortSignal.timeout(ESPERA_MS))
    return resultado.tipo === 'enviada'
      ? { enviado: true, motivo: '' }
      : { enviado: false, motivo: resultado.error }
  } catch (error) {
    const { code, name } = error as { code?: string; name?: string }
    return { enviado: false, motivo: code ?? name ?? 'error' }
  }
}
