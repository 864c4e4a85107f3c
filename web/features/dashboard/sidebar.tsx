import { ArrowLeft, BookOpen, LogOut, QrCode } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, NavLink } from 'react-router'
import type { Empresa } from '#contract/empresa.ts'
import { comun } from '#texts/comun.ts'
import { dashboard as t } from '#texts/dashboard.ts'
import { useSesion } from '#web/lib/api/session.ts'
import { hasUnsaved } from '#web/lib/form/unsaved.ts'
import { marca } from '#web/lib/page/installation.ts'
import { paths } from '#web/paths.ts'
import { puedeEn } from '#web/shared/acceso.ts'
import { AppLink } from '#web/shared/links.tsx'
import { BrandMark } from '#web/shared/logo.tsx'
import { useCuenta, usePublico } from '#web/shared/queries.ts'
import { LeaveDialog } from '#web/shared/unsaved-guard.tsx'
import { useSalir } from '#web/shared/use-salir.ts'
import { initialsOf } from '#web/ui/avatar.tsx'
import { cx } from '#web/ui/cx.ts'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { groups, mayOpen, views } from './views.ts'

export const SIDEBAR_ID = 'menu-panel'

const itemShape =
  'flex min-h-8 w-full shrink-0 items-center gap-2 rounded-control px-2 text-sm transition-colors touch:min-h-11'
const itemLook = cx(itemShape, 'font-medium text-muted hover:bg-hover hover:text-text')
const currentLook = cx(
  itemShape,
  'bg-sunken font-semibold text-text forced-colors:outline-2 [&>svg]:text-brand-text',
)

type Props = { empresaId: string; empresa?: Empresa; open: boolean; onClose: () => void }

/** Beside the content on wide windows; over it, and closed by a click outside, on narrow ones. */
export function Sidebar({ empresaId, empresa, open, onClose }: Props) {
  const salir = useSalir()
  const [asking, setAsking] = useState(false)
  const aside = useRef<HTMLElement>(null)

  // Over the content it works like a dialog: it takes the focus and returns it when closed.
  useEffect(() => {
    if (!open) return
    const opener = document.activeElement
    aside.current?.querySelector<HTMLElement>('nav a')?.focus()
    return () => (opener instanceof HTMLElement && opener.isConnected ? opener.focus() : undefined)
  }, [open])

  return (
    <>
      {open && (
        // For the pointer only: keyboard users have Escape.
        <button
          type="button"
          tabIndex={-1}
          aria-label={comun.cerrar}
          onClick={onClose}
          className="fixed inset-0 z-30 bg-[rgb(10_12_24/0.55)] lg:hidden"
        />
      )}
      <aside
        ref={aside}
        id={SIDEBAR_ID}
        data-scroll-lock={open || undefined}
        className={cx(
          'fixed inset-y-0 left-0 z-40 flex w-72 max-w-[85vw] flex-col border-r border-line bg-bg px-2 pt-2 print:hidden',
          'lg:visible lg:sticky lg:top-0 lg:h-dvh lg:w-auto lg:max-w-none lg:translate-x-0',
          // Visible at once when opening, so that it can take the focus; hidden only after it has slid out.
          open
            ? 'translate-x-0 transition-[translate]'
            : 'invisible -translate-x-full transition-[translate,visibility]',
        )}
      >
        <Link
          to={paths.home()}
          className="mb-3 flex min-h-8 shrink-0 items-center gap-2 rounded-control px-2 font-semibold touch:min-h-11"
        >
          <BrandMark size="size-6" />
          {marca()}
        </Link>
        {/* Only this part scrolls in a low window: the way out stays in view. */}
        <nav aria-label={t.menu} className="-mx-2 flex min-h-0 flex-1 flex-col overflow-y-auto px-2">
          {groups.map((group) => {
            const shown = views.filter(
              (view) => view.group === group && (!empresa || mayOpen(empresa, view.id)),
            )
            if (shown.length === 0) return null
            return (
              <div key={group} className="contents">
                {group !== 'diario' && (
                  <p className="px-2 pt-4 pb-1 text-xs font-medium text-faint">{t.grupos[group]}</p>
                )}
                {shown.map(({ id, icon: Icon }) => (
                  <NavLink
                    key={id}
                    to={paths.dashboard(empresaId, id)}
                    end={id === 'cola'}
                    className={({ isActive }) => (isActive ? currentLook : itemLook)}
                  >
                    <Icon aria-hidden="true" className="size-4 shrink-0" />
                    <span className="truncate">{t.vistas[id]}</span>
                    {id === 'cola' && empresa && <EnEspera empresa={empresa} />}
                  </NavLink>
                ))}
              </div>
            )
          })}
        </nav>
        <div className="grid shrink-0 pt-2">
          <Link to={paths.compartir(empresaId)} className={cx(itemLook, 'sm:hidden')}>
            <QrCode aria-hidden="true" className="size-4" />
            {t.compartir}
          </Link>
          <Link to={paths.home()} className={itemLook}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t.misEmpresas}
          </Link>
          <AppLink to={paths.documentacion()} className={itemLook}>
            <BookOpen aria-hidden="true" className="size-4" />
            {t.documentacion}
          </AppLink>
          <button
            type="button"
            onClick={() => (hasUnsaved() ? setAsking(true) : salir.mutate())}
            className={itemLook}
          >
            <LogOut aria-hidden="true" className="size-4" />
            {comun.cerrarSesion}
          </button>
        </div>
        <Cuenta />
      </aside>
      <LeaveDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => salir.mutate()}
        pending={salir.isPending}
      />
    </>
  )
}

/** How many wait in the queues of this user. Its own component: it changes with every turno. */
function EnEspera({ empresa }: { empresa: Empresa }) {
  const colas = usePublico(empresa.id).data?.colas
  if (!colas) return null
  const count = colas
    .filter(({ id }) => puedeEn(empresa, 'personas', id))
    .reduce((sum, cola) => sum + cola.enEspera, 0)
  return (
    <span aria-hidden="true" className="ml-auto text-xs font-medium text-faint tabular-nums">
      {count}
    </span>
  )
}

function Cuenta() {
  const correo = useSesion()?.correo ?? ''
  const nombre = useCuenta().data?.usuario ?? correo
  return (
    <div className="-mx-2 mt-2 flex h-14 shrink-0 items-center gap-2 border-t border-line px-2">
      <Link
        to={paths.cuenta()}
        className="flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-control hover:bg-hover touch:min-h-11"
      >
        <span
          aria-hidden="true"
          className="inline-grid size-7 shrink-0 place-items-center rounded-full bg-brand-soft text-xs font-semibold text-brand-text"
        >
          {initialsOf(nombre)}
        </span>
        <span className="grid min-w-0">
          <span className="truncate text-sm leading-4 font-semibold text-text" title={correo}>
            {nombre}
          </span>
          <span className="text-xs text-faint">{t.tuCuenta}</span>
        </span>
      </Link>
      <ThemeToggle />
    </div>
  )
}
