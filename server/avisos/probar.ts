import { paisPermitido, telefonoLimpio } from '#domain/avisos.ts'
import { buzonDe } from '#domain/envios.ts'
import { nombreSeguro } from '#domain/nombre-seguro.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { admitirEnvio } from '#server/commands/envios.ts'
import { findAjustesAvisos, findBaja } from '#server/store/ajustes-avisos.ts'
import type { EmpresaTable } from '#server/store/schema.ts'
import { textosDe } from '#server/texts/textos.ts'
import { mensajeroDe } from './ajustes.ts'
import { type CanalDePago, paisesDe } from './ajustes-guardados.ts'
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
  const { id: empresaId, organizacion_id: organizacionId, zona } = empresa
  const ajustes = await findAjustesAvisos(a.store.db, { empresaId })
  const mensajero = ajustes && mensajeroDe(ajustes, canal, a.cifrado, a.proveedores)
  if (!mensajero) throw new Rechazo('aviso_no_disponible')
  const numero = telefonoLimpio(destino)
  if (!numero) {
    throw new Rechazo('datos_invalidos', { detalles: [{ campo: 'destino', fallo: 'destino_invalido' }] })
  }
  const no = (motivo: string) => ({ enviado: false, motivo })
  if (!paisPermitido(numero, { canal, paises: paisesDe(ajustes), zona })) return no('pais_no_permitido')
  const huella = a.cifrado.huella(buzonDe(numero))
  if (await findBaja(a.store.db, { empresaId, huella })) return no('baja')
  const envio = envioDe(a, { canal, destino: numero, empresaId, organizacionId, confirma: false })
  const tope = await a.store.execute(admitirEnvio, { envio, entregaId: null })
  if (tope) return no(tope)
  const { titulo, texto } = textosDe(idioma).avisos.prueba(nombreSeguro(empresa.nombre))
  const mensaje = { a: numero, texto: `${titulo}. ${texto}`, avisarA: '', unica: '' }
  try {
    if (mensajero.url && (await a.freno(empresaId, mensajero.url))) return no('tope_de_salida')
    const resultado = await mensajero.enviar(mensaje, AbortSignal.timeout(ESPERA_MS))
    return resultado.tipo === 'enviada' ? { enviado: true, motivo: '' } : no(resultado.error)
  } catch {
    // One reason, whether the address does not exist, is not allowed, is closed or does not answer: a user who chooses
    // addresses must not learn what is behind them.
    return no('sin_conexion')
  }
}
