import { useRef, useState } from 'react'
import { Acceso } from '#contract/cuenta.ts'
import { cuenta } from '#texts/cuenta.ts'
import { isCodigo } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/shared/links.tsx'
import { contrasenaSentences, NuevaContrasena } from '#web/shared/nueva-contrasena.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { entrar } from './api.ts'
import { LoginError } from './login-error.tsx'

export function LoginForm({ correo = '', onEntered }: { correo?: string; onEntered: () => void }) {
  const [choosing, setChoosing] = useState(false)
  // Uncontrolled, so that it can be ticked before the script runs.
  const compartido = useRef<HTMLInputElement>(null)
  const form = useForm({
    initial: { correo, contrasena: '', nueva: '' },
    body: Acceso,
    sentences: {
      correo: cuenta.errores.correo,
      contrasena: { missing: cuenta.errores.contrasena },
      ...(choosing && { nueva: contrasenaSentences() }),
    },
    send: async ({ nueva, ...acceso }) => {
      try {
        return await entrar({
          ...acceso,
          compartido: compartido.current?.checked === true,
          ...(choosing && { nueva }),
        })
      } catch (error) {
        // A temporary password set by an administrator only allows choosing a new one.
        if (isCodigo(error, 'contrasena_por_cambiar')) setChoosing(true)
        throw error
      }
    },
    onSent: onEntered,
  })
  return (
    <Form form={form} className="grid gap-5">
      {form.failure != null && <LoginError error={form.failure} correo={form.values.correo.trim()} />}
      <TextField
        {...form.field('correo')}
        label={cuenta.campos.correo}
        type="email"
        inputMode="email"
        autoComplete="username"
        placeholder={cuenta.campos.correoEjemplo}
      />
      <PasswordField
        {...form.field('contrasena')}
        label={cuenta.campos.contrasena}
        autoComplete="current-password"
      />
      {choosing && <NuevaContrasena {...form.field('nueva')} label={cuenta.login.elige} autoFocus />}
      <Checkbox ref={compartido} label={cuenta.login.compartido} hint={cuenta.login.compartidoPista} />
      <div className="grid gap-2">
        <Button type="submit" size="lg" wide loading={form.pending}>
          {form.pending ? cuenta.login.enviando : cuenta.login.boton}
        </Button>
        <TextLink to={paths.recuperar()} className="justify-self-center">
          {cuenta.login.olvido}
        </TextLink>
      </div>
    </Form>
  )
}
