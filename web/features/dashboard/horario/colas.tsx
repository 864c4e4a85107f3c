import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { HorarioCola, HorarioEmpresa } from '#contract/horario.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Swatch } from '#web/ui/swatch.tsx'
import { ColaDialog } from './cola-dialog.tsx'
import { semanaCorta } from './escritas.ts'

const CUPOS = ['cupoDia', 'cupoHora', 'maxEspera'] as const

const horasDeCola = ({ semana }: HorarioCola, zona: string) =>
  semana ? semanaCorta(semana, zona) : t.horarioDeEmpresa

const cierreDe = ({ cierre }: HorarioCola) => cierre && t.cierre(cierre.margen)

/** All of it in one line, for a phone. */
const resumen = (cola: HorarioCola, zona: string): string =>
  [
    horasDeCola(cola, zona),
    cola.cupoDia && t.cupos.dia(cola.cupoDia),
    cola.cupoHora && t.cupos.hora(cola.cupoHora),
    cola.maxEspera && t.cupos.espera(cola.maxEspera),
    cierreDe(cola),
  ]
    .filter(Boolean)
    .join(' · ')

const ROW = cx(
  'grid grid-cols-[minmax(0,1fr)_2.75rem] items-center gap-x-3 pr-1 pl-4',
  'sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1.4fr)_4rem_4rem_4.5rem_minmax(0,1.1fr)_2.75rem]',
  'lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1.4fr)_5.5rem_5.5rem_5.5rem_minmax(0,1.1fr)_2rem] lg:pr-3 lg:pl-6',
)

type Props = { empresaId: string; horario: HorarioEmpresa }

/** What each cola overrides: its hours, its caps, closing in time. */
export function Colas({ empresaId, horario }: Props) {
  const [editing, setEditing] = useState<string | null>(null)
  const { zona, colas } = horario
  const cola = colas.find(({ id }) => id === editing)
  return (
    <section aria-labelledby="por-cola">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 pt-1 max-sm:py-2 lg:px-6">
        <h3 id="por-cola" className="font-semibold">
          {t.porCola}
        </h3>
        <p className="text-sm text-muted max-sm:basis-full">
          {colas.length > 0 ? t.porColaTexto : t.sinColas}
        </p>
      </div>
      {colas.length > 0 && (
        <div aria-hidden="true" className={cx(ROW, 'min-h-8 text-xs font-medium text-faint max-sm:hidden')}>
          <span>{t.cola}</span>
          <span>{t.horas}</span>
          {CUPOS.map((cupo) => (
            <span key={cupo} className="text-right">
              {t.campos[cupo]}
            </span>
          ))}
          <span className="lg:pl-4">{t.alCerrar}</span>
        </div>
      )}
      <ul>
        {colas.map((una, i) => (
          <li
            key={una.id}
            className={cx(ROW, 'min-h-11 border-t border-line py-1 text-sm max-sm:min-h-15 max-sm:py-2')}
          >
            <span className="min-w-0">
              <span className="flex items-baseline gap-2 text-base font-medium">
                <Swatch index={i} />
                <span className="min-w-0 wrap-anywhere">{una.nombre}</span>
              </span>
              <span className="text-xs text-muted sm:hidden">{resumen(una, zona)}</span>
            </span>
            <Dato label={t.horas} quiet={una.semana === null}>
              {horasDeCola(una, zona)}
            </Dato>
            {CUPOS.map((cupo) => (
              <Dato
                key={cupo}
                label={t.campos[cupo]}
                quiet={una[cupo] === null}
                className="text-right tabular-nums"
              >
                {una[cupo] ?? t.sinTope}
              </Dato>
            ))}
            <Dato label={t.alCerrar} quiet className="lg:pl-4">
              {cierreDe(una) ?? t.hastaLaUltima}
            </Dato>
            <IconButton label={t.editarCola(una.nombre)} onClick={() => setEditing(una.id)}>
              <Pencil aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      {cola && (
        <ColaDialog
          key={cola.id}
          empresaId={empresaId}
          zona={zona}
          cola={cola}
          deEmpresa={horario.semana}
          onClose={() => setEditing(null)}
        />
      )}
    </section>
  )
}

type DatoProps = { label: string; quiet: boolean; className?: string; children: ReactNode }

/** A cell. Its heading is above the list, so screen readers get it here. */
const Dato = ({ label, quiet, className, children }: DatoProps) => (
  <span className={cx('min-w-0 wrap-anywhere max-sm:hidden', quiet && 'text-muted', className)}>
    <span className="sr-only">{label}: </span>
    {children}
  </span>
)
