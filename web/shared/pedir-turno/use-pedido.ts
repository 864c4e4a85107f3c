import { useState } from 'react'
import type { Admite } from '#contract/cola.ts'
import { type Origen, PedidoTurno, type Turno } from '#contract/turno.ts'
import { apertura } from '#texts/apertura.ts'
import { pedirTurno as t } from '#texts/pedir-turno.ts'
import { isCodigo } from '#web/lib/api-error.ts'
import { type FieldErrors, fieldErrorsOf } from '#web/lib/field-errors.ts'
import { keyKeeper } from '#web/lib/idempotency.ts'
import { useForm } from '#web/lib/use-form.ts'
import { usePedirTurno } from './use-pedir-turno.ts'

type Options<Cola> = {
  empresaId: string
  origen: Origen
  colas: readonly Cola[]
  /** Chosen until somebody chooses; without it, the first cola is. */
  preferred?: string
  /** Keeps the key of the request in the browser, so that a retry after a reload makes no second turno. */
  keptAs?: string
  onTurno: (turno: Turno) => void
}

/** Takes a turno, on the phone, at the kiosk and in the panel. A retry never makes a second turno. */
export function usePedido<Cola extends { id: string; admite: Admite }>(options: Options<Cola>) {
  const { empresaId, origen, colas, preferred, keptAs, onTurno } = options
  const [keeper] = useState(() => keyKeeper(keptAs))
  const [pideCodigo, setPideCodigo] = useState(false)
  const pedir = usePedirTurno(empresaId, origen)
  const colaOf = (chosen: string) => colas.find(({ id }) => id === (chosen || preferred)) ?? colas[0]

  const form = useForm({
    initial: { nombre: '', colaId: '', codigoSala: '' },
    body: PedidoTurno,
    check: ({ colaId }) => closedError(colaOf(colaId)),
    send: ({ nombre, colaId, codigoSala }) => {
      const id = colaOf(colaId)?.id ?? ''
      return pedir.mutateAsync({ colaId: id, nombre, codigoSala, key: keeper.keyFor(`${id} ${nombre}`) })
    },
    errorsOf: (error) =>
      isCodigo(error, 'codigo_sala_requerido', 'codigo_sala_incorrecto')
        ? { codigoSala: error.mensaje }
        : fieldErrorsOf(error),
    onErrors: ({ codigoSala }) => codigoSala && setPideCodigo(true),
    onSent: ({ turno }) => {
      keeper.renew()
      onTurno(turno)
    },
  })

  return {
    form,
    cola: colaOf(form.values.colaId),
    /** The server wants the code of the room. */
    pideCodigo,
    /** Forgets what was typed and the key of a request that failed. */
    clear() {
      keeper.renew()
      setPideCodigo(false)
      form.reset()
    },
  }
}

function closedError(cola: { admite: Admite } | undefined): FieldErrors {
  if (!cola) return { colaId: t.sinColas }
  return cola.admite === 'si' ? {} : { colaId: apertura.cerrada[cola.admite] }
}
