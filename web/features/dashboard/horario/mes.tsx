import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { DiaEspecial } from '#contract/horario.ts'
import { horario } from '#texts/horario.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { especialDe, mesDe, semanasDe, sumarMeses } from './dias-del-mes.ts'

type Props = {
  mes: string
  hoy: string
  especiales: readonly DiaEspecial[]
  onMes: (mes: string) => void
  onDia: (fecha: string) => void
}

/** A month with its special days highlighted. A tap opens a day. */
export function Mes({ mes, hoy, especiales, onMes, onDia }: Props) {
  return (
    <div className="grid content-start gap-2">
      <div className="flex items-center justify-between">
        <IconButton label={t.mesAnterior} onClick={() => onMes(sumarMeses(mes, -1))}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <p aria-live="polite" className="font-semibold first-letter:uppercase">
          {t.mesLargo(mes)}
        </p>
        <IconButton label={t.mesSiguiente} onClick={() => onMes(sumarMeses(mes, 1))}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <table className="w-full table-fixed border-separate border-spacing-0.5">
        <thead>
          <tr>
            {horario.dias.map((dia, i) => (
              <th key={dia} scope="col" className="pb-1 text-sm font-medium text-muted">
                <abbr title={dia} className="no-underline">
                  {horario.iniciales[i]}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {semanasDe(mes).map((semana) => (
            <tr key={semana[0]}>
              {semana.map((fecha) => (
                <td key={fecha} className="p-0">
                  {mesDe(fecha) === mes && (
                    <Dia
                      fecha={fecha}
                      hoy={fecha === hoy}
                      especial={especialDe(especiales, fecha)}
                      onClick={() => onDia(fecha)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <span className="flex items-center gap-1.5">
          <span aria-hidden="true" className="size-3 rounded-full bg-danger-soft ring-1 ring-danger-text" />
          {t.cerrado}
        </span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden="true" className="size-3 rounded-full bg-warning-soft ring-1 ring-warning-text" />
          {t.otrasHoras}
        </span>
      </p>
    </div>
  )
}

type DiaProps = { fecha: string; hoy: boolean; especial: DiaEspecial | undefined; onClick: () => void }

function Dia({ fecha, hoy, especial, onClick }: DiaProps) {
  const cerrado = especial?.rangos.length === 0
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={t.diaDelMes(t.fechaLarga(fecha), especial?.motivo, cerrado)}
      aria-current={hoy ? 'date' : undefined}
      title={especial?.motivo}
      className={cx(
        'grid h-11 w-full place-items-center rounded-control tabular-nums transition-colors',
        !especial && 'hover:bg-sunken',
        especial && 'font-bold',
        especial && (cerrado ? 'bg-danger-soft text-danger-text' : 'bg-warning-soft text-warning-text'),
        hoy && 'ring-2 ring-brand',
      )}
    >
      {Number(fecha.slice(8))}
    </button>
  )
}
