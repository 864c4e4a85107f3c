import { useState } from 'react'
import { type CorreoConfirmado, Verificacion } from '#contract/cuenta.ts'
import { cuenta } from '#texts/cuenta.ts'
import { isCodigo, sentenceOf } from '#web/lib/api/api-error.ts'
import { type FieldErrors, fieldErrorsOf } from '#web/lib/form/field-errors.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { contrasenaSentences, NuevaContrasena } from '#web/shared/nueva-contrasena.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { verificarCorreo } from './api.ts'

type Props = { token: string; correo: string; onDone: (done: CorreoConfirmado) => void }

/**
 * Asks for the password chosen at registration. A stranger may have registered this address, so a user who does not
 * know that password chooses a new one.
 */
export function VerificarForm({ token, correo, onDone }: Props) {
  const [choosing, setChoosing] = useState(false)
  const form = useForm({
    initial: { contrasena: '', nueva: '' },
    body: Verificacion,
    sentences: choosing
      ? { nueva: contrasenaSentences() }
      : { contrasena: { missing: cuenta.errores.contrasena } },
    judged: (name) => name === (choosing ? 'nueva' : 'contrasena'),
    send: ({ contrasena, nueva }) =>
      verificarCorreo({ token, ...(choosing ? { nueva } : { contrasena }) }, correo),
    onSent: onDone,
    errorsOf: (error): FieldErrors =>
      isCodigo(error, 'contrasena_incorrecta') ? { contrasena: error.mensaje } : fieldErrorsOf(error),
  })
  const told = form.errors.contrasena || form.errors.nueva
  return (
    <Form form={form} className="grid grid-cols-1 gap-4 [&_label]:text-sm">
      {form.failure != null && !told && (
        <Banner tone="danger">{sentenceOf(form.failure, cuenta.verificar.fallo)}</Banner>
      )}
      <TextField name="correo" label={cuenta.campos.correo} autoComplete="username" value={correo} readOnly />
      {choosing ? (
        <NuevaContrasena {...form.field('nueva')} label={cuenta.verificar.nueva} autoFocus />
      ) : (
        <PasswordField
          {...form.field('contrasena')}
          label={cuenta.verificar.contrasena}
          autoComplete="current-password"
          autoFocus
        />
      )}
      <Button type="submit" wide loading={form.pending}>
        {cuenta.verificar.boton}
      </Button>
      <Button variant="ghost" onClick={() => setChoosing(!choosing)} className="justify-self-center">
        {choosing ? cuenta.verificar.laConozco : cuenta.verificar.elegirOtra}
      </Button>
    </Form>
  )
}
