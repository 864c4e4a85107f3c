import { useEffect, useState } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { dashboard as t } from '#texts/dashboard.ts'
import { isRefusal, sentenceOf } from '#web/lib/api-error.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { useMobileMenu } from '#web/lib/use-mobile-menu.ts'
import { paths } from '#web/paths.ts'
import { puedeEn } from '#web/shared/acceso.ts'
import { useEmpresa } from '#web/shared/queries.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { CONTENT_ID, SkipLink } from '#web/ui/skip-link.tsx'
import { useToast } from '#web/ui/toast.tsx'
import type { Route } from './+types/dashboard-screen.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { EmpresaSummary } from './empresa-summary.tsx'
import { PlanWarning } from './plan-warning.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

const SIDEBAR_FIXED = '(min-width: 1024px)'

export const meta = () => pageMeta(t.titulo)

export default function DashboardScreen({ params }: Route.ComponentProps) {
  const empresa = useEmpresa(params.id)
  const menu = useMobileMenu(SIDEBAR_FIXED)
  const [unsaved, setUnsaved] = useState(false)
  useBackHomeWhenUnknown(empresa.error)

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[17rem_1fr]">
      <SkipLink />
      <Sidebar
        empresaId={params.id}
        empresa={empresa.data}
        open={menu.open}
        onClose={menu.close}
        unsaved={unsaved}
      />
      <div className="flex min-w-0 flex-col">
        <TopBar nombre={empresa.data?.nombre} menuOpen={menu.open} onMenu={menu.toggle} />
        <main
          id={CONTENT_ID}
          tabIndex={-1}
          className="mx-auto grid w-full max-w-[100rem] grid-cols-1 content-start gap-5 p-4 outline-none sm:p-6 lg:px-8 2xl:gap-6"
        >
          {empresa.isPending && <DashboardSkeleton />}
          {empresa.isError && !isRefusal(empresa.error) && !empresa.data && (
            <ErrorState
              title={t.fallo}
              text={sentenceOf(empresa.error, '')}
              onRetry={() => empresa.refetch()}
              retrying={empresa.isFetching}
            />
          )}
          {empresa.data && (
            <>
              <EmpresaSummary empresa={empresa.data} />
              {puedeEn(empresa.data, 'propiedad') && <PlanWarning empresaId={empresa.data.id} />}
              <Outlet context={setUnsaved} />
            </>
          )}
        </main>
      </div>
    </div>
  )
}

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
