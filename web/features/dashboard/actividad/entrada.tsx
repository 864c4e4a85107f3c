import { ChevronDown } from 'lucide-react'
import type { EntradaDeActividad } from '#contract/actividad.ts'
import { actividad as t } from '#texts/actividad.ts'
import { formatDateTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { cx } from '#web/ui/cx.ts'

type Props = { entrada: EntradaDeActividad; zona: string }

const row =
  'grid min-h-11 grid-cols-[1.75rem_minmax(0,1fr)_1rem] items-center gap-x-3 px-4 py-2 text-sm touch:min-h-13 lg:grid-cols-[7.5rem_1.75rem_9.5rem_minmax(0,1fr)_8.5rem_1rem] lg:px-6 lg:py-1'

/** One line of the activity: when, who, what and to whom. Its changes open below it. */
export function Entrada({ entrada, zona }: Props) {
  const { cambios, direccion } = entrada
  if (cambios.length === 0 && !direccion) {
    return (
      <li className={cx(row, 'border-b border-line')}>
        <Linea entrada={entrada} zona={zona} />
      </li>
    )
  }
  return (
    <li className="border-b border-line">
      <details className="group open:bg-hover open:shadow-[inset_2px_0_var(--text)]">
        <summary className={cx(row, 'cursor-pointer list-none')}>
          <Linea entrada={entrada} zona={zona} />
          <ChevronDown
            aria-hidden="true"
            className="size-4 text-faint transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-2 px-4 pb-3 pl-14 text-sm lg:pr-12 lg:pl-[22.75rem]">
          {cambios.length > 0 && <Cambios cambios={cambios} />}
          {direccion && <p className="text-xs text-muted">{t.desdeDireccion(direccion)}</p>}
        </div>
      </details>
    </li>
  )
}

function Linea({ entrada, zona }: Props) {
  const locale = useLocale()
  const { instante, quien, hecho, turno, cola, puesto, sobre, tema } = entrada
  const lugar = [cola !== sobre && cola, puesto].filter(Boolean).join(' · ')
  return (
    <>
      <time dateTime={instante} className="text-muted tabular-nums max-lg:hidden">
        {formatDateTime(locale, instante, zona)}
      </time>
      <Avatar name={quien} />
      <span className="min-w-0 truncate font-semibold max-lg:hidden" title={quien}>
        {quien}
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold lg:hidden">{quien} · </span>
        {hecho}
        {turno && (
          <>
            {' '}
            <span className="font-semibold tabular-nums">{turno.etiqueta}</span>
            {turno.nombre && ` ${turno.nombre}`}
          </>
        )}
        {sobre && (
          <>
            : <span className="font-semibold">{sobre}</span>
          </>
        )}
        {lugar && <span className="text-muted"> · {lugar}</span>}
        <span className="block text-xs text-muted lg:hidden">
          {formatDateTime(locale, instante, zona)} · {t.temas[tema]}
        </span>
      </span>
      <span className="text-muted max-lg:hidden">{t.temas[tema]}</span>
    </>
  )
}

const Cambios = ({ cambios }: Pick<EntradaDeActividad, 'cambios'>) => (
  <table className="w-full text-left">
    <thead>
      <tr className="text-xs text-faint [&>th]:h-7 [&>th]:pr-3 [&>th]:font-medium">
        <th scope="col">
          <span className="sr-only">{t.campo}</span>
        </th>
        <th scope="col">{t.antes}</th>
        <th scope="col">{t.despues}</th>
      </tr>
    </thead>
    <tbody>
      {cambios.map(({ campo, antes, despues }) => (
        <tr key={campo} className="border-t border-line align-top [&>*]:py-1.5 [&>*]:pr-3">
          <th scope="row" className="font-normal text-muted">
            {campo}
          </th>
          <td className="wrap-anywhere text-muted">{antes === null ? '–' : <del>{antes}</del>}</td>
          <td className="font-semibold wrap-anywhere">{despues ?? '–'}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
