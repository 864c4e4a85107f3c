import { ArrowLeft, BookOpen, CircleUser, LogOut, QrCode } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, NavLink } from 'react-router'
import type { Empresa } from '#contract/empresa.ts'
import { comun } from '#texts/comun.ts'
import { dashboard as t } from '#texts/dashboard.ts'
import { hasUnsaved } from '#web/lib/form/unsaved.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/shared/links.tsx'
import { LeaveDialog } from '#web/shared/unsaved-guard.tsx'
import { useSalir } from '#web/shared/use-salir.ts'
import { cx } from '#web/ui/cx.ts'
import { Logo } from '#web/ui/logo.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { mayOpen, views } from './views.ts'

export const SIDEBAR_ID = 'menu-panel'

// From 1024 px on a narrow rail with labels below the icons, which leaves the space to the queue.
const itemShape =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3.5 font-medium transition-colors lg:max-2xl:flex-col lg:max-2xl:gap-1 lg:max-2xl:px-0 lg:max-2xl:py-2 lg:max-2xl:text-center lg:max-2xl:text-sm lg:max-2xl:leading-tight'
const itemLook = cx(itemShape, 'text-muted hover:bg-sunken hover:text-text')
const currentLook = cx(itemShape, 'bg-brand-soft text-brand-text forced-colors:outline-2')

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
          'fixed inset-y-0 left-0 z-40 flex w-72 max-w-[85vw] flex-col gap-6 overflow-y-auto border-r border-line bg-surface p-4 print:hidden',
          'lg:visible lg:sticky lg:top-0 lg:h-dvh lg:w-auto lg:max-w-none lg:translate-x-0 lg:max-2xl:gap-3 lg:max-2xl:p-2',
          // Visible at once when opening, so that it can take the focus; hidden only after it has slid out.
          open
            ? 'translate-x-0 transition-[translate]'
            : 'invisible -translate-x-full transition-[translate,visibility]',
        )}
      >
        <div className="flex items-center justify-between gap-2 lg:max-2xl:flex-col">
          <Link to={paths.home()} className="rounded-control p-1.5">
            <Logo className="lg:max-2xl:flex-col lg:max-2xl:gap-0.5 lg:max-2xl:text-base" />
          </Link>
          <ThemeToggle />
        </div>
        <nav aria-label={t.menu} className="grid gap-1">
          {views
            .filter(({ id }) => !empresa || mayOpen(empresa, id))
            .map(({ id, icon: Icon }) => (
              <NavLink
                key={id}
                to={paths.dashboard(empresaId, id)}
                end
                className={({ isActive }) => (isActive ? currentLook : itemLook)}
              >
                <Icon aria-hidden="true" className="size-5" />
                {t.vistas[id]}
              </NavLink>
            ))}
        </nav>
        <div className="mt-auto grid gap-1 border-t border-line pt-4 lg:max-2xl:pt-2">
          <Link to={paths.compartir(empresaId)} className={cx(itemLook, 'sm:hidden')}>
            <QrCode aria-hidden="true" className="size-5" />
            {t.compartir}
          </Link>
          <Link to={paths.home()} className={itemLook}>
            <ArrowLeft aria-hidden="true" className="size-5" />
            {t.misEmpresas}
          </Link>
          <Link to={paths.cuenta()} className={itemLook}>
            <CircleUser aria-hidden="true" className="size-5" />
            {t.tuCuenta}
          </Link>
          <AppLink to={paths.documentacion()} className={itemLook}>
            <BookOpen aria-hidden="true" className="size-5" />
            {t.documentacion}
          </AppLink>
          <button
            type="button"
            onClick={() => (hasUnsaved() ? setAsking(true) : salir.mutate())}
            className={itemLook}
          >
            <LogOut aria-hidden="true" className="size-5" />
            {comun.cerrarSesion}
          </button>
        </div>
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
