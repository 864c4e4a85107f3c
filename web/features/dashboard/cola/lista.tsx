import { QrCode, Search, UserPlus, Users, X } from 'lucide-react'
import { type ReactNode, useCallback, useDeferredValue, useState } from 'react'
import type { Publico } from '#contract/cola.ts'
import { atender } from '#texts/atender.ts'
import { cola as t } from '#texts/cola.ts'
import { flujo } from '#texts/flujo.ts'
import { NARROW } from '#web/lib/browser/media.ts'
import { useMedia } from '#web/lib/browser/use-media.ts'
import { formatEstimado, formatNumber, formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { paths } from '#web/paths.ts'
import { AgregarCliente } from '#web/shared/atender/agregar-cliente.tsx'
import { useAtenderState } from '#web/shared/atender/atender.tsx'
import { Apartados } from '#web/shared/atender/fila/apartados.tsx'
import { MenuDeFila } from '#web/shared/atender/fila/menu-de-fila.tsx'
import { TamanoSelect } from '#web/shared/atender/fila/tamano-select.tsx'
import { columnas, type EnEspera, ListaEspera } from '#web/shared/atender/lista-espera.tsx'
import { matching } from '#web/shared/atender/matches.ts'
import { Recientes } from '#web/shared/atender/recientes.tsx'
import { focusHome, onEscape, SEARCH_ID } from '#web/shared/atender/use-keys.ts'
import { LinkButton } from '#web/shared/links.tsx'
import { useColaEntera } from '#web/shared/queries.ts'
import { cx } from '#web/ui/cx.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { State } from '#web/ui/state.tsx'
import { useTodas } from './cola-tabs.tsx'
import type { useColaPanel } from './use-cola-panel.ts'

type Vista = 'espera' | 'apartados' | 'recientes'

type Props = {
  publico: Publico
  panel: ReturnType<typeof useColaPanel>
  colaId: string | null
  offline: boolean
}

const fills = 'min-h-0 flex-1 max-sm:overflow-visible'

/** Who waits, who is set aside and who was served: three views of one list. */
export function Lista({ publico, panel, colaId, offline }: Props) {
  const locale = useLocale()
  const narrow = useMedia(NARROW)
  const { puede } = useAtenderState()
  const [vista, setVista] = useState<Vista>('espera')
  const [searchOpen, setSearchOpen] = useState(false)
  const [adding, setAdding] = useState(false)
  const { estado, turnos, total, desde, apartados } = panel
  const { empresa } = publico
  const todas = useTodas(publico.colas)
  const search = useSearch(panel, estado && { empresaId: empresa.id, colaId: estado.cola.id })
  const ids = publico.colas.map(({ id }) => id).join(' ')
  const colorOf = useCallback(
    ({ colaId: id = colaId ?? '' }: { colaId?: string }) => ids.split(' ').indexOf(id),
    [ids, colaId],
  )
  const own = estado?.cola.id ?? ''
  const menu = useCallback(
    ({ colaId: id = own, delante, ...turno }: EnEspera) => (
      <MenuDeFila turno={{ ...turno, colaId: id, delante: delante ?? turno.posicion - 1 }} de="espera" />
    ),
    [own],
  )
  const addable = publico.colas.filter(
    (cola) => panel.wanted(cola.id) && cola.estado === 'activa' && puede('emitir', cola.id),
  )
  const showSearch = vista === 'espera' && (!narrow || searchOpen)
  return (
    <section
      aria-label={atender.lista.titulo}
      className="@container flex min-h-0 min-w-0 flex-col [grid-area:list] max-sm:block"
    >
      <h2 className="sr-only">{estado?.cola.nombre ?? todas.nombre}</h2>
      <div className="flex h-11 shrink-0 items-center gap-4 pr-4 pl-5 touch:h-13 max-sm:gap-0 max-sm:pr-1 max-sm:pl-4">
        <Vistas value={vista} onChange={setVista} counts={{ espera: total, apartados: apartados.length }} />
        {!narrow && (
          <span className="ml-auto flex min-w-0 items-center gap-3">
            <Resumen panel={panel} offline={offline} zona={empresa.zona} vista={vista} />
          </span>
        )}
        {vista === 'espera' && search.sized && !narrow && (
          <TamanoSelect value={search.lugares} onChange={search.setLugares} />
        )}
        {vista === 'espera' && !narrow && (
          <SearchField search={search} className={estado ? 'w-30' : 'w-44'} />
        )}
        {narrow && vista === 'espera' && (
          <>
            <IconButton
              label={atender.lista.buscar}
              aria-expanded={searchOpen}
              onClick={() => {
                setSearchOpen(!searchOpen)
                search.setTyped('')
              }}
              className="ml-auto"
            >
              <Search aria-hidden="true" className="size-5" />
            </IconButton>
            {addable.length > 0 && (
              <IconButton label={atender.agregar.titulo} disabled={offline} onClick={() => setAdding(true)}>
                <UserPlus aria-hidden="true" className="size-5" />
              </IconButton>
            )}
          </>
        )}
      </div>
      {narrow && offline && (
        <p className="px-4 pb-2 text-sm text-muted">
          {t.asiEstaba(formatTime(locale, panel.updatedAt, empresa.zona))}
        </p>
      )}
      {narrow && showSearch && (
        <div className="flex gap-2 px-4 pb-2">
          <SearchField search={search} className="flex-1" autoFocus />
          {search.sized && <TamanoSelect value={search.lugares} onChange={search.setLugares} />}
        </div>
      )}
      {vista === 'espera' && !narrow && addable.length > 0 && (
        <AgregarCliente colas={addable} disabled={offline} />
      )}
      {vista === 'espera' && estado?.cola.estado === 'pausada' && (
        <p className="flex min-h-11 shrink-0 items-center border-y border-line bg-bg px-5 py-2 text-sm text-muted">
          {t.pausadaTexto}
        </p>
      )}
      <p role="status" className={search.active ? 'px-5 py-1 text-sm text-muted' : 'sr-only'}>
        {vista === 'espera' && search.active && atender.lista.encontrados(search.found.length)}
      </p>
      <fieldset
        disabled={offline}
        title={offline ? t.cuandoVuelva : undefined}
        className={cx('flex min-h-0 min-w-0 flex-1 flex-col', offline && 'grayscale [&_*]:text-muted!')}
      >
        {vista === 'espera' &&
          (turnos.length === 0 ? (
            <Vacia empresaId={empresa.id} comparte={puede('emitir')} />
          ) : (
            <>
              <Cabeza cola={colaId === null} />
              <ListaEspera
                label={atender.lista.titulo}
                turnos={search.found}
                total={search.active ? search.found.length : total}
                desde={desde}
                menu={menu}
                colorOf={colorOf}
                zona={empresa.zona}
                className={fills}
              />
            </>
          ))}
        {vista === 'apartados' &&
          (apartados.length === 0 ? (
            <p className="border-t border-line px-5 py-4 text-muted">{flujo.apartados.vacia}</p>
          ) : (
            <Apartados
              turnos={apartados}
              zona={empresa.zona}
              colorOf={colorOf}
              desde={desde}
              className={cx(fills, 'border-t border-line')}
            />
          ))}
        {vista === 'recientes' && (
          <Recientes
            empresaId={empresa.id}
            colas={publico.colas.filter(({ id }) => panel.wanted(id))}
            zona={empresa.zona}
            colorOf={colorOf}
            className={cx(fills, 'border-t border-line')}
          />
        )}
      </fieldset>
      <Dialog open={adding} onClose={() => setAdding(false)} title={atender.agregar.titulo}>
        <AgregarCliente sheet colas={addable} onAdded={() => setAdding(false)} />
      </Dialog>
    </section>
  )
}

function useSearch(
  { turnos, total }: Props['panel'],
  cola: { empresaId: string; colaId: string } | undefined,
) {
  const [typed, setTyped] = useState('')
  const [lugares, setLugares] = useState<number | null>(null)
  const searching = typed.trim() !== ''
  // A search also finds turnos that the cut list leaves out.
  const whole = useColaEntera(cola, searching && total > turnos.length)
  const everybody: readonly EnEspera[] = whole ?? turnos
  const wanted = useDeferredValue(typed)
  const matched = searching ? matching(everybody, wanted) : turnos
  const sized = turnos.some(({ personas }) => personas !== undefined)
  const narrowed = sized && lugares !== null
  return {
    typed,
    setTyped,
    lugares,
    setLugares,
    sized,
    active: searching || narrowed,
    found: narrowed ? matched.filter(({ personas }) => (personas ?? 1) <= lugares) : matched,
  }
}

type SearchProps = { search: ReturnType<typeof useSearch>; className: string; autoFocus?: boolean }

const SearchField = ({ search: { typed, setTyped }, className, autoFocus }: SearchProps) => (
  <div className={cx('relative shrink-0', className)}>
    <Search aria-hidden="true" className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint" />
    <input
      id={SEARCH_ID}
      type="text"
      inputMode="search"
      aria-label={atender.lista.buscar}
      aria-keyshortcuts="/"
      placeholder={atender.lista.buscarCorto}
      title={atender.lista.buscarPista}
      autoComplete="off"
      // biome-ignore lint/a11y/noAutofocus: on a phone the user has just asked for it
      autoFocus={autoFocus}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onEscape(() => {
        setTyped('')
        focusHome()
      })}
      className="h-8 w-full min-w-0 rounded-control bg-sunken pr-8 pl-9 text-sm placeholder:text-faint touch:h-11 pointer-coarse:text-lg"
    />
    {typed.trim() === '' ? (
      <span className="absolute top-1/2 right-2 -translate-y-1/2">
        <Kbd className="border-control!">/</Kbd>
      </span>
    ) : (
      <IconButton
        label={atender.lista.limpiar}
        onClick={() => setTyped('')}
        className="absolute top-0 right-0"
      >
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    )}
  </div>
)

