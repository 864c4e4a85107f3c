import { Check, Clock, UserX, X } from 'lucide-react'
import type { Verificacion } from '#contract/turno.ts'
import { estadosTurno } from '#texts/estados-turno.ts'
import { miTurno as t } from '#texts/mi-turno.ts'
import { usePropio } from '#web/shared/propio.ts'

const ICONS = { completado: Check, cancelado: X, ausente: UserX, expirado: Clock }

/** A turno that has ended. */
export function Terminado({ datos: { turno, cola } }: { datos: Verificacion }) {
  const propio = usePropio()
  const Icon = ICONS[turno.estado as keyof typeof ICONS] ?? Check
  return (
    <div role="status" className="grid w-full justify-items-center gap-3">
      <span className="grid size-20 place-items-center rounded-full bg-sunken">
        <Icon aria-hidden="true" className="size-10 text-muted" />
      </span>
      <h1 className="text-2xl font-bold">{estadosTurno[turno.estado]}</h1>
      <p className="w-full leading-tight wrap-anywhere text-muted">
        {t.tuTurno} {turno.etiqueta} · {propio(cola.nombre)} · {turno.nombre}
      </p>
      <p>{t.explicaciones[turno.estado]}</p>
    </div>
  )
}
