import { LayoutDashboard, ListOrdered, Lock } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { Publico } from '#contract/cola.ts'
import { admin as t } from '#texts/admin.ts'
import { duracion } from '#texts/estimado.ts'
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
import { LinkButton } from '#web/shared/links.tsx'
import { BrandMark } from '#web/shared/logo.tsx'
import { EstoyEn } from '#web/shared/puestos/estoy-en.tsx'
import { useEmpresa, usePublico } from '#web/shared/queries.ts'
import { SinAcceso } from '#web/shared/sin-acceso.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { CONTENT_ID, SkipLink } from '#web/ui/skip-link.tsx'
import { State } from '#web/ui/state.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { useScrolls } from '#web/ui/use-scrolls.ts'
import type { Route } from './+types/admin-screen.ts'
import { Columna, ColumnaSkeleton } from './columna.tsx'
import { LlamarTodas } from './llamar-todas.tsx'
import { useRoom } from './use-room.ts'

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
    <div data-dense className="min-h-dvh bg-surface lg:grid lg:h-dvh lg:grid-rows-[auto_minmax(0,1fr)]">
      <SkipLink />
      <header className="sticky top-0 z-20 flex h-14 items-center gap-1 border-b border-line bg-surface pr-2 pl-4 lg:gap-3 lg:px-6">
        <span className="max-lg:hidden">
          <BrandMark size="size-6" />
        </span>
        <h1 className="truncate font-semibold tracking-normal lg:shrink-0 lg:text-lg">{t.titulo}</h1>
        <span className="ml-auto flex shrink-0 items-center gap-1 lg:order-2 lg:gap-3">
          <LinkButton
            to={paths.dashboard(empresaId)}
            variant="ghost"
            size="sm"
            aria-label={t.panel}
            className="max-lg:size-11"
          >
            <LayoutDashboard aria-hidden="true" className="size-4" />
            <span className="max-lg:hidden">{t.panel}</span>
          </LinkButton>
          <span className="max-lg:hidden">
            <ThemeToggle />
          </span>
          {puede('atender') && (
            <span className="contents lg:[&>button]:h-9">
              <EstoyEn empresaId={empresaId} calling />
            </span>
          )}
        </span>
        {data && <Status publico={data} offline={publico.offline} />}
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="min-h-0 outline-none max-lg:pb-40 lg:grid">
        {failed.isError && !data && (
          <div className="p-4">
            <ErrorState
              title={t.fallo}
              text={sentenceOf(failed.error, '')}
              onRetry={() => failed.refetch()}
              retrying={failed.isFetching}
            />
          </div>
        )}
        {data?.colas.length === 0 && <NoColas empresaId={empresaId} />}
        {!(failed.isError && !data) && data?.colas.length !== 0 && (
          <Board>
            {data ? <Columnas publico={data} colaId={colaId} /> : [1, 2, 3].map((i) => <Missing key={i} />)}
          </Board>
        )}
      </main>
    </div>
  )
}

/** What the screen says, and the button for all queues: in the header, or below on a narrow window. */
function Status({ publico, offline }: { publico: Publico; offline: boolean }) {
  const { message, puede } = useAtenderState()
  const room = useRoom(publico)
  const calls = puede('atender')
  const speaks = message !== null || offline
  const idle = offline ? (
    <State tone="warning">{t.sinRed}</State>
  ) : (
    <p className="truncate text-sm text-muted max-lg:hidden">
      {publico.empresa.nombre} ·{' '}
      {t.resumen(room.esperan, room.longest === null ? null : duracion(room.longest))}
    </p>
  )
  return (
    <div
      className={cx(
        'fixed inset-x-0 bottom-0 border-t border-line bg-surface px-4 py-3 lg:contents',
        !calls && !speaks && 'max-lg:hidden',
      )}
    >
      <span aria-hidden="true" className="h-5 w-px shrink-0 bg-line max-lg:hidden lg:order-1" />
      <Strip idle={idle} className={cx('min-w-0 lg:order-1 lg:flex-1', speaks && calls && 'max-lg:pb-2')} />
      {calls && <LlamarTodas room={room} />}
    </div>
  )
}

const Board = ({ children }: { children: ReactNode }) => {
  const board = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(board)
  return (
    <div
      ref={board}
      tabIndex={scrolls ? 0 : undefined}
      className="min-h-0 min-w-0 lg:grid lg:auto-cols-[minmax(18rem,1fr)] lg:grid-flow-col lg:grid-rows-[auto_auto_minmax(0,1fr)] lg:overflow-x-auto"
    >
      {children}
    </div>
  )
}

const Missing = () => (
  <div className="border-line max-lg:border-b lg:row-span-3 lg:border-l lg:first:border-l-0">
    <ColumnaSkeleton />
  </div>
)

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

function Columnas({ publico, colaId }: { publico: Publico; colaId: string }) {
  const { undo, call } = useAtender()
  const { puede } = useAtenderState()
  const [help, setHelp] = useState(false)
  useKeys({ z: undo, call: () => puede('atender') && call(null), '?': () => setHelp(true) })
  return (
    <>
      {routeFirst(publico.colas, colaId).map(({ id, nombre }) => (
        <Columna
          key={id}
          publico={publico}
          colaId={id}
          nombre={nombre}
          index={publico.colas.findIndex((cola) => cola.id === id)}
        />
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
    <div className="grid place-content-center p-4">
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
    </div>
  )
}
