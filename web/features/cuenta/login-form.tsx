import { useState } from 'react'
import { cuenta } from '#texts/cuenta.ts'
import { complaints, type FieldErrors, fieldErrorsOf, hasErrors, isCorreo } from '#web/lib/field-errors.ts'
import { useAction } from '#web/lib/use-action.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Form, textOf } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { entrar } from './api.ts'
import { LoginError } from './login-error.tsx'

const { campos, errores, login: t } = cuenta

export function LoginForm({ correo, onEntered }: { correo?: string; onEntered: () => void }) {
  const action = useAction(entrar)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [tried, setTried] = useState('')
  const shown = { ...fieldErrorsOf(action.error), ...errors }

  async function submit(values: FormData) {
    const acceso = { correo: textOf(values, 'correo').trim(), contrasena: textOf(values, 'contrasena') }
    const found = complaints({
      correo: !isCorreo(acceso.correo) && errores.correo,
      contrasena: acceso.contrasena === '' && errores.contrasena,
    })
    setErrors(found)
    setTried(acceso.correo)
    if (!hasErrors(found) && (await action.run(acceso))) onEntered()
  }

  return (
    <Form onSubmit={submit} errors={errors} className="grid gap-5">
      {action.error != null && <LoginError error={action.error} correo={tried} />}
      <TextField
        label={campos.correo}
        name="correo"
        type="email"
        inputMode="email"
        autoComplete="username"
        placeholder={campos.correoEjemplo}
        defaultValue={correo}
        error={shown.correo}
        required
      />
      <PasswordField
        label={campos.contrasena}
        name="contrasena"
        autoComplete="current-password"
        error={shown.contrasena}
        required
      />
      <div className="grid gap-2">
        <Button type="submit" size="lg" wide loading={action.pending}>
          {action.pending ? t.enviando : t.boton}
        </Button>
        <TextLink to={paths.recuperar()} className="justify-self-center">
          {t.olvido}
        </TextLink>
      </div>
    </Form>
  )
}
