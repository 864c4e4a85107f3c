import { LayoutDashboard, ListOrdered, Lock } from 'lucide-react'
import { useState } from 'react'
import type { Publico } from '#contract/cola.ts'
import { admin as t } from '#texts/admin.ts'
import { isCodigo, sentenceOf } from '#web/lib/api/api-error.ts'
import { localeOf } from '#web/lib/page/locale.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { Locale } from '#web/lib/page/use-locale.ts'
import { paths } from '#web/paths.ts'
import { useAccesoVivo, useSinAcceso } from '#web/shared/acceso-vivo.ts'
import { AtajosDialog } from '#web/shared/atender/atajos-dialog.tsx'
import { AtenderProvider, useAtender, useAtenderState } from '#web/shared/atender/atender.tsx'
import { FilaProvider } from '#web/shared/atender/fila/fila-provider.tsx'
import { Strip } from '#web/shared/atender/strip.tsx'
import { useKeys } from '#web/shared/atender/use-keys.ts'
import { LinkButton, TextLink } from '#web/shared/links.tsx'
import { EstoyEn } from '#web/shared/puestos/estoy-en.tsx'
import { useEmpresa, usePublico } from '#web/shared/queries.ts'
import { SinAcceso } from '#web/shared/sin-acceso.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { CONTENT_ID, SkipLink } from '#web/ui/skip-link.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import type { Route } from './+types/admin-screen.ts'
import { CartaSkeleton, ColaCard } from './cola-card.tsx'
import { LlamarTodas } from './llamar-todas.tsx'

const ATAJOS = ['llamar', 'menu', 'filas', 'deshacer', 'ayuda'] as const

export const meta = () => pageMeta(t.titulo)

export default function AdminScreen({ params: { empresaId, colaId } }: Route.ComponentProps) {
  const lost = useSinAcceso(empresaId)
  const zona = useEmpresa(empresaId).data?.config.zona
  if (lost !== null) return <SinAcceso empresaId={empresaId} nombre={lost} />
  return (
    <Locale value={localeOf(zona)}>
      <AtenderProvider empresaId={empresaId}>
        <FilaProvider>
          <Admin empresaId={empresaId} colaId={colaId.toLowerCase()} />
        </FilaProvider>
      </AtenderProvider>
    </Locale>
  )
}

function Admin({ empresaId, colaId }: { empresaId: string; colaId: string }) {
  const publico = usePublico(empresaId)
  const empresa = useEmpresa(empresaId)
  const { puede } = useAtenderState()
  useAccesoVivo(empresaId)
  // Agents see only the queues they serve: fetch none until their access is known.
  const data = publico.data &&
    empresa.data && {
      ...publico.data,
      colas: publico.data.colas.filter(({ id }) => puede('personas', id)),
    }
  const failed = publico.isError ? publico : empresa
  if (publico.data && !empresa.data && isCodigo(empresa.error, 'empresa_no_encontrada'))
    return <NoPermission />
  return (
    <div data-dense className="flex min-h-dvh flex-col bg-surface lg:h-dvh">
      <SkipLink />
      <header className="sticky top-0 z-20 border-b border-line bg-surface">
        <div className="mx-auto flex max-w-[120rem] flex-wrap items-center gap-x-3 gap-y-2 px-3 py-1.5 sm:px-4">
          <div className="min-w-0 flex-1 basis-40">
            <h1 className="text-lg leading-tight font-bold">{t.titulo}</h1>
            <p className="truncate text-sm text-muted">{data?.empresa.nombre ?? t.texto}</p>
          </div>
          <TextLink to={paths.dashboard(empresaId)} className="px-2">
            <LayoutDashboard aria-hidden="true" className="size-5" />
            <span className="max-sm:sr-only">{t.panel}</span>
          </TextLink>
          <ThemeToggle />
          {puede('atender') && <EstoyEn empresaId={empresaId} calling />}
          {data && puede('atender') && <LlamarTodas publico={data} />}
        </div>
      </header>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="mx-auto flex w-full min-h-0 max-w-[120rem] flex-1 flex-col gap-2 px-3 py-2 outline-none sm:px-4"
      >
        <Strip
          idle={publico.offline && <Banner tone="warning">{t.sinRed}</Banner>}
          className="min-h-12 max-lg:sticky max-lg:top-30 max-lg:z-10"
        />
        {failed.isError && !data && (
          <ErrorState
            title={t.fallo}
            text={sentenceOf(failed.error, '')}
            onRetry={() => failed.refetch()}
            retrying={failed.isFetching}
          />
        )}
        {data?.colas.length === 0 && <NoColas empresaId={empresaId} />}
        <div className="grid min-h-0 flex-1 grid-cols-1 gap-3 sm:grid-cols-2 lg:auto-rows-[minmax(19rem,1fr)] lg:grid-cols-3 lg:overflow-y-auto xl:grid-cols-4">
          {!data && !failed.isError && [1, 2, 3].map((i) => <CartaSkeleton key={i} />)}
          {data && <Cartas publico={data} colaId={colaId} />}
        </div>
      </main>
    </div>
  )
}

const NoPermission = () => (
  <main id={CONTENT_ID} tabIndex={-1} className="grid min-h-dvh place-content-center p-4 outline-none">
    <Card>
      <EmptyState
        icon={Lock}
        title={t.sinPermiso}
        text={t.sinPermisoTexto}
        action={<LinkButton to={paths.home()}>{t.misEmpresas}</LinkButton>}
      />
    </Card>
  </main>
)

function Cartas({ publico, colaId }: { publico: Publico; colaId: string }) {
  const { undo, call } = useAtender()
  const { puede } = useAtenderState()
  const [help, setHelp] = useState(false)
  useKeys({ z: undo, call: () => puede('atender') && call(null), '?': () => setHelp(true) })
  return (
    <>
      {routeFirst(publico.colas, colaId).map(({ id, nombre }) => (
        <ColaCard key={id} publico={publico} colaId={id} nombre={nombre} />
      ))}
      <AtajosDialog open={help} onClose={() => setHelp(false)} only={ATAJOS} />
    </>
  )
}

/** Orders the colas: first the one in the address, then those with priority. */
function routeFirst<C extends { id: string; prioridad: boolean }>(colas: readonly C[], colaId: string): C[] {
  const rank = (cola: C) => (cola.id === colaId ? 0 : cola.prioridad ? 1 : 2)
  return [...colas].sort((a, b) => rank(a) - rank(b))
}

function NoColas({ empresaId }: { empresaId: string }) {
  const { puede } = useAtenderState()
  return (
    <Card>
      <EmptyState
        icon={ListOrdered}
        title={t.sinColas}
        text={t.sinColasTexto}
        action={
          puede('configurar') && (
            <LinkButton to={paths.dashboard(empresaId, 'administrar-cola')}>{t.configurar}</LinkButton>
          )
        }
      />
    </Card>
  )
}
