import type { EstadoCola } from '#contract/cola.ts'
import { cola as t } from '#texts/cola.ts'
import { Badge } from '#web/ui/badge.tsx'

export function EstadoBadge({ estado }: { estado: EstadoCola }) {
  return estado === 'activa' ? (
    <Badge tone="success" dot>
      {t.activa}
    </Badge>
  ) : (
    <Badge>{t.inactiva}</Badge>
  )
}
