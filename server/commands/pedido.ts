import type { CampoDeCola, CamposEnviados } from '#contract/campo.ts'
import type { CaraDePrivacidad } from '#contract/privacidad.ts'
import { leerCampos } from '#domain/campos.ts'
import { pideDatos } from '#domain/privacidad.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import type { Tx } from '#server/store/db.ts'
import { listPreferencias } from '#server/store/preferencias.ts'
import type { ColaTable, EmpresaTable, PreferenciaTable, TurnoTable } from '#server/store/schema.ts'

/** Optional details of a take. */
export interface Extras {
  preferenciaId?: string
  personas?: number
  campos?: CamposEnviados
}

/** Whether the caller is staff, who may assign any preference. */
type EsDelPersonal = () => Promise<boolean>

export interface ExtrasLeidos {
  /** Minutes of priority credit. */
  ventaja: number
  fila: Partial<Pick<TurnoTable, 'preferencia_id' | 'personas' | 'campos'>>
}

const NADA: ExtrasLeidos = { ventaja: 0, fila: {} }

/**
 * Reads the optional details of a take, without reading the store if there are none. Returns a refusal instead of
 * throwing it, because it concerns only one take of a group.
 */
export async function leerExtras(
  tx: Tx,
  cola: ColaTable,
  extras: Extras,
  esDelPersonal: EsDelPersonal,
): Promise<ExtrasLeidos | Rechazo> {
  const { preferenciaId, personas, campos } = extras
  if (!preferenciaId && !personas && !campos && !cola.campos && !cola.pide_personas) return NADA
  try {
    return await leer(tx, cola, extras, esDelPersonal)
  } catch (error) {
    if (error instanceof Rechazo) return error
    throw error
  }
}

async function leer(
  tx: Tx,
  cola: ColaTable,
  extras: Extras,
  esDelPersonal: EsDelPersonal,
): Promise<ExtrasLeidos> {
  const { preferenciaId, personas, campos } = extras
  const preferencia = preferenciaId ? await preferenciaDe(tx, cola.empresa_id, preferenciaId) : null
  if (preferencia?.ofrecida === 0 && !(await esDelPersonal())) {
    throw new Rechazo('preferencia_no_ofrecida')
  }
  return {
    ventaja: preferencia?.ventaja ?? 0,
    fila: {
      preferencia_id: preferencia?.id ?? null,
      personas: personas ?? (cola.pide_personas ? 1 : null),
      campos: respuestasDe(cola, campos ?? []),
    },
  }
}

export async function preferenciaDe(tx: Tx, empresaId: EmpresaId, uuid: string): Promise<PreferenciaTable> {
  const filas = await listPreferencias(tx, { empresaId })
  const fila = filas.find((preferencia) => preferencia.uuid === uuid && preferencia.eliminada_en === null)
  if (fila) return fila
  throw new Rechazo('datos_invalidos', {
    detalles: [{ campo: 'preferenciaId', fallo: 'preferencia_desconocida' }],
  })
}

/** The version of the privacy notice to store with a take; null if the cola asks for no personal data. */
export function versionAceptada(
  { privacidad }: Pick<EmpresaTable, 'privacidad'>,
  { campos }: Pick<ColaTable, 'campos'>,
): number | null {
  if (!privacidad || !campos || !pideDatos(JSON.parse(campos) as CampoDeCola[])) return null
  return (JSON.parse(privacidad) as CaraDePrivacidad).version
}

/** The answers in their stored form; null: none. */
export function respuestasDe({ campos }: Pick<ColaTable, 'campos'>, enviados: CamposEnviados): string | null {
  if (!campos) return null
  const { respuestas, fallos } = leerCampos(JSON.parse(campos), enviados)
  if (fallos.length > 0) {
    const detalles = fallos.map(({ id, fallo }) => ({ campo: `campos.${id}`, fallo }))
    throw new Rechazo('datos_invalidos', { detalles })
  }
  return Object.keys(respuestas).length > 0 ? JSON.stringify(respuestas) : null
}
