import type { Verificacion } from '#contract/turno.ts'
import { traducir } from '#domain/traduccion.ts'
import { estadosTurno } from '#texts/estados-turno.ts'
import { verificarTurno as t } from '#texts/verificar-turno.ts'
import { formatEstimado, formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { estadoTone } from '#web/shared/estado-tone.ts'
import { currentLanguage } from '#web/texts/live.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { Figure } from '#web/ui/figure.tsx'
import { Switch } from '#web/ui/switch.tsx'

type Props = {
  verificacion: Verificacion
  updatedAt: number
  offline: boolean
  gone: boolean
  automatic: boolean
  onAutomatic: (automatic: boolean) => void
}

export function Resultado({ verificacion, updatedAt, offline, gone, automatic, onAutomatic }: Props) {
  const locale = useLocale()
  const { turno, turnoActual, faltantes, estimado, cola, empresa } = verificacion
  const waiting = turno.estado === 'en espera'
  const hora = t.actualizado(formatTime(locale, updatedAt, empresa.zona))
  return (
    <Card className={cx('rise-in grid gap-5 sm:p-8', (offline || gone) && 'opacity-70')}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl font-bold">{t.informacion}</h2>
        <span aria-live="polite">
          <Badge tone={estadoTone[turno.estado]} dot>
            {estadosTurno[turno.estado]}
          </Badge>
        </span>
      </div>
      <p className="text-muted wrap-anywhere">
        {empresa.nombre} · {traducir(empresa.traducciones, currentLanguage(), cola.nombre)}
      </p>
      <dl className="grid grid-cols-2 gap-3">
        <Figure
          label={t.nombre}
          value={turno.nombre}
          kind="text"
          roomy
          className="col-span-2 wrap-anywhere"
        />
        <Figure label={t.numero} value={turno.etiqueta} roomy />
        <Figure
          label={t.faltantes}
          value={faltantes === undefined ? t.sinDato : (faltantes ?? t.sinCuenta)}
          roomy
        />
        <Figure label={t.actual} value={turnoActual?.etiqueta ?? t.sinActual} roomy />
        {waiting && estimado && (
          <Figure label={t.espera} value={formatEstimado(estimado)} kind="text" roomy />
        )}
        {!waiting && turno.puesto && <Figure label={t.puesto} value={turno.puesto} roomy />}
      </dl>
      <div className="border-t border-line pt-3">
        <Switch
          label={t.automatico}
          hint={offline ? `${hora} · ${t.sinRed}` : hora}
          checked={automatic}
          onChange={(event) => onAutomatic(event.target.checked)}
        />
      </div>
    </Card>
  )
}
