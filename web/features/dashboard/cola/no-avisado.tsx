import { useQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useState } from 'react'
import type { EntregaVista } from '#contract/avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import { avisosEmpresa as t } from '#texts/avisos-empresa.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '#web/lib/keys.ts'
import { useTimeout } from '#web/lib/use-timeout.ts'

/** So long a notice of a call has to leave before anybody asks what became of it. */
const AFTER_MS = 4000
const AGAIN_MS = 10_000

type Props = { empresaId: string; turno: { id: string; llamado: string } }

/** Tells the desk that the customer it called could not be told, and why: they may not know. */
export function NoAvisado({ empresaId, turno: { id, llamado } }: Props) {
  const [asked, setAsked] = useState(false)
  useTimeout(!asked, AFTER_MS, () => setAsked(true))
  const entregas = useQuery({
    queryKey: keys.entregasDeTurno(empresaId, id, llamado),
    queryFn: ({ signal }) => call(endpoints.entregasDeTurno, { params: { empresaId, turnoId: id }, signal }),
    select: (reply) => reply.entregas,
    enabled: asked,
    refetchInterval: ({ state }) => (state.data?.entregas.some(isLeaving) ? AGAIN_MS : false),
  })
  const failed = entregas.data?.findLast(({ que, cuando }) => que === 'llamado' && cuando >= llamado)
  if (!failed || (failed.estado !== 'muerta' && failed.estado !== 'caducada')) return null
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-warning-text">
      <BellOff aria-hidden="true" className="size-4 shrink-0" />
      {t.noAvisado(t.medios[failed.canal] ?? failed.canal, t.motivo(failed.motivo ?? ''))}
    </p>
  )
}

const isLeaving = ({ estado }: EntregaVista): boolean => estado === 'pendiente'
