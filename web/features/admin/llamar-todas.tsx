import { Megaphone } from 'lucide-react'
import { admin as t } from '#texts/admin.ts'
import { Button } from '#web/ui/button.tsx'
import { useSiguienteDeEmpresa } from './api.ts'

type Props = { empresaId: string; waiting: number }

/** One button for all queues: priority first, then whoever waits longest. */
export function LlamarTodas({ empresaId, waiting }: Props) {
  const llamar = useSiguienteDeEmpresa(empresaId)
  return (
    <Button
      size="field"
      title={t.llamarPista}
      disabled={waiting === 0}
      loading={llamar.isPending}
      onClick={() => llamar.mutate()}
      className="max-sm:flex-1"
    >
      {!llamar.isPending && <Megaphone aria-hidden="true" className="size-5" />}
      {t.llamar}
    </Button>
  )
}
