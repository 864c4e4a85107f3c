import { Download, Printer, RefreshCw } from 'lucide-react'
import { PERIODOS, type Periodo } from '#contract/estadisticas.ts'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Switch } from '#web/ui/switch.tsx'

type Props = {
  periodo: Periodo
  onPeriodo: (periodo: Periodo) => void
  automatic: boolean
  onAutomatic: (automatic: boolean) => void
  onRefresh: () => void
  refreshing: boolean
  csv: string
}

export function Toolbar({ periodo, onPeriodo, automatic, onAutomatic, onRefresh, refreshing, csv }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
      <Segmented
        label={t.periodo}
        options={PERIODOS.map((id) => ({ id, label: t.periodos[id] }))}
        value={periodo}
        onChange={onPeriodo}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Switch
          label={t.automatico}
          checked={automatic}
          onChange={(event) => onAutomatic(event.target.checked)}
        />
        <Button variant="secondary" onClick={onRefresh} loading={refreshing}>
          <RefreshCw aria-hidden="true" className="size-5" />
          {t.actualizar}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {t.imprimir}
        </Button>
        <a
          href={csv}
          download
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-brand-text hover:bg-sunken"
        >
          <Download aria-hidden="true" className="size-5" />
          {t.exportar}
        </a>
      </div>
    </div>
  )
}
