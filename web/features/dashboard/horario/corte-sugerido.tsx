import { horarioVista as t } from '#texts/horario-vista.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useUsarCorte } from './api.ts'

type Props = { empresaId: string; corte: number }

/** Suggests a corte, so that a night past midnight counts as one service day. */
export function CorteSugerido({ empresaId, corte }: Props) {
  const usar = useUsarCorte(empresaId)
  const toast = useToast()
  const hora = formatTime(useLocale(), corte * 60_000, 'UTC')
  return (
    <>
      <Banner
        action={
          <Button
            variant="secondary"
            loading={usar.isPending}
            onClick={() => usar.mutate(corte, { onSuccess: () => toast(t.corteUsado(hora)) })}
          >
            {t.usarCorte(hora)}
          </Button>
        }
      >
        {t.corteTexto(hora)}
      </Banner>
      {usar.isError && <Banner tone="danger">{sentenceOf(usar.error, t.fallo)}</Banner>}
    </>
  )
}
