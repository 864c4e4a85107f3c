import { useState } from 'react'
import { CLAVE_MINIMA } from '#contract/cuenta.ts'
import { cuenta } from '#texts/cuenta.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import {
  complaints,
  type FieldErrors,
  fieldErrorsOf,
  hasErrors,
  isBlank,
  isCorreo,
} from '#web/lib/field-errors.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form, textOf } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { AccountCreated } from './account-created.ts'
import { registrar } from './api.ts'

const { campos, errores, registro: t } = cuenta

export function RegistroForm({ onCreated }: { onCreated: (created: AccountCreated) => void }) {
  const action = useAction(registrar)
  const [errors, setErrors] = useState<FieldErrors>({})
  const shown = { ...fieldErrorsOf(action.error), ...errors }

  async function submit(values: FormData) {
    const datos = {
      usuario: textOf(values, 'usuario').trim(),
      correo: textOf(values, 'correo').trim(),
      contrasena: textOf(values, 'contrasena'),
    }
    const found = complaints({
      usuario: isBlank(datos.usuario) && errores.usuario,
      correo: !isCorreo(datos.correo) && errores.correo,
      contrasena: datos.contrasena.length < CLAVE_MINIMA && errores.contrasenaCorta,
    })
    setErrors(found)
    if (hasErrors(found)) return
    const reply = await action.run(datos)
    if (reply) onCreated({ cuentaCreada: true, correo: reply.correo, porVerificar: reply.porVerificar })
  }

  return (
    <Form onSubmit={submit} errors={errors} className="grid gap-5">
      {action.error != null && <Banner tone="danger">{sentenceOf(action.error, t.fallo)}</Banner>}
      <TextField
        label={campos.usuario}
        name="usuario"
        autoComplete="name"
        maxLength={80}
        error={shown.usuario}
        required
      />
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
      <PasswordField
        label={campos.contrasena}
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
