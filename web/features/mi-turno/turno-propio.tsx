import { type ReactNode, useEffect, useState } from 'react'
import { PUESTO_POR_DEFECTO, type Verificacion } from '#contract/turno.ts'
import { miTurno as t } from '#texts/mi-turno.ts'
import { isCodigo } from '#web/lib/api/api-error.ts'
import type { TurnoGuardado } from '#web/lib/browser/saved-turno.ts'
import { useTimeout } from '#web/lib/browser/use-timeout.ts'
import { useFollow } from '#web/lib/live/use-follow.ts'
import { useTurnoLanguage } from '#web/lib/page/change-language.ts'
import { publicoDe, turnoDe } from '#web/shared/follows.ts'
import { antesDe } from '#web/shared/pase/espera.tsx'
import { EnEspera } from './en-espera.tsx'
import { saveLlamada } from './llamada-pasada.ts'
import { Llamado } from './llamado.tsx'
import { Marco } from './marco.tsx'
import { Terminado } from './terminado.tsx'
import { useLlamado } from './use-llamado.ts'
import type { Ending } from './use-saved-turno.ts'
import { readVisto, saveVisto } from './visto.ts'

const FORGET_MS = 60_000

type Props = {
  empresaId: string
  turno: TurnoGuardado
  /** Its state, if it was part of the page. */
  first?: Verificacion
  notice?: ReactNode
  onEnd: (ending: Ending) => void
  onCancel: (turno: TurnoGuardado) => void
  onKnown: (turno: TurnoGuardado) => void
}

/** The customer's own turno, followed until a minute after it was last called or ended. */
export function TurnoPropio({ empresaId, turno, first, notice, onEnd, onCancel, onKnown }: Props) {
  const { id, codigo } = turno
  const [visto] = useState(() => (first ? null : readVisto(empresaId, id)))
  const query = useFollow(turnoDe({ codigo, id }, { first, background: true }), visto)
  const datos = query.data
  const estado = datos?.turno.estado ?? 'en espera'
  const over = estado !== 'en espera'
  const called = estado === 'en atención'
  const llamado = datos?.turno.llamado
  const puesto = usePuestoToGo(empresaId, datos?.turno.puesto)
  const etiqueta = datos?.turno.etiqueta ?? turno.etiqueta ?? (String(turno.numero || '') || t.sinDato)
  const most = useMost(antesDe(datos) ?? 0, visto?.most)
  const nuevo = () => onEnd('over')

  useTimeout(over && query.fresh, FORGET_MS, nuevo, llamado)
  useTurnoLanguage(datos?.turno.idioma)
  const hush = useLlamado(query.fresh ? datos : undefined)
  useEffect(() => {
    // An id that the server cannot read was never one of its own.
    if (isCodigo(query.error, 'turno_no_encontrado', 'datos_invalidos')) onEnd('vanished')
  }, [query.error, onEnd])
  useEffect(() => {
    if (!query.fresh || !datos) return
    saveVisto(empresaId, { turnoId: id, data: datos, at: Date.now(), most })
    if (datos.turno.llamado) saveLlamada(empresaId, { llamado: datos.turno.llamado, puesto })
  }, [query.fresh, datos, empresaId, id, puesto, most])
  useEffect(() => {
    // A turno that came by QR code has no number until its state is loaded.
    if (datos && !turno.numero) onKnown({ ...turno, ...pick(datos) })
  }, [datos, turno, onKnown])

  return (
    <Marco empresa={datos?.empresa} called={called}>
      {called && datos ? (
        <Llamado turno={turno} datos={datos} puesto={puesto} onVoy={hush} onNuevo={nuevo} />
      ) : over && datos ? (
        <Terminado datos={datos} puesto={puesto} codigo={codigo} onNuevo={nuevo} />
      ) : (
        <EnEspera
          turno={turno}
          datos={datos}
          etiqueta={etiqueta}
          most={most}
          updatedAt={query.updatedAt}
          offline={query.reach === 'offline'}
          notice={notice}
          onCancelar={() => onCancel(turno)}
        />
      )}
    </Marco>
  )
}

const pick = ({ turno: { numero, etiqueta, nombre }, cola }: Verificacion) => ({
  numero,
  etiqueta,
  nombre,
  colaId: cola.id,
})

/** Returns the largest value seen, also before the page was loaded again. */
function useMost(value: number, before = 0): number {
  const [most, setMost] = useState(Math.max(value, before))
  if (value > most) setMost(value)
  return Math.max(most, value)
}

/** The puesto to walk to, or null when the empresa uses only one. */
function usePuestoToGo(empresaId: string, puesto: string | null | undefined) {
  const isDefault = puesto === PUESTO_POR_DEFECTO
  const publico = useFollow(isDefault ? publicoDe(empresaId) : null)
  return puesto && (!isDefault || publico.data?.usaPuestos) ? puesto : null
}
