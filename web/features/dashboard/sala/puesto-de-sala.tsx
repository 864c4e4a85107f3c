import { LogOut } from 'lucide-react'
import { useState } from 'react'
import type { AtendidoEnTablero, PuestoDeTablero as Puesto, Tablero } from '#contract/puesto.ts'
import { nombrePuesto } from '#texts/puesto.ts'
import { puestos } from '#texts/puestos.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { llamarse } from '#web/shared/atender/fila/fila.ts'
import { useLiberar } from '#web/shared/puestos/api.ts'
import { stay } from '#web/shared/puestos/stay.ts'
import { useMinutesAgo } from '#web/shared/use-minutes-ago.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { cx } from '#web/ui/cx.ts'
import { Dot, type DotTone } from '#web/ui/dot.tsx'
import { Menu, menuItem } from '#web/ui/menu.tsx'
import { Swatch } from '#web/ui/swatch.tsx'
import { useToast } from '#web/ui/toast.tsx'

const dotTone: Record<Puesto['estado'], DotTone> = {
  libre: 'free',
  ocupado: 'success',
  'en pausa': 'warning',
}

const tile = (quiet: boolean) =>
  cx(
    'grid min-h-22 min-w-0 content-start gap-y-1 rounded-card border border-line px-4 py-2.75',
    quiet && 'bg-bg',
  )

/** The place of a cola in the room's list, which decides its colour. */
export type ColaIndex = (nombre: string) => number

type Props = { empresaId: string; puesto: Puesto; zona: string; frees: boolean; indexOf: ColaIndex }

/** One desk: who is there, whom it serves and since when, a pause and its reason. */
export function PuestoDeSala({ empresaId, puesto, zona, frees, indexOf }: Props) {
  const locale = useLocale()
  const { ocupacion, pausa, estado, atendidos } = puesto
  const usuario = ocupacion?.usuario || puestos.alguien
  // The agent left the desk without finishing the customer.
  const left = !ocupacion && atendidos.length > 0
  const mine = ocupacion !== null && stay.read()?.ocupacion === ocupacion.id
  const desde = ocupacion && puestos.sala.estaDesde(usuario, formatTime(locale, ocupacion.desde, zona))
  return (
    <li className={tile(atendidos.length === 0 && estado !== 'ocupado')}>
      <div className="flex h-5 min-w-0 items-center gap-2 text-sm">
        <Dot tone={left ? 'warning' : dotTone[estado]} />
        <h4 className="truncate font-semibold" title={puesto.nombre}>
          {puesto.nombre}
        </h4>
        {desde && (
          <span className="min-w-0 truncate text-muted" title={desde}>
            <span aria-hidden="true">{mine ? puestos.sala.tu : usuario}</span>
            <span className="sr-only">
              {puestos.estados[estado]}: {desde}
            </span>
          </span>
        )}
        {frees && ocupacion && <Free empresaId={empresaId} puesto={puesto} usuario={usuario} />}
      </div>
      <Atendidos atendidos={atendidos} indexOf={indexOf} />
      {pausa ? (
        <p
          className={cx(
            'flex min-w-0 items-center gap-3',
            atendidos.length > 0 ? 'text-sm text-warning-text' : 'min-h-9 text-muted',
          )}
        >
          <span className="min-w-0 wrap-anywhere">{puestos.sala.pausa(pausa.motivo)}</span>
          <Minutes since={pausa.desde} />
        </p>
      ) : (
        atendidos.length === 0 && (
          <p className="flex min-h-9 items-center text-muted">
            {ocupacion ? puestos.sala.nadie : puestos.sala.libre}
          </p>
        )
      )}
      {left && <p className="text-sm text-warning-text">{puestos.sala.sinTerminar}</p>}
      {ocupacion?.vence && (
        <p className="text-sm text-warning-text">
          {puestos.sala.vence(formatTime(locale, ocupacion.vence, zona))}
        </p>
      )}
    </li>
  )
}

type Otro = { puesto: Tablero['otros'][number]; indexOf: ColaIndex }

/** A desk that is only the text of a call, not a named desk of the company. */
export const OtroPuesto = ({ puesto, indexOf }: Otro) => (
  <li className={cx(tile(false), 'border-dashed')}>
    <div className="flex h-5 min-w-0 items-center gap-2 text-sm">
      <Dot tone="success" />
      <h4 className="truncate font-semibold">{nombrePuesto(puesto.nombre)}</h4>
    </div>
    <Atendidos atendidos={puesto.atendidos} indexOf={indexOf} />
  </li>
)

const Atendidos = ({ atendidos, indexOf }: { atendidos: AtendidoEnTablero[]; indexOf: ColaIndex }) =>
  atendidos.length > 0 && (
    <ul aria-label={puestos.sala.atiendeA} className="grid gap-1">
      {atendidos.map(({ etiqueta, nombre, cola, desde }) => (
        <li
          key={`${etiqueta} ${desde}`}
          className="grid min-h-9 grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)_auto] items-center gap-x-3"
        >
          <span className="text-xl font-extrabold tracking-[-0.03em]">{etiqueta}</span>
          <span className="grid min-w-0">
            <span className="truncate font-medium" title={nombre}>
              {llamarse({ nombre, etiqueta })}
            </span>
            <span className="flex min-w-0 items-center gap-1.5 text-xs text-muted">
              <Swatch index={indexOf(cola)} />
              <span className="truncate" title={cola}>
                {cola}
              </span>
            </span>
          </span>
          <Minutes since={desde} />
        </li>
      ))}
    </ul>
  )

const Minutes = ({ since }: { since: string }) => (
  <span className="ml-auto font-semibold whitespace-nowrap tabular-nums">
    {puestos.sala.minutos(useMinutesAgo(since))}
  </span>
)

function Free({ empresaId, puesto, usuario }: { empresaId: string; puesto: Puesto; usuario: string }) {
  const [asking, setAsking] = useState(false)
  const liberar = useLiberar(empresaId)
  const toast = useToast()
  return (
    <>
      <Menu
        label={puestos.sala.opciones(puesto.nombre)}
        className="-my-1.5 -mr-2 ml-auto touch:-my-3 touch:-mr-3"
      >
        <button type="button" {...menuItem} onClick={() => setAsking(true)}>
          <LogOut aria-hidden="true" className="size-4" />
          {puestos.sala.liberar}
        </button>
      </Menu>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={puestos.sala.liberarTitulo(puesto.nombre)}
        confirm={puestos.sala.liberar}
        pending={liberar.isPending}
        error={liberar.error ? sentenceOf(liberar.error, puestos.fallo) : undefined}
        onConfirm={() =>
          liberar.mutate(puesto.id, {
            onSuccess: () => {
              setAsking(false)
              toast(puestos.sala.liberado(puesto.nombre))
            },
          })
        }
      >
        <p>{puestos.sala.liberarTexto(usuario)}</p>
      </ConfirmDialog>
    </>
  )
}
