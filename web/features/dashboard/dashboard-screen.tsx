import { Lock } from 'lucide-react'
import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { dashboard as t } from '#texts/dashboard.ts'
import { isRefusal, sentenceOf } from '#web/lib/api/api-error.ts'
import { useMobileMenu } from '#web/lib/browser/use-mobile-menu.ts'
import { localeOf } from '#web/lib/page/locale.ts'
import { Locale } from '#web/lib/page/use-locale.ts'
import { paths } from '#web/paths.ts'
import { puedeEn } from '#web/shared/acceso.ts'
import { useAccesoVivo, useSinAcceso } from '#web/shared/acceso-vivo.ts'
import { LinkButton } from '#web/shared/links.tsx'
import { PlanWarning } from '#web/shared/plan/plan-warning.tsx'
import { EstoyEn } from '#web/shared/puestos/estoy-en.tsx'
import { useEmpresa } from '#web/shared/queries.ts'
import { SinAcceso } from '#web/shared/sin-acceso.tsx'
import { UnsavedGuard } from '#web/shared/unsaved-guard.tsx'
import { useFailure } from '#web/shared/use-failure.ts'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { CONTENT_ID, SkipLink } from '#web/ui/skip-link.tsx'
import { useToast } from '#web/ui/toast.tsx'
import type { Route } from './+types/dashboard-screen.ts'
import { Bar } from './bar.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { Sidebar } from './sidebar.tsx'
import { fullViews, mayOpen } from './views.ts'

const SIDEBAR_FIXED = '(min-width: 1024px)'

export default function DashboardScreen({ params: { id } }: Route.ComponentProps) {
  const lost = useSinAcceso(id)
  return lost === null ? <Dashboard key={id} id={id} /> : <SinAcceso empresaId={id} nombre={lost} />
}

function Dashboard({ id }: { id: string }) {
  const empresa = useEmpresa(id)
  const failure = useFailure(empresa.error, empresa.isPending)
  const menu = useMobileMenu(SIDEBAR_FIXED)
  const view = useView(id)
  const calling = view === 'cola'
  const full = fullViews.has(view) && empresa.data !== undefined && mayOpen(empresa.data, view)
  useBackHomeWhenUnknown(empresa.error)
  useAccesoVivo(id)

  return (
    <Locale value={localeOf(empresa.data?.config.zona)}>
      <div
        data-dense
        className="min-h-dvh bg-surface lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] print:block"
      >
        <div inert={menu.open} className="contents">
          <SkipLink />
        </div>
        <Sidebar empresaId={id} empresa={empresa.data} open={menu.open} onClose={menu.close} />
        <div className="flex min-w-0 flex-col" inert={menu.open}>
          <Bar empresa={empresa.data} menuOpen={menu.open} onMenu={menu.toggle}>
            {empresa.data && puedeEn(empresa.data, 'atender') && (
              <EstoyEn empresaId={empresa.data.id} calling={calling} />
            )}
          </Bar>
          <main
            id={CONTENT_ID}
            tabIndex={-1}
            className={cx(
              'grid w-full flex-1 grid-cols-1 content-start outline-none',
              !full && 'gap-4 px-4 pt-4 pb-10 lg:px-6 lg:pt-5',
            )}
          >
            {!empresa.data && !failure && <DashboardSkeleton />}
            {!empresa.data && failure != null && !isRefusal(failure) && (
              <div className="p-4 lg:px-6">
                <ErrorState
                  title={t.fallo}
                  text={sentenceOf(failure, '')}
                  onRetry={() => empresa.refetch()}
                  retrying={empresa.isFetching}
                />
              </div>
            )}
            {empresa.data && (
              <>
                {/* On the screen that calls customers, the strip shows this warning. */}
                {!calling && puedeEn(empresa.data, 'propiedad') && (
                  <div className={cx('empty:hidden', full && 'px-4 pt-4 lg:px-6')}>
                    <PlanWarning empresaId={empresa.data.id} />
                  </div>
                )}
                {mayOpen(empresa.data, view) ? <Outlet /> : <NotForYou empresaId={empresa.data.id} />}
              </>
            )}
          </main>
        </div>
        <UnsavedGuard />
      </div>
    </Locale>
  )
}

/** The id of the view in the address, which may name a page of it. */
function useView(id: string): string {
  const path = useLocation().pathname.toLowerCase().replace(/\/$/, '')
  return path.slice(paths.dashboard(id).length + 1).split('/')[0] || 'cola'
}

/** For an address that was bookmarked before the permission was revoked, or that a colleague shared. */
const NotForYou = ({ empresaId }: { empresaId: string }) => (
  <Card>
    <EmptyState
      icon={Lock}
      title={t.sinPermiso}
      text={t.sinPermisoTexto}
      action={<LinkButton to={paths.dashboard(empresaId)}>{t.sinPermisoBoton}</LinkButton>}
    />
  </Card>
)

function useBackHomeWhenUnknown(error: unknown) {
  const navigate = useNavigate()
  const toast = useToast()
  const unknown = isRefusal(error) && error.status !== 401
  useEffect(() => {
    if (!unknown) return
    toast(t.noEncontrado, 'danger')
    navigate(paths.home(), { replace: true })
  }, [unknown, navigate, toast])
}
