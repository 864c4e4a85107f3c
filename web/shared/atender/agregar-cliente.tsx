import { UserPlus } from 'lucide-react'
import type { Cola } from '#contract/cola.ts'
import { atender } from '#texts/atender.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { Preguntas } from '#web/shared/pedir-turno/preguntas.tsx'
import { usePedido } from '#web/shared/pedir-turno/use-pedido.ts'
import { usePreferencias } from '#web/shared/preferencias.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAtender } from './atender.tsx'
import { ADD_ID, focusHome, onEscape } from './use-keys.ts'

type Props = { cola: Pick<Cola, 'id' | 'nombre' | 'pidePersonas' | 'campos'> }

/** Takes a turno for a customer at the desk. The queue's questions appear once a name is being typed. */
export function AgregarCliente({ cola }: Props) {
  const { empresaId, show } = useAtender()
  const { form } = usePedido({
    empresaId,
    origen: 'panel',
    colas: [{ ...cola, admite: 'si' }],
    onTurno: ({ nombre, etiqueta, codigo }) =>
      show({ tone: 'success', text: atender.agregar.agregado(nombre, etiqueta, codigo) }),
  })
  const preferencias = usePreferencias(empresaId).data?.preferencias ?? []
  const asks = cola.pidePersonas || cola.campos.length > 0 || preferencias.length > 0
  const failure = form.failure ? sentenceOf(form.failure, atender.falloAccion) : undefined
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <TextField
        {...form.field('nombre')}
        id={ADD_ID}
        label={atender.agregar.titulo}
        hideLabel
        placeholder={atender.agregar.titulo}
        title={atender.agregar.nombre}
        autoComplete="off"
        readOnly={form.pending}
        error={form.errors.nombre ?? failure}
        aria-keyshortcuts="N"
        onKeyDown={onEscape(focusHome)}
      />
      <Button
        type="submit"
        size="field"
        aria-label={atender.agregar.titulo}
        disabled={form.values.nombre.trim() === ''}
        loading={form.pending}
      >
        {!form.pending && <UserPlus aria-hidden="true" className="size-5" />}
      </Button>
      {asks && form.values.nombre.trim() !== '' && (
        <div className="col-span-2 grid grid-cols-1 gap-3 rounded-control bg-sunken p-3">
          <Preguntas
            staff
            cola={cola}
            preferencias={preferencias}
            respuestas={form.values.respuestas}
            errors={form.errors}
            onChange={(respuestas) => form.edit({ respuestas })}
          />
        </div>
      )}
    </Form>
  )
}
