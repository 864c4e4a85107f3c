import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cx } from '#web/ui/cx.ts'

const POR_PAGINA = 8
/** As many tiles as the largest layout was drawn for. */
const HOLGADAS = 6

/** The page of tiles in view, and how to see the next. */
export function usePaginas<T>(todas: readonly T[], first: number) {
  const paginas = Math.max(1, Math.ceil(todas.length / POR_PAGINA))
  const [wanted, setWanted] = useState<number | null>(null)
  const pagina = (wanted ?? Math.floor(Math.max(0, first) / POR_PAGINA)) % paginas
  return {
    items: todas.slice(pagina * POR_PAGINA, (pagina + 1) * POR_PAGINA),
    pagina: pagina + 1,
    paginas,
    next: () => setWanted((pagina + 1) % paginas),
  }
}

export const losasLook = (cuantas: number) => cx('k-losas', cuantas > HOLGADAS && 'k-muchas')

type Props = { icono?: LucideIcon; nombre: string; children?: ReactNode }

/** What a tile shows, whatever kind of control it is. */
export const Losa = ({ icono: Icono, nombre, children }: Props) => (
  <>
    {Icono && (
      <span className="k-icono">
        <Icono aria-hidden="true" />
      </span>
    )}
    <span className="k-nombre">{nombre}</span>
    {/* Without words too, so that all names are at the same height. */}
    {(children || Icono) && <span className="k-datos">{children ?? '\u00a0'}</span>}
  </>
)
