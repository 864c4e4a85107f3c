import { BellRing, Check, type LucideIcon, UserX } from 'lucide-react'
import type { TurnoEnAtencion } from '#contract/turno.ts'
import { cola as t } from '#texts/cola.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { type AccionTurno, type ColaRef, useAccionTurno } from './api.ts'

const ACCIONES: { accion: AccionTurno; icon: LucideIcon }[] = [
  { accion: 'finalizar', icon: Check },
  { accion: 'rellamar', icon: BellRing },
  { accion: 'ausente', icon: UserX },
]

type Props = { cola: ColaRef; turno: TurnoEnAtencion; compact?: boolean }

/** What can be done with a turn in service: finish it, call it again, mark it absent. */
export function TurnoAcciones({ cola, turno, compact }: Props) {
  const action = useAccionTurno(cola)
  const toast = useToast()

  async function run(accion: AccionTurno) {
    if (action.isPending) return
    // mutateAsync, since the pushed state may unmount these buttons before the reply arrives.
    try {
      await action.mutateAsync({ accion, turnoId: turno.id })
      toast(t.hecho[accion](turno.nombre))
    } catch (error) {
      toast(sentenceOf(error, t.falloAccion), 'danger')
    }
  }

  return ACCIONES.map(({ accion, icon: Icon }) => {
    const label = t.accionTurno(t.acciones[accion], turno.etiqueta, turno.nombre)
    return compact ? (
      <IconButton key={accion} label={label} onClick={() => run(accion)}>
        <Icon aria-hidden="true" className="size-5" />
      </IconButton>
    ) : (
      <Button
        key={accion}
        variant="secondary"
        aria-label={label}
        onClick={() => run(accion)}
        aria-busy={action.isPending && action.variables.accion === accion}
        className="flex-col py-2"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {t.acciones[accion]}
      </Button>
    )
  })
}
