import { elQueCabe } from '#domain/llamar.ts'
import { cola as t } from '#texts/cola.ts'
import { useAtender, useAtenderState } from '#web/shared/atender/atender.tsx'
import type { EnEspera } from '#web/shared/atender/lista-espera.tsx'
import { LlamarButton } from '#web/shared/atender/llamar-button.tsx'
import type { useColaPanel } from './use-cola-panel.ts'

type Props = {
  colaId: string | null
  panel: Pick<ReturnType<typeof useColaPanel>, 'turnos' | 'total' | 'desde'>
  offline: boolean
  /** Something else is the next step. */
  quiet?: boolean
  small?: boolean
}

/** The call button of the chosen queue, or of all. */
export function LlamarEnPanel({ colaId, panel, offline, quiet, small }: Props) {
  const { call } = useAtender()
  const { calling, plazas } = useAtenderState()
  const next = plazas === null ? panel.turnos[0] : elQueCabe<EnEspera>(panel.turnos, plazas)
  const reason = offline ? t.cuandoVuelva : panel.total === 0 ? t.vaciaTexto : undefined
  return (
    <LlamarButton
      shortcut
      onCall={() => call(colaId)}
      pending={calling !== null}
      next={next && { ...next, espera: next.espera + panel.desde }}
      plazas={plazas}
      reason={reason}
      quiet={quiet}
      small={small}
    />
  )
}
