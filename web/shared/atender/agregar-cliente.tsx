import { UserPlus } from 'lucide-react'
import { atender } from '#texts/atender.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { usePedido } from '#web/shared/pedir-turno/use-pedido.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAtender } from './atender.tsx'
import { ADD_ID, focusHome, onEscape } from './use-keys.ts'

const t = atender.agregar

type Props = { cola: { id: string; nombre: string } }

/** Takes a turno for a customer at the desk. */
export function AgregarCliente({ cola }: Props) {
  const { empresaId, show } = useAtender()
  const { form } = usePedido({
    empresaId,
    origen: 'panel',
    colas: [{ ...cola, admite: 'si' }],
    onTurno: ({ nombre, etiqueta, codigo }) =>
      show({ tone: 'success', text: t.agregado(nombre, etiqueta, codigo) }),
  })
  const failure = form.failure ? sentenceOf(form.failure, atender.falloAccion) : undefined
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <TextField
        {...form.field('nombre')}
        id={ADD_ID}
        label={t.titulo}
        hideLabel
        placeholder={t.titulo}
        title={t.nombre}
        autoComplete="off"
        readOnly={form.pending}
        error={form.errors.nombre ?? failure}
        aria-keyshortcuts="N"
        onKeyDown={onEscape(focusHome)}
      />
      <Button type="submit" size="field" aria-label={t.titulo} disabled={!form.ready} loading={form.pending}>
        {!form.pending && <UserPlus aria-hidden="true" className="size-5" />}
      </Button>
    </Form>
  )
}
