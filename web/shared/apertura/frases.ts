import type { ColaPublica } from '#contract/cola.ts'
import { cuandoEs } from '#domain/hora-local.ts'
import { apertura as t } from '#texts/apertura.ts'
import { withStop } from '#web/lib/page/format.ts'
import { currentLanguage } from '#web/texts/live.ts'

export type PorQueCerrada = Pick<ColaPublica, 'admite' | 'motivo' | 'abre'>

/** Why a cola issues no turnos now and when it opens; null when it issues them. */
export function fraseDeCierre({ admite, motivo, abre }: PorQueCerrada, zona: string, ahora: number) {
  if (admite === 'si') return null
  const porQue = admite === 'cerrada' && motivo ? t.conMotivo(motivo) : t.cerrada[admite]
  if (!abre) return porQue
  return `${porQue} ${withStop(t.abre(cuandoEs(Date.parse(abre), ahora, zona, currentLanguage())))}`
}
