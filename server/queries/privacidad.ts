import { iso } from '#contract/instante.ts'
import type { AvisoDePrivacidad, Privacidad } from '#contract/privacidad.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { listPrivacidad } from '#server/store/privacidad.ts'
import type { EmpresaTable, PrivacidadTable } from '#server/store/schema.ts'
import type { Lectura } from './vistas.ts'

interface Avisos {
  empresa: EmpresaTable
  /** The version shown beside the button; null for none. */
  actual: number | null
  avisos: AvisoDePrivacidad[]
}

/** Returns every version of the privacy notice of an empresa, the latest first. Null for an unknown empresa. */
export async function avisosDePrivacidad(
  { vistas, store }: Lectura,
  empresaId: string,
): Promise<Avisos | null> {
  const vista = await vistas.get(empresaId)
  if (!vista) return null
  const { empresa } = vista
  const filas = await listPrivacidad(store.db, { empresaId: empresa.id })
  const actual = empresa.privacidad ? (JSON.parse(empresa.privacidad).version as number) : null
  return { empresa, actual, avisos: presentPrivacidad(filas) }
}

export async function privacidad(lectura: Lectura, empresaId: string): Promise<Privacidad> {
  const leidos = await avisosDePrivacidad(lectura, empresaId)
  if (!leidos) throw new Rechazo('empresa_no_encontrada')
  const { actual, avisos } = leidos
  return {
    aviso: avisos.find(({ version }) => version === actual) ?? null,
    versiones: avisos.map(({ version, desde }) => ({ version, desde })),
  }
}

/** One notice per version, each with its languages. */
export function presentPrivacidad(filas: readonly PrivacidadTable[]): AvisoDePrivacidad[] {
  const avisos = new Map<number, AvisoDePrivacidad>()
  for (const { version, desde_en, responsable, contacto, idioma, texto, enlace } of filas) {
    const aviso = avisos.get(version) ?? { version, desde: iso(desde_en), responsable, contacto, textos: [] }
    aviso.textos.push({ idioma, texto, enlace })
    avisos.set(version, aviso)
  }
  return [...avisos.values()]
}
