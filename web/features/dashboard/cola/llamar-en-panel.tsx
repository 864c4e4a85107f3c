import { elQueCabe } from '#domain/llamar.ts'
import { useAtender, useAtenderState } from '#web/shared/atender/atender.tsx'
import type { EnEspera } from '#web/shared/atender/lista-espera.tsx'
import { LlamarButton } from '#web/shared/atender/llamar-button.tsx'
import type { useSala } from './use-sala.ts'

type Props = { colaId: string | null; sala: Pick<ReturnType<typeof useSala>, 'turnos' | 'total'> }

/** The call button of the chosen queue, or of all. */
export function LlamarEnPanel({ colaId, sala }: Props) {
  const { call } = useAtender()
  const { calling, plazas } = useAtenderState()
  const next = plazas === null ? sala.turnos[0] : elQueCabe<EnEspera>(sala.turnos, plazas)
  return (
    <LlamarButton
      shortcut
      onCall={() => call(colaId)}
      pending={calling !== null}
      next={next}
      plazas={plazas}
      nobody={sala.total === 0}
    />
  )
}
