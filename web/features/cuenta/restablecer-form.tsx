import { Restablecimiento, type SoloMensaje } from '#contract/cuenta.ts'
import { cuenta } from '#texts/cuenta.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { contrasenaSentences, NuevaContrasena } from '#web/shared/nueva-contrasena.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { restablecer } from './api.ts'

type Props = {
  /** Undefined until the page is hydrated. */ token?: string
  onDone: (aviso: SoloMensaje) => void
}

export function RestablecerForm({ token = '', onDone }: Props) {
  const form = useForm({
    initial: { contrasena: '' },
    body: Restablecimiento,
    sentences: { contrasena: contrasenaSentences() },
    send: ({ contrasena }) => restablecer({ token, contrasena }),
    onSent: onDone,
  })
  return (
    <Form form={form} className="grid grid-cols-1 gap-4 [&_label]:text-sm">
      {form.failure != null && (
        <Banner tone="danger">{sentenceOf(form.failure, cuenta.restablecer.fallo)}</Banner>
      )}
      <NuevaContrasena {...form.field('contrasena')} label={cuenta.restablecer.campo} />
      <Button type="submit" wide loading={form.pending}>
        {cuenta.restablecer.boton}
      </Button>
    </Form>
  )
}
