import { DoorOpen } from 'lucide-react'
import type { Rafaga } from '#contract/puerta.ts'
import { puerta as t } from '#texts/puerta.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { usePuede } from '#web/shared/use-puede.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useCambiarPuerta, useCancelarRafaga, usePuerta } from './api.ts'

type Props = { empresaId: string; zona: string }

/** The codigo de sala, whether every customer needs it, and recent bursts from one origin. */
export function PuertaCard({ empresaId, zona }: Props) {
  const locale = useLocale()
  const { data: puerta } = usePuerta(empresaId)
  const cambiar = useCambiarPuerta(empresaId)
  const puede = usePuede(empresaId)
  const toast = useToast()
  if (!puerta) return null

  const exigir = (pideCodigo: boolean) =>
    cambiar.mutate(pideCodigo, { onError: (error) => toast(sentenceOf(error, t.fallo), 'danger') })

  return (
    <>
      {puerta.rafagas.map((rafaga) => (
        <AvisoRafaga key={rafaga.id} empresaId={empresaId} rafaga={rafaga} zona={zona} />
      ))}
      <Card className="grid grid-cols-1 gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className="flex items-center gap-2 font-semibold">
            <DoorOpen aria-hidden="true" className="size-5 text-muted" />
            {t.titulo}
          </h3>
          <span className="text-2xl font-bold tracking-[0.15em]">{puerta.codigo}</span>
        </div>
        <p className="text-sm text-muted">{t.texto(formatTime(locale, puerta.cambia, zona))}</p>
        {puede('configurar') && (
          <Switch
            label={t.exigir}
            hint={t.exigirPista}
            checked={puerta.pideCodigo}
            disabled={cambiar.isPending}
            onChange={({ target }) => exigir(target.checked)}
          />
        )}
      </Card>
    </>
  )
}

function AvisoRafaga({ empresaId, rafaga, zona }: Props & { rafaga: Rafaga }) {
  const locale = useLocale()
  const cancelar = useCancelarRafaga(empresaId)
  const puede = usePuede(empresaId)
  const toast = useToast()
  const { cuantos, desde, hasta, nombres } = rafaga

  async function cancel() {
    try {
      const { cancelados } = await cancelar.mutateAsync(rafaga.id)
      toast(t.cancelados(cancelados))
    } catch (error) {
      toast(sentenceOf(error, t.fallo), 'danger')
    }
  }

  return (
    <Banner
      tone="warning"
      title={t.rafaga(cuantos, formatTime(locale, desde, zona), formatTime(locale, hasta, zona))}
      action={
        puede('atender') && (
          <Button variant="secondary" onClick={cancel} loading={cancelar.isPending}>
            {t.cancelar(cuantos)}
          </Button>
        )
      }
    >
      {t.rafagaTexto(nombres, cuantos)}
    </Banner>
  )
}
