import { BellRing, Check, type LucideIcon, UserX } from 'lucide-react'
import { atender as t } from '#texts/atender.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import type { AccionTurno } from './actions.ts'
import type { Persona } from './use-acting.ts'

const ACCIONES: { accion: AccionTurno; icon: LucideIcon; key: string }[] = [
  { accion: 'finalizar', icon: Check, key: 'F' },
  { accion: 'rellamar', icon: BellRing, key: 'R' },
  { accion: 'ausente', icon: UserX, key: 'A' },
]

type Props = {
  turno: Persona
  onAct: (accion: AccionTurno, turno: Persona) => void
  /** Whether the action is waiting for the server's reply. */
  isActing?: (accion: AccionTurno, turnoId: string) => boolean
  /** Icons alone, for a row of a list. */
  compact?: boolean
  /** Shows the keyboard shortcuts. */
  shortcuts?: boolean
}

/** Buttons for a turno in service: finish it, call it again, mark it absent. */
export const TurnoAcciones = ({ turno, onAct, isActing, compact, shortcuts }: Props) =>
  ACCIONES.map(({ accion, icon: Icon, key }) => {
    const label = t.accionDe(t.acciones[accion], turno.etiqueta, turno.nombre)
    const acting = isActing?.(accion, turno.id) || undefined
    return compact ? (
      <IconButton key={accion} label={label} aria-busy={acting} onClick={() => onAct(accion, turno)}>
        <Icon aria-hidden="true" className={cx('size-4', acting && 'animate-pulse')} />
      </IconButton>
    ) : (
      <Button
        key={accion}
        variant="soft"
        size="sm"
        aria-busy={acting}
        aria-keyshortcuts={shortcuts ? key : undefined}
        onClick={() => onAct(accion, turno)}
        className={cx('h-10 gap-1.5 px-1! touch:h-12', acting && 'animate-pulse')}
      >
        {t.acciones[accion]}
        <span className="sr-only">{t.deTurno(turno.etiqueta, turno.nombre)}</span>
        {shortcuts && <Kbd look="bare">{key}</Kbd>}
      </Button>
    )
  })
