import { useState } from 'react'
import type { Admite } from '#contract/cola.ts'
import { endpoints } from '#contract/endpoints.ts'
import { type Origen, PedidoTurno, type Turno } from '#contract/turno.ts'
import { type Pide, pedidoDe, type Respuestas, SIN_RESPUESTAS } from '#domain/formulario.ts'
import { apertura } from '#texts/apertura.ts'
import { pedirTurno as t } from '#texts/pedir-turno.ts'
import { call } from '#web/lib/api/api.ts'
import { isCodigo } from '#web/lib/api/api-error.ts'
import { idempotencyKey } from '#web/lib/api/idempotency.ts'
import { type FieldErrors, fieldErrorsOf, isBlank } from '#web/lib/form/field-errors.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { currentLanguage } from '#web/texts/live.ts'
import { faltan } from './respuestas.ts'

type Options<Cola> = {
  empresaId: string
  origen: Origen
  colas: readonly Cola[]
  /** The cola to preselect; without it, the first one. */
  preferred?: string
  /** Stores the request's key in the browser under this name, so that a retry after a reload makes no second turno. */
  keptAs?: string
  /** Initial values of the form. */
  initial?: { nombre: string; colaId: string; respuestas?: Respuestas }
  /** Whether the server already asked for the codigo de sala, when the form was sent without script. */
  firstPide?: boolean
  /** The sentence at an empty name, where the button can be tapped before there is one. */
  faltaNombre: string
  onTurno: (turno: Turno) => void
}

/** Staff may use the panel in a language that the customer does not speak. */
const idiomaDe = (origen: Origen) => (origen === 'panel' ? {} : { idioma: currentLanguage() })

/** Takes a turno, on the phone, at the kiosk and in the panel. A retry never makes a second turno. */
export function usePedido<Cola extends { id: string; admite: Admite; nombre?: string } & Pide>(
  options: Options<Cola>,
) {
  const { empresaId, origen, colas, preferred, keptAs, onTurno } = options
  const { initial = { nombre: '', colaId: '' } } = options
  // Two people with the same name may use one screen in turn, so each form has its own request key.
  const [unique] = useState(idempotencyKey)
  const [pideCodigo, setPideCodigo] = useState(options.firstPide ?? false)
  const colaDe = (chosen: string) => colas.find(({ id }) => id === (chosen || preferred)) ?? colas[0]

  const form = useForm({
    initial: { respuestas: SIN_RESPUESTAS, ...initial, codigoSala: '' },
    body: PedidoTurno,
    keep: false,
    check: ({ nombre, colaId, respuestas }) => ({
      ...(isBlank(nombre) && exigeNombre(colaDe(colaId)) && { nombre: options.faltaNombre }),
      ...faltan(respuestas, colaDe(colaId)),
      ...closedError(colaDe(colaId)),
    }),
    send: ({ nombre: typed, colaId, codigoSala, respuestas }) => {
      const cola = colaDe(colaId)
      const { id = '', nombre: tipo } = cola ?? {}
      // Another cola, for which the name was typed, may ask for it.
      const nombre = cola?.pideNombre === 'no' ? '' : typed
      const extras = pedidoDe(respuestas, cola)
      const said = Object.keys(extras).length > 0 ? JSON.stringify(extras) : ''
      return call(endpoints.pedirTurno, {
        params: { empresaId, colaId: id },
        body: { nombre, tipo, origen, ...idiomaDe(origen), ...(codigoSala && { codigoSala }), ...extras },
        same: `${keptAs ? '' : unique}${id} ${nombre}${said}`,
        keptAs,
      })
    },
    errorsOf: (error) =>
      isCodigo(error, 'codigo_sala_requerido', 'codigo_sala_incorrecto')
        ? { codigoSala: error.mensaje }
        : fieldErrorsOf(error),
    onErrors: ({ codigoSala }) => codigoSala && setPideCodigo(true),
    onSent: ({ turno }) => onTurno(turno),
  })

  return {
    form,
    cola: colaDe(form.values.colaId),
    /** Whether the server requires the codigo de sala. */
    pideCodigo,
  }
}

/** Whether a turno of this cola needs a name. */
export const exigeNombre = (cola: Pide | undefined): boolean => (cola?.pideNombre ?? 'si') === 'si'

function closedError(cola: { admite: Admite } | undefined): FieldErrors {
  if (!cola) return { colaId: t.sinColas }
  return cola.admite === 'si' ? {} : { colaId: apertura.cerrada[cola.admite] }
}
