import { useState } from 'react'
import { CambioCorreo, type CorreoCambiado } from '#contract/cuenta.ts'
import { tuCuenta } from '#texts/tu-cuenta.ts'
import { isCodigo } from '#web/lib/api/api-error.ts'
import { type FieldErrors, fieldErrorsOf } from '#web/lib/form/field-errors.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useCambiarCorreo } from './api.ts'
import { ParteForm } from './parte-form.tsx'

export function CorreoForm({ correo }: { correo: string }) {
  const cambiar = useCambiarCorreo()
  const [hecho, setHecho] = useState<string | null>(null)
  const form = useForm({
    initial: { correo: '', contrasena: '' },
    body: CambioCorreo,
    sentences: { correo: tuCuenta.correo.invalido, contrasena: { missing: tuCuenta.correo.contrasenaVacia } },
    send: (cambio) => cambiar.mutateAsync(cambio),
    onSent: ({ correo: ahora, porVerificar }: CorreoCambiado, sent) =>
      setHecho(porVerificar ? tuCuenta.correo.enviado(sent.correo) : tuCuenta.correo.hecho(ahora)),
    errorsOf,
    onEdit: () => setHecho(null),
  })
  return (
    <ParteForm form={form} texts={tuCuenta.correo} texto={tuCuenta.correo.actual(correo)} hecho={hecho}>
      <TextField
        {...form.field('correo')}
        label={tuCuenta.correo.campo}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <PasswordField
        {...form.field('contrasena')}
        label={tuCuenta.correo.contrasena}
        autoComplete="current-password"
      />
    </ParteForm>
  )
}

/** Assigns refusals about one field to that field. */
function errorsOf(error: unknown): FieldErrors {
  if (isCodigo(error, 'contrasena_incorrecta')) return { contrasena: error.mensaje }
  if (isCodigo(error, 'correo_en_uso')) return { correo: error.mensaje }
  return fieldErrorsOf(error)
}
