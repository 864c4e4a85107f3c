import { UserPlus } from 'lucide-react'
import type { EstadoCola } from '#contract/cola.ts'
import { cola as t } from '#texts/cola.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { usePedido } from '#web/shared/pedir-turno/use-pedido.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { type ColaRef, useRefresh } from './api.ts'

type Props = { cola: ColaRef; estado: EstadoCola }

/** Takes a turno for a customer at the desk. A cola that is not active shows a sentence of the same height instead. */
export function AgregarCliente({ cola, estado }: Props) {
  const refresh = useRefresh(cola)
  const toast = useToast()
  const { form } = usePedido({
    empresaId: cola.empresaId,
    origen: 'panel',
    colas: [{ id: cola.colaId, admite: 'si' }],
    onTurno: ({ nombre, etiqueta, codigo }) => {
      void refresh()
      toast(t.agregado(nombre, etiqueta, codigo))
    },
  })
  const failure = form.failure ? sentenceOf(form.failure, t.falloAccion) : undefined

  if (estado !== 'activa') {
    return (
      <p className="grid min-h-20 content-center rounded-control bg-sunken px-4 text-muted">
        {t.agregarInactiva}
      </p>
    )
  }
  return (
    <Form form={form} className="grid min-h-20 grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <TextField
        {...form.field('nombre')}
        label={t.agregar}
        placeholder={t.agregarNombre}
        autoComplete="off"
        readOnly={form.pending}
        error={form.errors.nombre ?? failure}
      />
      <Button
        type="submit"
        size="field"
        aria-label={t.agregar}
        disabled={!form.ready}
        loading={form.pending}
        className="mt-[1.875rem]"
      >
        {!form.pending && <UserPlus aria-hidden="true" className="size-5" />}
      </Button>
    </Form>
  )
}
