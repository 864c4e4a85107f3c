import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Categoria } from '#contract/cola.ts'
import { cola as t } from '#texts/cola.ts'
import { paths } from '#web/paths.ts'
import { cx } from '#web/ui/cx.ts'
import { EstadoBadge } from './estado-badge.tsx'

type Props = { empresaId: string; categorias: Categoria[]; selectedId: string }

/** A column from 768 px up, a row to swipe below. */
export function ColaList({ empresaId, categorias, selectedId }: Props) {
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const selected = list.current?.querySelector(`[data-cola="${selectedId}"]`)
    selected?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [selectedId])

  return (
    <nav aria-label={t.lista} className="-mx-4 overflow-x-auto px-4 py-1 md:m-0 md:overflow-visible md:p-0">
      <ul ref={list} className="flex gap-2 md:grid">
        {categorias.map((categoria) => (
          <li key={categoria.id} data-cola={categoria.id} className="shrink-0 md:min-w-0">
            <Link
              to={paths.dashboard(empresaId, 'cola', { cola: categoria.id })}
              replace
              preventScrollReset
              aria-current={categoria.id === selectedId ? 'true' : undefined}
              className={cx(
                'grid max-w-56 gap-1.5 rounded-control border p-3.5 transition-colors md:max-w-none',
                categoria.id === selectedId
                  ? 'border-brand bg-brand-soft'
                  : 'border-line bg-surface hover:border-line-strong',
              )}
            >
              <span className="truncate font-semibold">{categoria.nombre}</span>
              <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-muted">
                <EstadoBadge estado={categoria.estado} />
                <span>
                  {categoria.enEspera} {t.enEspera}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
