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
    <>
      <div className="flex h-9 items-center touch:h-11">
        <IconButton label={t.mesAnterior} onClick={() => onMes(sumarMeses(mes, -1))}>
          <ChevronLeft aria-hidden="true" className="size-4" />
        </IconButton>
        <p aria-live="polite" className="flex-1 text-center text-sm font-medium first-letter:uppercase">
          {t.mesLargo(mes)}
        </p>
        <IconButton label={t.mesSiguiente} onClick={() => onMes(sumarMeses(mes, 1))}>
          <ChevronRight aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
      <table className="w-full table-fixed border-separate border-spacing-0">
        <thead>
          <tr>
            {horario.dias.map((dia, i) => (
              <th key={dia} scope="col" className="h-5 p-0 text-xs font-medium text-faint">
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
                      hoy={hoy}
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
    </>
  )
}

type DiaProps = { fecha: string; hoy: string; especial: DiaEspecial | undefined; onClick: () => void }

function Dia({ fecha, hoy, especial, onClick }: DiaProps) {
  const cerrado = especial?.rangos.length === 0
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={t.diaDelMes(t.fechaLarga(fecha), especial?.motivo, cerrado)}
      aria-current={fecha === hoy ? 'date' : undefined}
      title={especial?.motivo}
      className={cx(
        'grid h-8 w-full place-items-center rounded-control text-sm tabular-nums transition-colors touch:h-11',
        fecha === hoy && 'font-bold inset-ring inset-ring-line-strong',
        especial
          ? cx(
              'font-semibold',
              cerrado ? 'bg-danger-soft text-danger-text' : 'bg-warning-soft text-warning-text',
            )
          : cx('hover:bg-hover', fecha < hoy && 'text-faint'),
      )}
    >
      {Number(fecha.slice(8))}
    </button>
  )
}
