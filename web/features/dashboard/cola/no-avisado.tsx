import { BellOff } from 'lucide-react'
import { useState } from 'react'
import { avisosEmpresa as t } from '#texts/avisos-empresa.ts'
import { useTimeout } from '#web/lib/browser/use-timeout.ts'
import { useEntregasOfTurno } from '#web/shared/avisos/use-entregas-de-turno.ts'

/** Gives the notice of a call this long to be sent before its result is fetched. */
const AFTER_MS = 4000

const NO_LLEGA: ReadonlySet<string> = new Set(['muerta', 'caducada'])

type Props = { empresaId: string; turno: { id: string; llamado: string } }

/** Warns the desk that the called customer could not be notified, and why: they might not know about the call. */
export function NoAvisado({ empresaId, turno: { id, llamado } }: Props) {
  const [asked, setAsked] = useState(false)
  useTimeout(!asked, AFTER_MS, () => setAsked(true))
  const entregas = useEntregasOfTurno({ empresaId, turnoId: id }, asked)
  const failed = entregas.data?.findLast(({ que, cuando }) => que === 'llamado' && cuando >= llamado)
  if (!failed || (!NO_LLEGA.has(failed.estado) && failed.recibo !== 'fallido')) return null
  return (
    <p role="status" className="mt-2 flex items-center gap-2 text-sm text-warning-text">
      <BellOff aria-hidden="true" className="size-4 shrink-0" />
      {t.noAvisado(t.medios[failed.canal] ?? failed.canal, t.motivo(failed.motivo ?? ''))}
    </p>
  )
}