type VistasProps = {
  value: Vista
  onChange: (vista: Vista) => void
  counts: Partial<Record<Vista, number>>
}

function Vistas({ value, onChange, counts }: VistasProps) {
  const locale = useLocale()
  return (
    <fieldset
      data-scrolls
      className="flex min-w-0 shrink-0 gap-4 max-sm:shrink max-sm:gap-3.5 max-sm:overflow-x-auto max-sm:[scrollbar-width:none]"
    >
      <legend className="sr-only">{atender.lista.titulo}</legend>
      {(['espera', 'apartados', 'recientes'] as const).map((vista) => {
        const count = counts[vista]
        return (
          <button
            key={vista}
            type="button"
            aria-pressed={vista === value}
            onClick={() => onChange(vista)}
            className={cx(
              'flex h-8 items-center gap-1.5 text-sm whitespace-nowrap touch:h-11',
              vista === value ? 'font-semibold text-text' : 'font-medium text-muted hover:text-text',
            )}
          >
            {t.vistas[vista]}
            {count !== undefined && (
              <span data-cuenta={vista} className="font-medium text-faint tabular-nums">
                {formatNumber(locale, count)}
              </span>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}

type ResumenProps = { vista: Vista; offline: boolean; zona: string } & Pick<Props, 'panel'>

/** The state of the chosen queue, or the longest wait of all; without network, when this was so. */
function Resumen({ panel: { estado, turnos, desde, updatedAt }, vista, offline, zona }: ResumenProps) {
  const locale = useLocale()
  if (offline) return <Text>{t.asiEstaba(formatTime(locale, updatedAt, zona))}</Text>
  if (vista !== 'espera') return null
  if (estado) return <EstadoDeCola cola={estado.cola} />
  const longest = turnos.reduce((most, { espera }) => Math.max(most, espera + desde), 0)
  return turnos.length > 0 ? <Text>{t.masLarga(longest)}</Text> : null
}

const Text = ({ children }: { children: ReactNode }) => (
  <span className="min-w-0 truncate text-sm text-muted">{children}</span>
)

type Cola = NonNullable<Props['panel']['estado']>['cola']

/** Whether the queue is active, the estimate and, under a cap, how many turnos are left. */
export function EstadoDeCola({ cola }: { cola: Cola }) {
  const locale = useLocale()
  const facts = [
    `${t.tiempoEstimado} ${formatEstimado(cola.estimado) ?? t.sinEstimado}`,
    ...(cola.quedan === null ? [] : [`${t.quedan}: ${formatNumber(locale, cola.quedan)}`]),
  ]
  return (
    <>
      {cola.estado === 'activa' ? (
        <State tone="success">{t.activa}</State>
      ) : (
        <State tone="warning">{t.inactiva}</State>
      )}
      <span className="min-w-0 truncate text-sm text-muted" title={facts.join(' · ')}>
        {facts.join(' · ')}
      </span>
    </>
  )
}

const Cabeza = ({ cola }: { cola: boolean }) => (
  <div className="shrink-0 @max-[34.99rem]:hidden" aria-hidden="true">
    <div
      data-cola={cola ? '' : undefined}
      className={cx('grid h-7 items-center text-xs font-medium text-faint', columnas)}
    >
      <span />
      <span>{t.columnas.turno}</span>
      <span>{t.columnas.cliente}</span>
      {cola && <span className="@max-[48.99rem]:hidden">{t.columnas.cola}</span>}
      <span>{t.columnas.codigo}</span>
      <span className="text-right">{t.columnas.espera}</span>
    </div>
  </div>
)

const Vacia = ({ empresaId, comparte }: { empresaId: string; comparte: boolean }) => (
  <EmptyState
    icon={Users}
    title={atender.lista.vacia}
    text={t.vaciaComparte}
    className="flex-1 content-center"
    action={
      comparte && (
        <LinkButton to={paths.compartir(empresaId)} variant="secondary">
          <QrCode aria-hidden="true" className="size-4" />
          {t.compartir}
        </LinkButton>
      )
    }
  />
)
