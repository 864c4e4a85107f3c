import { Download, Printer, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { PERIODOS, type Periodo } from '#contract/estadisticas.ts'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Switch } from '#web/ui/switch.tsx'

type Props = {
  title: ReactNode
  periodo: Periodo
  onPeriodo: (periodo: Periodo) => void
  automatic: boolean
  onAutomatic: (automatic: boolean) => void
  onRefresh: () => void
  refreshing: boolean
  csv: string
}

export function Toolbar({
  title,
  periodo,
  onPeriodo,
  automatic,
  onAutomatic,
  onRefresh,
  refreshing,
  csv,
}: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 p-4 lg:px-6 lg:pt-5">
      <h2 className="mr-2 text-xl font-semibold">{title}</h2>
      <div className="mr-auto flex print:hidden">
        <Segmented
          label={t.periodo}
          options={PERIODOS.map((id) => ({ id, label: t.periodos[id] }))}
          value={periodo}
          onChange={onPeriodo}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2 print:hidden">
        <Switch
          label={t.automatico}
          checked={automatic}
          onChange={(event) => onAutomatic(event.target.checked)}
          className="gap-2 text-sm text-muted sm:mr-2"
        />
        <Button variant="ghost" size="sm" onClick={onRefresh} loading={refreshing}>
          {!refreshing && <RefreshCw aria-hidden="true" className="size-4" />}
          {t.actualizar}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {t.imprimir}
        </Button>
        <a href={csv} download className={buttonLook({ variant: 'secondary', size: 'sm' })}>
          <Download aria-hidden="true" className="size-4" />
          {t.exportar}
        </a>
      </div>
    </div>
  )
}
