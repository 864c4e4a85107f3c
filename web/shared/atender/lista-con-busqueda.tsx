import { Search, X } from 'lucide-react'
import { useCallback, useDeferredValue, useState } from 'react'
import { atender } from '#texts/atender.ts'
import { formatNumber } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { useColaEntera } from '#web/shared/queries.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MenuDeFila } from './fila/menu-de-fila.tsx'
import { TamanoSelect } from './fila/tamano-select.tsx'
import { type EnEspera, ListaEspera } from './lista-espera.tsx'
import { matching } from './matches.ts'
import { focusHome, onEscape, SEARCH_ID } from './use-keys.ts'

type Props = {
  turnos: readonly EnEspera[]
  total: number
  desde: number
  /** The queue, so that a search also finds turnos that the cut list leaves out. */
  cola?: { empresaId: string; colaId: string }
}

/** The waiting list with search, a filter by party size, and a menu for each row. */
export function ListaConBusqueda({ turnos, total, desde, cola }: Props) {
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const [lugares, setLugares] = useState<number | null>(null)
  const searching = typed.trim() !== ''
  const whole = useColaEntera(cola, searching && total > turnos.length)
  const everybody: readonly EnEspera[] = whole ?? turnos
  const wanted = useDeferredValue(typed)
  const matched = searching ? matching(everybody, wanted) : turnos
  const sized = turnos.some(({ personas }) => personas !== undefined)
  const narrowed = sized && lugares !== null
  const found = narrowed ? matched.filter(({ personas }) => (personas ?? 1) <= lugares) : matched
  const longest = turnos.reduce((most, { espera }) => Math.max(most, espera + desde), 0)
  const own = cola?.colaId ?? ''
  const menu = useCallback(
    ({ colaId = own, delante, ...turno }: EnEspera) => (
      <MenuDeFila turno={{ ...turno, colaId, delante: delante ?? turno.posicion - 1 }} de="espera" />
    ),
    [own],
  )

  return (
    <section aria-label={atender.lista.titulo} className="grid min-w-0 grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="flex flex-1 items-baseline gap-2 font-semibold whitespace-nowrap">
          {atender.lista.titulo}
          {total > 0 && (
            <span className="text-muted tabular-nums" title={atender.lista.masLarga(longest)}>
              {formatNumber(locale, total)}
            </span>
          )}
        </h3>
        <div className="relative min-w-36 flex-1 basis-40">
          <Search aria-hidden="true" className="absolute top-3.5 left-3 size-4 text-muted" />
          <input
            id={SEARCH_ID}
            type="text"
            inputMode="search"
            aria-label={atender.lista.buscar}
            aria-keyshortcuts="/"
            placeholder={atender.lista.buscarCorto}
            title={atender.lista.buscarPista}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onEscape(() => {
              setTyped('')
              focusHome()
            })}
            className="min-h-11 w-full rounded-control border border-line-strong/60 bg-surface pr-10 pl-9 text-base placeholder:text-sm placeholder:text-muted"
          />
          {searching && (
            <IconButton
              label={atender.lista.limpiar}
              onClick={() => setTyped('')}
              className="absolute top-0 right-0"
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          )}
        </div>
        {sized && <TamanoSelect value={lugares} onChange={setLugares} />}
      </div>
      <p role="status" className={searching || narrowed ? 'text-sm text-muted' : 'sr-only'}>
        {(searching || narrowed) && atender.lista.encontrados(found.length)}
      </p>
      {turnos.length === 0 ? (
        <p className="rounded-control border-2 border-line border-dashed px-4 py-8 text-center text-muted">
          {atender.lista.vacia}
        </p>
      ) : (
        <ListaEspera
          label={atender.lista.titulo}
          turnos={found}
          total={searching || narrowed ? found.length : total}
          desde={desde}
          menu={menu}
          className="max-h-[400px]"
        />
      )}
    </section>
  )
}
