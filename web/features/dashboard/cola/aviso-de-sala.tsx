import { TriangleExclamationPoint } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ColaPersonal, Publico } from '#contract/cola.ts'
import { fraseDeCierre } from '#web/shared/apertura/frases.ts'
import { useAtenderState } from '#web/shared/atender/atender.tsx'
import { useMinutesSince } from '#web/shared/atender/use-minutes-since.ts'
import { PlanWarning } from '#web/shared/plan/plan-warning.tsx'
import { cx } from '#web/ui/cx.ts'
import { toneLook } from '#web/ui/tone.ts'
import { AtencionLarga } from './atencion-larga.tsx'

type Props = {
  publico: Publico
  estado: ColaPersonal | undefined
  /** The customer of this desk, and the longest time that nearly all services of that queue take. */
  mine: { id: string; etiqueta: string; llamado: string; atencionLarga: number | null } | undefined
}

/** The most important notice about the room, shown while no action has a message. One at a time. */
export function AvisoDeSala({ publico, estado, mine }: Props) {
  const [dismissed, setDismissed] = useState<string | null>(null)
  const { puede } = useAtenderState()
  const minutos = useMinutesSince(mine ? Date.parse(mine.llamado) : 0)
  const full = [...publico.colas, ...(estado ? [estado.cola] : [])].some(({ admite }) => admite === 'agotada')
  const cola = estado?.cola
  const frase =
    cola && cola.estado !== 'pausada' && cola.admite !== 'agotada'
      ? fraseDeCierre(cola, publico.empresa.zona, Date.now())
      : null
  if (frase) return <Line>{frase}</Line>
  if (mine && mine.atencionLarga !== null && minutos > mine.atencionLarga && mine.id !== dismissed) {
    const { id, etiqueta, atencionLarga } = mine
    const props = { etiqueta, minutos, largo: atencionLarga, onDismiss: () => setDismissed(id) }
    return <AtencionLarga {...props} />
  }
  return puede('propiedad') ? <PlanWarning empresaId={publico.empresa.id} full={full} compact /> : null
}

const Line = ({ children }: { children: ReactNode }) => (
  <p
    role="status"
    className={cx(
      'flex min-h-10 items-center gap-2 rounded-control px-3 py-1 text-sm leading-4',
      toneLook.warning,
    )}
  >
    <TriangleExclamationPoint aria-hidden="true" className="size-4 shrink-0" />
    {children}
  </p>
)
