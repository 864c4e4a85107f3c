import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { EstadoCola } from '#contract/cola.ts'
import { NOMBRE_CLIENTE_MAXIMO } from '#contract/turno.ts'
import { cola as t } from '#texts/cola.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { fieldErrorsOf, isBlank } from '#web/lib/field-errors.ts'
import { keyKeeper } from '#web/lib/idempotency.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { type ColaRef, useAgregarCliente } from './api.ts'

type Props = { cola: ColaRef; estado: EstadoCola }

/** Always in the same place; a queue that takes nobody says so there. */
export function AgregarCliente({ cola, estado }: Props) {
  const [nombre, setNombre] = useState('')
  const [keeper] = useState(keyKeeper)
  const agregar = useAgregarCliente(cola)
  const toast = useToast()
  const error =
    agregar.error && (fieldErrorsOf(agregar.error).nombre ?? sentenceOf(agregar.error, t.falloAccion))

  function submit() {
    const limpio = nombre.trim()
    if (isBlank(limpio) || agregar.isPending) return
    agregar.mutate(
      { nombre: limpio, key: keeper.keyFor(limpio) },
      {
        onSuccess: ({ turno }) => {
          keeper.renew()
          setNombre('')
          toast(t.agregado(turno.nombre, turno.numero, turno.codigo))
        },
      },
    )
  }

  if (estado !== 'activa') {
    return (
      <p className="grid min-h-20 content-center rounded-control bg-sunken px-4 text-muted">
        {t.agregarInactiva}
      </p>
    )
  }
  return (
    <Form onSubmit={submit} className="grid min-h-20 grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <TextField
        label={t.agregar}
        name="nombre"
        placeholder={t.agregarNombre}
        autoComplete="off"
        maxLength={NOMBRE_CLIENTE_MAXIMO}
        value={nombre}
        readOnly={agregar.isPending}
        onChange={(event) => setNombre(event.target.value)}
        error={error ?? undefined}
      />
      <Button
        type="submit"
        size="field"
        aria-label={t.agregar}
        disabled={isBlank(nombre)}
        loading={agregar.isPending}
        className="mt-[1.875rem]"
      >
        {!agregar.isPending && <UserPlus aria-hidden="true" className="size-5" />}
      </Button>
    </Form>
  )
}
