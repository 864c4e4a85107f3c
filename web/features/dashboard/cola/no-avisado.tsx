import { BellOff } from 'lucide-react'
import { useState } from 'react'
import { avisosEmpresa as t } from '#texts/avisos-empresa.ts'
import { useTimeout } from '#web/lib/browser/use-timeout.ts'
import { useEntregasDeTurno } from '#web/shared/avisos/use-entregas-de-turno.ts'

/** So long a notice of a call has to leave before anybody asks what became of it. */
const AFTER_MS = 4000

const NO_LLEGA: ReadonlySet<string> = new Set(['muerta', 'caducada'])

type Props = { empresaId: string; turno: { id: string; llamado: string } }

/** Tells the desk that the customer it called could not be told, and why: they may not know. */
export function NoAvisado({ empresaId, turno: { id, llamado } }: Props) {
  const [asked, setAsked] = useState(false)
  useTimeout(!asked, AFTER_MS, () => setAsked(true))
  const entregas = useEntregasDeTurno({ empresaId, turnoId: id }, asked)
  const failed = entregas.data?.findLast(({ que, cuando }) => que === 'llamado' && cuando >= llamado)
  if (!failed || (!NO_LLEGA.has(failed.estado) && failed.recibo !== 'fallido')) return null
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-warning-text">
      <BellOff aria-hidden="true" className="size-4 shrink-0" />
      {t.noAvisado(t.medios[failed.canal] ?? failed.canal, t.motivo(failed.motivo ?? ''))}
    </p>
  )
}
