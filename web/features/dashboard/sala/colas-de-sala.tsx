import { Megaphone } from 'lucide-react'
import type { ColaDeTablero } from '#contract/puesto.ts'
import { anunciar } from '#texts/anunciar.ts'
import { puestos } from '#texts/puestos.ts'
import { formatEstimado, formatNumber } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { usePublico } from '#web/shared/queries.ts'
import { useMinutesAgo } from '#web/shared/use-minutes-ago.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Menu, menuItem } from '#web/ui/menu.tsx'
import { Swatch } from '#web/ui/swatch.tsx'
import { Table } from '#web/ui/table.tsx'

type Props = {
  empresaId: string
  colas: readonly ColaDeTablero[]
  /** Whether the company names its desks. */
  named: boolean
  /** Opens the announcement for one cola; absent without the permission. */
  onAnunciar: ((colaId: string) => void) | undefined
}

/** The queues: how many wait, the longest wait, the estimate, and whether a desk serves each. */
export function ColasDeSala({ empresaId, colas, named, onAnunciar }: Props) {
  const locale = useLocale()
  const publicas = usePublico(empresaId).data?.colas
  const most = Math.max(1, ...colas.map(({ enEspera }) => enEspera))
  const { columnas } = puestos.sala
  return (
    <Table
      label={puestos.sala.colas}
      columns={[
        columnas.cola,
        columnas.esperan,
        columnas.masLarga,
        columnas.estimado,
        ...(named ? [columnas.atienden] : []),
        columnas.apartados,
      ]}
      actions={onAnunciar && columnas.opciones}
      full
      className="[&_tbody_:is(td,th)]:h-11! max-sm:[&_:is(td,th):nth-child(4)]:hidden max-sm:[&_:is(td,th):nth-child(6)]:hidden [&_:is(td,th):nth-child(2)]:text-left"
    >
      <tbody>
        {colas.map((cola, index) => {
          const estimado = publicas?.find(({ id }) => id === cola.id)?.estimado ?? null
          return (
            <tr key={cola.id} className="border-b border-line">
              <th scope="row" className="text-left font-semibold">
                <span className="flex min-w-0 items-center gap-2">
                  <Swatch index={index} />
                  <span className="line-clamp-2 wrap-anywhere">{cola.nombre}</span>
                  {cola.prioridad && <Badge tone="brand">{puestos.sala.prioridad}</Badge>}
                </span>
              </th>
              <td className="font-semibold">
                <Meter share={cola.enEspera / most} index={index} /> {formatNumber(locale, cola.enEspera)}
              </td>
              <td className="whitespace-nowrap">
                {cola.esperaDesde ? (
                  <Longest since={cola.esperaDesde} />
                ) : (
                  <span className="text-faint">{puestos.sala.nadieEspera}</span>
                )}
              </td>
              <td className="whitespace-nowrap">
                {cola.enEspera === 0 ? puestos.sala.sinEspera : (formatEstimado(estimado) ?? '–')}
              </td>
              {named && (
                <td className="whitespace-nowrap">
                  {cola.puestos === 0 ? (
                    <Badge tone="warning">{puestos.sala.ningunPuesto}</Badge>
                  ) : (
                    puestos.sala.puestosQue(cola.puestos)
                  )}
                </td>
              )}
              <td>{formatNumber(locale, cola.apartados)}</td>
              {onAnunciar && (
                <td className="w-12">
                  <Menu label={puestos.sala.opciones(cola.nombre)} className="-my-1">
                    <button type="button" {...menuItem} onClick={() => onAnunciar(cola.id)}>
                      <Megaphone aria-hidden="true" className="size-4" />
                      {anunciar.abrirEnMenu}
                    </button>
                  </Menu>
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

const Longest = ({ since }: { since: string }) => puestos.sala.minutos(useMinutesAgo(since))

const FILLS = ['fill-q1', 'fill-q2', 'fill-q3', 'fill-q4']

/** An SVG, because print and high contrast drop backgrounds but not fills. */
const Meter = ({ share, index }: { share: number; index: number }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 120 4"
    className="mr-3 inline-block h-1 w-30 align-middle max-sm:hidden"
  >
    <rect width="120" height="4" rx="2" className="fill-sunken forced-colors:fill-[Canvas]" />
    <rect
      width={120 * share}
      height="4"
      rx="2"
      className={`${FILLS[index % FILLS.length]} forced-colors:fill-[CanvasText]`}
    />
  </svg>
)
