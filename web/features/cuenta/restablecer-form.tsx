import { useState } from 'react'
import { type Aviso, CLAVE_MINIMA } from '#contract/cuenta.ts'
import { cuenta } from '#texts/cuenta.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { type FieldErrors, fieldErrorsOf } from '#web/lib/field-errors.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form, textOf } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { restablecer } from './api.ts'

const { campos, errores, restablecer: t } = cuenta

type Props = {
  /** Undefined until the browser has said it. */ token?: string
  onDone: (aviso: Aviso) => void
}

export function RestablecerForm({ token = '', onDone }: Props) {
  const action = useAction(restablecer)
  const [errors, setErrors] = useState<FieldErrors>({})
  const shown = { ...fieldErrorsOf(action.error), ...errors }

  async function submit(values: FormData) {
    const contrasena = textOf(values, 'contrasena')
    const short = contrasena.length < CLAVE_MINIMA
    setErrors(short ? { contrasena: errores.contrasenaCorta } : {})
    const aviso = !short && (await action.run({ token, contrasena }))
    if (aviso) onDone(aviso)
  }

  return (
    <Form onSubmit={submit} errors={errors} className="grid gap-5">
      {action.error != null && <Banner tone="danger">{sentenceOf(action.error, t.fallo)}</Banner>}
      <PasswordField
        label={t.campo}
        name="contrasena"
        autoComplete="new-password"
        hint={shown.contrasena ? undefined : campos.contrasenaPista}
        error={shown.contrasena}
        required
      />
      <Button type="submit" size="lg" wide loading={action.pending}>
        {t.boton}
      </Button>
    </Form>
  )
}
