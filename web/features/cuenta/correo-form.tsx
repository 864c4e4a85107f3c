import { SoloCorreo, type SoloMensaje } from '#contract/cuenta.ts'
import { cuenta } from '#texts/cuenta.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type Props = {
  boton: string
  fallo: string
  send: (correo: string) => Promise<SoloMensaje>
  onSent: (aviso: SoloMensaje) => void
}

/** A form for an address to which a link is sent. */
export function CorreoForm({ boton, fallo, send, onSent }: Props) {
  const form = useForm({
    initial: { correo: '' },
    body: SoloCorreo,
    sentences: { correo: cuenta.errores.correo },
    send: ({ correo }) => send(correo),
    onSent,
  })
  return (
    <Form form={form} className="grid grid-cols-1 gap-4 [&_label]:text-sm">
      {form.failure != null && <Banner tone="danger">{sentenceOf(form.failure, fallo)}</Banner>}
      <TextField
        {...form.field('correo')}
        label={cuenta.campos.correo}
        type="email"
        inputMode="email"
        autoComplete="username"
        placeholder={cuenta.campos.correoEjemplo}
      />
      <Button type="submit" wide loading={form.pending}>
        {boton}
      </Button>
    </Form>
  )
}
