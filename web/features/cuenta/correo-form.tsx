import { useState } from 'react'
import type { Aviso } from '#contract/cuenta.ts'
import { cuenta } from '#texts/cuenta.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { type FieldErrors, fieldErrorsOf, isCorreo } from '#web/lib/field-errors.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form, textOf } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const { campos, errores } = cuenta

type Props = {
  boton: string
  fallo: string
  send: (correo: string) => Promise<Aviso>
  onSent: (aviso: Aviso) => void
}

/** One address to which a link is sent. */
export function CorreoForm({ boton, fallo, send, onSent }: Props) {
  const action = useAction(send)
  const [errors, setErrors] = useState<FieldErrors>({})
  const shown = { ...fieldErrorsOf(action.error), ...errors }

  async function submit(values: FormData) {
    const correo = textOf(values, 'correo').trim()
    setErrors(isCorreo(correo) ? {} : { correo: errores.correo })
    const aviso = isCorreo(correo) && (await action.run(correo))
    if (aviso) onSent(aviso)
  }

  return (
    <Form onSubmit={submit} errors={errors} className="grid gap-5">
      {action.error != null && <Banner tone="danger">{sentenceOf(action.error, fallo)}</Banner>}
      <TextField
        label={campos.correo}
        name="correo"
        type="email"
        inputMode="email"
        autoComplete="username"
        placeholder={campos.correoEjemplo}
        error={shown.correo}
        required
      />
      <Button type="submit" size="lg" wide loading={action.pending}>
        {boton}
      </Button>
    </Form>
  )
}
