import type { AvisosDeTurno } from '#contract/avisos.ts'
import type { Verificacion } from '#contract/turno.ts'
import { avisame } from '#texts/avisame.ts'
import { miTurno as t } from '#texts/mi-turno.ts'
import { posponer } from '#texts/posponer.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { cx } from '#web/ui/cx.ts'

/** A cola's accuracy is shown only if at least this many of 10 waits fell into the announced range. */
const ACIERTOS_MINIMOS = 8

type Props = {
  datos?: Verificacion
  avisos: AvisosDeTurno | null
  error: unknown
  /** A part of the page could not be loaded. */
  unreached: boolean
}

/** The line below the pass: what failed, what is left to do, or what was agreed. */
export function Linea({ datos, avisos, error, unreached }: Props) {
  const failed = unreached ? avisame.sinRed : error != null && sentenceOf(error, posponer.fallo)
  return (
    <p
      role="status"
      className={cx(
        'my-auto px-2 text-center text-sm leading-5 text-balance',
        failed ? 'font-medium text-danger-text' : 'text-muted',
      )}
    >
      {failed || sentenceNow(datos, avisos)}
    </p>
  )
}

function sentenceNow(datos: Verificacion | undefined, avisos: AvisosDeTurno | null): string {
  const activos = avisos?.avisos ?? []
  const porConfirmar = activos.find(({ confirmado }) => !confirmado)
  if (porConfirmar?.baja) return avisame.deBaja(porConfirmar.canal, porConfirmar.baja.escribirA)
  if (porConfirmar) return avisame.pendiente[porConfirmar.canal]
  if (activos.length === 0 && avisos?.entregas.at(-1)?.motivo === 'pais_no_permitido') return avisame.sinPais
  const { llego, pausa, respuesta } = datos?.turno ?? {}
  if (llego) return posponer.llegaste
  if (respuesta?.palabra === 'voy') return posponer.vas
  if (respuesta?.palabra === 'tarde' && !pausa) return posponer.tarde(respuesta.minutos)
  const [activo] = activos
  if (activo) return avisame.activo(avisame.medios[activo.canal], activo.cuando)
  const aciertos = datos?.aciertos ?? 0
  return aciertos >= ACIERTOS_MINIMOS ? t.aciertos(aciertos) : ''
}
