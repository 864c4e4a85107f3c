import { type ComponentProps, useRef } from 'react'
import { Acceso } from '#contract/cuenta.ts'
import { cuenta } from '#texts/cuenta.ts'
import { isCodigo } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/shared/links.tsx'
import { contrasenaSentences, NuevaContrasena } from '#web/shared/nueva-contrasena.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { entrar } from './api.ts'
import { LoginError } from './login-error.tsx'

type Props = {
  /** The address of an account that was just created, or that a link names. */
  correo?: string
  /** Whether the password was a temporary one, which only allows choosing another. */
  choosing: boolean
  onChoosing: (choosing: boolean) => void
  onEntered: () => void
}

export function LoginForm({ correo = '', choosing, onChoosing, onEntered }: Props) {
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
        if (isCodigo(error, 'contrasena_por_cambiar')) onChoosing(true)
        // The temporary password was used up, as by a first press whose reply was lost.
        if (isCodigo(error, 'credenciales')) onChoosing(false)
        throw error
      }
    },
    onSent: onEntered,
  })
  const failed = form.failure != null && !isCodigo(form.failure, 'contrasena_por_cambiar')
  return (
    <Form form={form} className="grid grid-cols-1 gap-4 [&_label]:text-sm">
      {failed && <LoginError error={form.failure} correo={form.values.correo.trim()} />}
      {choosing ? (
        <PrimerAcceso correo={form.values.correo} field={form.field('nueva')} />
      ) : (
        <>
          <TextField
            {...form.field('correo')}
            label={cuenta.campos.correo}
            type="email"
            inputMode="email"
            autoComplete="username"
            placeholder={cuenta.campos.correoEjemplo}
          />
          <div className="relative">
            <PasswordField
              {...form.field('contrasena')}
              label={cuenta.campos.contrasena}
              autoComplete="current-password"
              autoFocus={correo !== ''}
            />
            <p className="absolute top-0 right-0 text-sm">
              <AppLink
                to={paths.recuperar()}
                className="rounded-control py-2 font-medium text-brand-text underline-offset-4 hover:underline"
              >
                {cuenta.login.olvido}
              </AppLink>
            </p>
          </div>
        </>
      )}
      {/* Another element for a first access: a desk that got a temporary password is a shared one. */}
      <Checkbox
        key={String(choosing)}
        ref={compartido}
        label={cuenta.login.compartido}
        hint={cuenta.login.compartidoPista}
        defaultChecked={choosing}
      />
      <Button type="submit" wide loading={form.pending}>
        {form.pending ? cuenta.login.enviando : choosing ? cuenta.primerAcceso.boton : cuenta.login.boton}
      </Button>
    </Form>
  )
}

type PrimerAccesoProps = { correo: string; field: Omit<ComponentProps<typeof NuevaContrasena>, 'label'> }

/** The first visit with a temporary password: it is not asked for again. */
const PrimerAcceso = ({ correo, field }: PrimerAccesoProps) => (
  <>
    {/* Shows password managers which account the password belongs to. */}
    <input type="text" name="username" autoComplete="username" value={correo} readOnly hidden />
    <div className="grid gap-1">
      <span className="text-sm font-medium">{cuenta.primerAcceso.entrasCon}</span>
      <span className="flex min-h-field items-center rounded-control bg-sunken px-3 wrap-anywhere">
        {correo}
      </span>
    </div>
    <NuevaContrasena {...field} label={cuenta.login.elige} autoFocus clear />
  </>
)
