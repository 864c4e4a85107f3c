import { elQueCabe } from '#domain/llamar.ts'
import { useAtender, useAtenderState } from '#web/shared/atender/atender.tsx'
import type { EnEspera } from '#web/shared/atender/lista-espera.tsx'
import { LlamarButton } from '#web/shared/atender/llamar-button.tsx'
import type { useColaPanel } from './use-cola-panel.ts'

type Props = { colaId: string | null; panel: Pick<ReturnType<typeof useColaPanel>, 'turnos' | 'total'> }

/** The call button of the chosen queue, or of all. */
export function LlamarEnPanel({ colaId, panel }: Props) {
  const { call } = useAtender()
  const { calling, plazas } = useAtenderState()
  const next = plazas === null ? panel.turnos[0] : elQueCabe<EnEspera>(panel.turnos, plazas)
  return (
    <LlamarButton
      shortcut
      onCall={() => call(colaId)}
      pending={calling !== null}
      next={next}
      plazas={plazas}
      nobody={panel.total === 0}
    />
  )
}
