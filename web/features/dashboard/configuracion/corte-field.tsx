import { CORTE_MAXIMO } from '#contract/empresa.ts'
import { configuracion as t } from '#texts/configuracion.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Select } from '#web/ui/select.tsx'

const PASO_MIN = 30

type Props = { value: number; onChange: (corte: number) => void }

/** When the service day ends: a bar that closes at three counts its night as one day. */
export function CorteField({ value, onChange }: Props) {
  const locale = useLocale()
  const cortes = Array.from({ length: CORTE_MAXIMO / PASO_MIN + 1 }, (_, i) => i * PASO_MIN)
  // The API accepts any minute, so the stored value may be none of the steps.
  const offered = cortes.includes(value) ? cortes : [...cortes, value].sort((a, b) => a - b)
  return (
    // The widest option is short: the list need not be as wide as the column.
    <div className="lg:[&_span]:w-40">
      <Select
        name="corte"
        label={t.campos.corte}
        hint={t.campos.cortePista}
        value={String(value)}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {offered.map((corte) => (
          <option key={corte} value={corte}>
            {corte === 0 ? t.campos.medianoche : formatTime(locale, corte * 60_000, 'UTC')}
          </option>
        ))}
      </Select>
    </div>
  )
}
