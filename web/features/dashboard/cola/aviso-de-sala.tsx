import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ColaPersonal, Publico } from '#contract/cola.ts'
import { cola as t } from '#texts/cola.ts'
import { fraseDeCierre } from '#web/shared/apertura/frases.ts'
import { PlanWarning } from '#web/shared/plan/plan-warning.tsx'
import { cx } from '#web/ui/cx.ts'
import { toneLook } from '#web/ui/tone.ts'

type Props = { publico: Publico; estado: ColaPersonal | undefined; offline: boolean }

/** What is to be known of the room while no action has anything to tell: one thing at a time. */
export function AvisoDeSala({ publico, estado, offline }: Props) {
  if (offline) return <Line>{t.sinRed}</Line>
  const full = [...publico.colas, ...(estado ? [estado.cola] : [])].some(({ admite }) => admite === 'agotada')
  const cola = estado?.cola
  const frase =
    cola && cola.estado !== 'pausada' && cola.admite !== 'agotada'
      ? fraseDeCierre(cola, publico.empresa.zona, Date.now())
      : null
  if (frase) return <Line>{frase}</Line>
  return <PlanWarning empresaId={publico.empresa.id} full={full} compact />
}

const Line = ({ children }: { children: ReactNode }) => (
  <p
    role="status"
    className={cx('flex min-h-12 items-center gap-2 rounded-control px-3 font-medium', toneLook.warning)}
  >
    <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
    {children}
  </p>
)
