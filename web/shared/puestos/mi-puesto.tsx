import { Coffee, LogOut, Play } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { MOTIVO_PAUSA_MAXIMO, type PuestoDeEmpresa } from '#contract/puesto.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { puestos as t } from '#texts/puestos.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { usePuestoActions } from './api.ts'

type Props = {
  empresaId: string
  puesto: PuestoDeEmpresa
  zona: string | undefined
  onClose: () => void
}

/** The user's own desk: pause with a reason, resume, leave. */
export function MiPuesto({ empresaId, puesto, zona, onClose }: Props) {
  const locale = useLocale()
  const { pausar, dejar } = usePuestoActions(empresaId)
  const [asking, setAsking] = useState(false)
  const { ocupacion, pausa } = puesto
  const failure = pausar.error ?? dejar.error
  const pause = (motivo: string | null) =>
    pausar.mutate({ puestoId: puesto.id, motivo }, { onSuccess: onClose })
  return (
    <div className="grid gap-3">
      {ocupacion && !pausa && (
        <p className="text-muted">{t.desde(formatTime(locale, ocupacion.desde, zona))}</p>
      )}
      {pausa && (
        <Banner tone="warning">{t.pausa.enPausa(pausa.motivo, formatTime(locale, pausa.desde, zona))}</Banner>
      )}
      {ocupacion?.vence && (
        <Banner tone="warning">{t.vence(formatTime(locale, ocupacion.vence, zona))}</Banner>
      )}
      {failure && <Banner tone="danger">{sentenceOf(failure, t.fallo)}</Banner>}
      {asking ? (
        <MotivoForm pending={pausar.isPending} onSend={pause} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {pausa ? (
            <Button autoFocus loading={pausar.isPending} onClick={() => pause(null)}>
              <Play aria-hidden="true" className="size-5" />
              {t.pausa.volver}
            </Button>
          ) : (
            <Button variant="secondary" onClick={() => setAsking(true)}>
              <Coffee aria-hidden="true" className="size-5" />
              {t.pausa.hacer}
            </Button>
          )}
          <Button
            variant="secondary"
            loading={dejar.isPending}
            onClick={() => dejar.mutate(puesto.id, { onSuccess: onClose })}
          >
            <LogOut aria-hidden="true" className="size-5" />
            {t.dejar}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Asks for the reason of a pause: one of the usual ones, or free text. */
function MotivoForm({ pending, onSend }: { pending: boolean; onSend: (motivo: string) => void }) {
  const [motivo, setMotivo] = useState('')
  function send(event: FormEvent) {
    event.preventDefault()
    if (limpiarLinea(motivo) && !pending) onSend(motivo)
  }
  return (
    <form onSubmit={send} className="grid gap-3">
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-medium">{t.pausa.motivo}</legend>
        <div className="flex flex-wrap gap-2">
          {t.pausa.motivos.map((usual) => (
            <Button key={usual} variant="secondary" loading={pending} onClick={() => onSend(usual)}>
              {usual}
            </Button>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-1 items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          label={t.pausa.motivo}
          hideLabel
          placeholder={t.pausa.motivo}
          value={motivo}
          maxLength={MOTIVO_PAUSA_MAXIMO}
          autoComplete="off"
          autoFocus
          onChange={(event) => setMotivo(event.target.value)}
        />
        <Button type="submit" size="field" loading={pending} disabled={!limpiarLinea(motivo)}>
          {t.pausa.empezar}
        </Button>
      </div>
      <p className="text-sm text-muted">{t.pausa.pista}</p>
    </form>
  )
}
