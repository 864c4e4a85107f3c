import { useState } from 'react'
import { CambioContrasena } from '#contract/cuenta.ts'
import { tuCuenta } from '#texts/tu-cuenta.ts'
import { isCodigo } from '#web/lib/api/api-error.ts'
import { type FieldErrors, fieldErrorsOf } from '#web/lib/form/field-errors.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { contrasenaSentences, NuevaContrasena } from '#web/shared/nueva-contrasena.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useCambiarContrasena } from './api.ts'
import { ParteForm } from './parte-form.tsx'

export function ContrasenaForm({ correo }: { correo: string }) {
  const cambiar = useCambiarContrasena()
  const [hecho, setHecho] = useState<string | null>(null)
  const form = useForm({
    initial: { actual: '', nueva: '' },
    body: CambioContrasena,
    sentences: { actual: { missing: tuCuenta.contrasena.actualVacia }, nueva: contrasenaSentences() },
    send: (cambio) => cambiar.mutateAsync(cambio),
    onSent: ({ mensaje }) => setHecho(mensaje),
    errorsOf: (error): FieldErrors =>
      isCodigo(error, 'contrasena_incorrecta') ? { actual: error.mensaje } : fieldErrorsOf(error),
    onEdit: () => setHecho(null),
  })
  return (
    <ParteForm form={form} texts={tuCuenta.contrasena} texto={tuCuenta.contrasena.texto} hecho={hecho}>
      {/* Shows password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={correo} readOnly hidden />
      <PasswordField
        {...form.field('actual')}
        label={tuCuenta.contrasena.actual}
        autoComplete="current-password"
      />
      <NuevaContrasena {...form.field('nueva')} label={tuCuenta.contrasena.nueva} />
    </ParteForm>
  )
}
