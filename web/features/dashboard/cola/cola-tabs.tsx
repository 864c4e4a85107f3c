import { ChevronDown, Pause, Search } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ColaPublica, Publico } from '#contract/cola.ts'
import { cola as t } from '#texts/cola.ts'
import { puestos } from '#texts/puestos.ts'
import { formatNumber } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { paths } from '#web/paths.ts'
import { useAtenderState } from '#web/shared/atender/atender.tsx'
import { cx } from '#web/ui/cx.ts'
import { Popover } from '#web/ui/popover.tsx'
import { Swatch } from '#web/ui/swatch.tsx'

/** Stands in the address instead of a queue's id. */
export const TODAS = 'todas'

/** More of them are in the tab 'Más'. */
const MOST_TABS = 6

type Props = { publico: Publico; colaId: string | null; children: ReactNode }

const waiting = (colas: readonly ColaPublica[]) => colas.reduce((sum, { enEspera }) => sum + enEspera, 0)

const tabLook =
  'relative flex shrink-0 items-center gap-2 px-2 text-sm whitespace-nowrap outline-offset-[-2px] touch:px-3 max-sm:first:pl-3'

/** The queues with how many wait in each. `children`: the actions of the chosen one. */
export function ColaTabs({ publico: { colas, empresa }, colaId, children }: Props) {
  const todas = useTodas(colas)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    // Not scrollIntoView, which would also scroll the page.
    if (current && list.current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - 48
  }, [])
  const shown = colas.length > MOST_TABS ? firstOf(colas, colaId) : colas
  const rest = colas.filter((cola) => !shown.includes(cola))
  return (
    <nav
      aria-label={t.lista}
      className="z-9 flex h-11 items-stretch gap-1 border-b border-line bg-surface px-4 [grid-area:tabs] max-sm:sticky max-sm:top-14 touch:h-12 touch:pr-2 touch:pl-2 max-sm:touch:pr-1"
    >
      <div
        ref={list}
        data-scrolls
        className="flex min-w-0 gap-1 overflow-x-auto overflow-y-hidden [scrollbar-width:none] touch:[mask-image:linear-gradient(90deg,#000_92%,transparent)] touch:pr-6"
      >
        {colas.length > 1 && (
          <Tab
            empresaId={empresa.id}
            cola={TODAS}
            title={todas.pista}
            selected={colaId === null}
            enEspera={todas.enEspera}
          >
            {todas.nombre}
          </Tab>
        )}
        {shown.map((cola) => (
          <Tab
            key={cola.id}
            empresaId={empresa.id}
            cola={cola.id}
            title={cola.nombre}
            selected={cola.id === colaId}
            enEspera={cola.enEspera}
          >
            <Swatch index={colas.indexOf(cola)} />
            <span className="max-w-44 truncate">{cola.nombre}</span>
            <Inactiva cola={cola} />
          </Tab>
        ))}
      </div>
      {rest.length > 0 && (
        <Popover
          label={t.masColas}
          triggerClassName={cx(tabLook, 'font-medium text-muted hover:text-text')}
          trigger={
            <>
              {t.mas}
              <span className="text-xs text-faint tabular-nums">{rest.length}</span>
              <ChevronDown aria-hidden="true" className="size-4" />
            </>
          }
          className="w-72 p-1"
        >
          {(close) => <MasColas colas={colas} rest={rest} empresaId={empresa.id} onChosen={close} />}
        </Popover>
      )}
      <div className="ml-auto flex shrink-0 items-center gap-1 pl-2">{children}</div>
    </nav>
  )
}

/** The first ones and, in the last place, the chosen one. */
function firstOf(colas: readonly ColaPublica[], colaId: string | null): ColaPublica[] {
  const first = colas.slice(0, MOST_TABS)
  const chosen = colas.find(({ id }) => id === colaId)
  return !chosen || first.includes(chosen) ? first : [...first.slice(0, -1), chosen]
}

/** What a call without a queue draws from: all queues, or those of the desk. */
export function useTodas(colas: readonly ColaPublica[]) {
  const { colas: suyas } = useAtenderState()
  const mias = suyas && colas.filter(({ id }) => suyas.includes(id))
  return mias
    ? { nombre: puestos.misColas, pista: puestos.misColasPista, enEspera: waiting(mias) }
    : { nombre: t.todas, pista: t.todasTexto, enEspera: waiting(colas) }
}

const Inactiva = ({ cola: { estado } }: { cola: ColaPublica }) =>
  estado === 'activa' ? null : (
    <>
      <Pause aria-hidden="true" className="size-4 shrink-0 text-warning-text" />
      <span className="sr-only">{t.inactiva}</span>
    </>
  )

type TabProps = {
  empresaId: string
  cola: string
  title: string
  selected: boolean
  enEspera: number
  children: ReactNode
}

const Tab = ({ empresaId, cola, title, selected, enEspera, children }: TabProps) => (
  <Link
    to={paths.dashboard(empresaId, 'cola', { cola })}
    replace
    preventScrollReset
    title={title}
    aria-current={selected ? 'true' : undefined}
    className={cx(
      tabLook,
      selected
        ? 'font-semibold text-text after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-t-[2px] after:bg-text touch:after:hidden forced-colors:outline-2'
        : 'font-medium text-muted hover:text-text',
    )}
  >
    {children} <Count enEspera={enEspera} selected={selected} />
  </Link>
)

function Count({ enEspera, selected = false }: { enEspera: number; selected?: boolean }) {
  const locale = useLocale()
  return (
    <span className={cx('text-xs font-medium tabular-nums', selected ? 'text-text' : 'text-faint')}>
      <span aria-hidden="true">{formatNumber(locale, enEspera)}</span>
      <span className="sr-only">{t.esperan(formatNumber(locale, enEspera))}</span>
    </span>
  )
}

type MasProps = {
  empresaId: string
  colas: readonly ColaPublica[]
  rest: readonly ColaPublica[]
  onChosen: () => void
}

/** The queues without a tab of their own, with a search. */
function MasColas({ empresaId, colas, rest, onChosen }: MasProps) {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLocaleLowerCase()
  const found = rest.filter(({ nombre }) => nombre.toLocaleLowerCase().includes(wanted))
  return (
    <>
      <div className="relative">
        <Search aria-hidden="true" className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint" />
        <input
          type="text"
          inputMode="search"
          aria-label={t.buscarCola}
          placeholder={t.buscarCola}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="h-control w-full rounded-control bg-sunken pr-3 pl-9 text-sm placeholder:text-faint"
        />
      </div>
      <ul className="mt-1 max-h-80 overflow-y-auto">
        {found.map((cola) => (
          <li key={cola.id}>
            <Link
              to={paths.dashboard(empresaId, 'cola', { cola: cola.id })}
              replace
              preventScrollReset
              onClick={onChosen}
              className="flex min-h-9 items-center gap-2 rounded-control px-2 text-sm font-medium hover:bg-hover touch:min-h-11"
            >
              <Swatch index={colas.indexOf(cola)} />
              <span className="truncate">{cola.nombre}</span>
              <Inactiva cola={cola} />
              <span className="ml-auto">
                <Count enEspera={cola.enEspera} />
              </span>
            </Link>
          </li>
        ))}
        {found.length === 0 && <li className="px-2 py-2 text-sm text-muted">{t.sinColasAsi}</li>}
      </ul>
    </>
  )
}
