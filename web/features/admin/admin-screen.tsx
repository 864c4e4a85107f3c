import { LayoutDashboard, ListOrdered } from 'lucide-react'
import { admin as t } from '#texts/admin.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { paths } from '#web/paths.ts'
import { PuestoField } from '#web/shared/puesto/puesto-field.tsx'
import { usePublico } from '#web/shared/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { CONTENT_ID, SkipLink } from '#web/ui/skip-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import type { Route } from './+types/admin-screen.ts'
import { CartaSkeleton, ColaCard } from './cola-card.tsx'
import { LlamarTodas } from './llamar-todas.tsx'

export const meta = () => pageMeta(t.titulo)

export default function AdminScreen({ params: { empresaId, colaId } }: Route.ComponentProps) {
  const publico = usePublico(empresaId)
  const colas = publico.data?.colas
  const ordered = colas && routeFirst(colas, colaId.toLowerCase())
  const waiting = colas?.reduce((total, cola) => total + cola.enEspera, 0) ?? 0

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="sticky top-0 z-20 border-b border-line bg-surface">
        <div className="mx-auto flex max-w-[100rem] flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 sm:px-6">
          <div className="min-w-0 flex-1 basis-52">
            <h1 className="text-xl font-bold">{t.titulo}</h1>
            <p className="truncate text-sm text-muted">{publico.data?.empresa.nombre ?? t.texto}</p>
          </div>
          <TextLink to={paths.dashboard(empresaId)} className="px-2 max-sm:order-1">
            <LayoutDashboard aria-hidden="true" className="size-5" />
            <span className="max-sm:sr-only">{t.panel}</span>
          </TextLink>
          <ThemeToggle className="max-sm:order-1" />
          <div className="flex items-end gap-3 max-sm:order-2 max-sm:w-full">
            <PuestoField />
            <LlamarTodas empresaId={empresaId} waiting={waiting} />
          </div>
        </div>
      </header>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="mx-auto grid w-full max-w-[100rem] flex-1 content-start gap-4 px-4 py-5 outline-none sm:px-6"
      >
        {publico.offline && <Banner tone="warning">{t.sinRed}</Banner>}
        {publico.isError && !colas && (
          <ErrorState
            title={t.fallo}
            text={sentenceOf(publico.error, '')}
            onRetry={() => publico.refetch()}
            retrying={publico.isFetching}
          />
        )}
        {ordered?.length === 0 && <NoColas empresaId={empresaId} />}
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
          {publico.isPending && [1, 2, 3].map((i) => <CartaSkeleton key={i} />)}
          {ordered?.map(({ id, nombre }) => (
            <ColaCard key={id} empresaId={empresaId} colaId={id} nombre={nombre} />
          ))}
        </div>
      </main>
    </div>
  )
}

/** Orders the colas: first the one in the address, then those with priority. */
function routeFirst<C extends { id: string; prioridad: boolean }>(colas: readonly C[], colaId: string): C[] {
  const rank = (cola: C) => (cola.id === colaId ? 0 : cola.prioridad ? 1 : 2)
  return [...colas].sort((a, b) => rank(a) - rank(b))
}

const NoColas = ({ empresaId }: { empresaId: string }) => (
  <Card>
    <EmptyState
      icon={ListOrdered}
      title={t.sinColas}
      text={t.sinColasTexto}
      action={<LinkButton to={paths.dashboard(empresaId, 'administrar-cola')}>{t.configurar}</LinkButton>}
    />
  </Card>
)
