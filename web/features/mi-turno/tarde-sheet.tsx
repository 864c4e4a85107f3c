import type { Verificacion } from '#contract/turno.ts'
import { posponer as t } from '#texts/posponer.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useAction } from '#web/lib/api/use-action.ts'
import type { TurnoGuardado } from '#web/lib/browser/saved-turno.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Vuelvo } from './vuelvo.tsx'

type Props = { turno: TurnoGuardado; datos: Verificacion; onClose: () => void }

/** Tells the staff that a called customer will be late. */
export default function TardeSheet({ turno, datos, onClose }: Props) {
  const action = useAction(async (run: () => Promise<unknown>) => {
    await run()
    onClose()
  })
  return (
    <Sheet open onClose={onClose} title={t.vuelvoTitulo(0)}>
      {action.error != null && <Banner tone="danger">{sentenceOf(action.error, t.fallo)}</Banner>}
      <Vuelvo turno={turno} datos={datos} busy={action.pending} run={action.run} />
    </Sheet>
  )
}
