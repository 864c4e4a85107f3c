import { useState } from 'react'
import type { AtendidoEnTablero, PuestoDeTablero as Puesto, Tablero } from '#contract/puesto.ts'
import { nombrePuesto } from '#texts/puesto.ts'
import { puestos } from '#texts/puestos.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Elapsed } from '#web/shared/atender/elapsed.tsx'
import { useLiberar } from '#web/shared/puestos/api.ts'
import { puestoTone } from '#web/shared/puestos/puesto-opcion.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'

type Props = { empresaId: string; puesto: Puesto; zona: string; frees: boolean }

/** One desk: who is there, whom it serves and since when, a pause and its reason. */
export function PuestoDeSala({ empresaId, puesto, zona, frees }: Props) {
  const locale = useLocale()
  const { ocupacion, pausa, estado, atendidos } = puesto
  const usuario = ocupacion?.usuario || puestos.alguien
  // The agent left the desk without finishing the customer.
  const left = !ocupacion && atendidos.length > 0
  return (
    <li className="grid min-w-0 grid-cols-1">
      <Card className="flex flex-col gap-2 p-4 sm:p-4">
        <div className="flex items-start justify-between gap-2">
          <h4 className="min-w-0 font-semibold wrap-anywhere">{puesto.nombre}</h4>
          <Badge tone={left ? 'warning' : puestoTone[estado]} dot>
            {left ? puestos.sala.sinNadie : puestos.estados[estado]}
          </Badge>
        </div>
        <p className="text-sm text-muted wrap-anywhere">
          {ocupacion
            ? puestos.sala.estaDesde(usuario, formatTime(locale, ocupacion.desde, zona))
            : left
              ? puestos.sala.sinTerminar
              : puestos.sala.libre}
        </p>
        {pausa && (
          <p className="flex flex-wrap items-baseline gap-x-2 text-sm font-medium text-warning-text wrap-anywhere">
            {puestos.sala.pausa(pausa.motivo)} <Elapsed since={pausa.desde} />
          </p>
        )}
        {ocupacion?.vence && (
          <p className="text-sm text-warning-text">
            {puestos.sala.vence(formatTime(locale, ocupacion.vence, zona))}
          </p>
        )}
        <Atendidos atendidos={atendidos} zona={zona} />
        {frees && ocupacion && <Free empresaId={empresaId} puesto={puesto} usuario={usuario} />}
      </Card>
    </li>
  )
}

/** A desk that is only the text of a call, not a named desk of the company. */
export const OtroPuesto = ({ puesto, zona }: { puesto: Tablero['otros'][number]; zona: string }) => (
  <li className="grid min-w-0 grid-cols-1">
    <Card className="flex flex-col gap-2 border-dashed p-4 sm:p-4">
      <h4 className="min-w-0 font-semibold wrap-anywhere">{nombrePuesto(puesto.nombre)}</h4>
      <Atendidos atendidos={puesto.atendidos} zona={zona} />
    </Card>
  </li>
)

function Atendidos({ atendidos, zona }: { atendidos: AtendidoEnTablero[]; zona: string }) {
  const locale = useLocale()
  if (atendidos.length === 0) return <p className="text-sm text-muted">{puestos.sala.nadie}</p>
  return (
    <ul aria-label={puestos.sala.atiendeA} className="grid gap-2">
      {atendidos.map(({ etiqueta, nombre, cola, desde }) => (
        <li
          key={`${etiqueta} ${desde}`}
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-control bg-success-soft px-3 py-2 text-success-text"
        >
          <span className="turno-number text-2xl">{etiqueta}</span>
          <span className="grid min-w-0">
            <span className="line-clamp-2 font-semibold wrap-anywhere">{nombre}</span>
            <span className="text-sm wrap-anywhere">{puestos.sala.deCola(cola)}</span>
          </span>
          <span className="grid justify-items-end text-sm">
            <Elapsed since={desde} />
            <time dateTime={desde}>{formatTime(locale, desde, zona)}</time>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Free({ empresaId, puesto, usuario }: { empresaId: string; puesto: Puesto; usuario: string }) {
  const [asking, setAsking] = useState(false)
  const liberar = useLiberar(empresaId)
  const toast = useToast()
  return (
    <>
      <Button
        variant="ghost"
        aria-label={puestos.sala.liberarUno(puesto.nombre)}
        onClick={() => setAsking(true)}
        className="-mr-2 -mb-2 mt-auto self-end text-muted"
      >
        {puestos.sala.liberar}
      </Button>
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
