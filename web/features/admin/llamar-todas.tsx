import { Megaphone } from 'lucide-react'
import type { Publico } from '#contract/cola.ts'
import { admin as t } from '#texts/admin.ts'
import { useAtender, useAtenderState } from '#web/shared/atender/atender.tsx'
import { Button } from '#web/ui/button.tsx'

/** One call button for all queues: priority first, then the longest wait. */
export function LlamarTodas({ publico }: { publico: Publico }) {
  const { call } = useAtender()
  const { calling } = useAtenderState()
  const nobody = publico.colas.every(({ enEspera }) => enEspera === 0)
  return (
    <Button
      size="field"
      title={t.llamarPista}
      disabled={nobody}
      loading={calling !== null}
      onClick={() => call(null)}
      className="max-sm:flex-1"
    >
      {calling === null && <Megaphone aria-hidden="true" className="size-5" />}
      {t.llamar}
    </Button>
  )
}
