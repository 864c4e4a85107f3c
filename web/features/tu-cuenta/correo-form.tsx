import { CambioCorreo, type CorreoCambiado } from '#contract/cuenta.ts'
import { comun } from '#texts/comun.ts'
import { tuCuenta } from '#texts/tu-cuenta.ts'
import { isCodigo, sentenceOf } from '#web/lib/api/api-error.ts'
import { type FieldErrors, fieldErrorsOf, hasErrors } from '#web/lib/form/field-errors.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useCambiarCorreo } from './api.ts'

type Props = { onDone: (said: string) => void; onCancel: () => void }

/** Opens below the address. */
export function CorreoForm({ onDone, onCancel }: Props) {
  const cambiar = useCambiarCorreo()
  const form = useForm({
    initial: { correo: '', contrasena: '' },
    body: CambioCorreo,
    sentences: { correo: tuCuenta.correo.invalido, contrasena: { missing: tuCuenta.correo.contrasenaVacia } },
    send: (cambio) => cambiar.mutateAsync(cambio),
    onSent: ({ correo: ahora, porVerificar }: CorreoCambiado, sent) =>
      onDone(porVerificar ? tuCuenta.correo.enviado(sent.correo) : tuCuenta.correo.hecho(ahora)),
    errorsOf,
  })
  return (
    <Form form={form} className="my-2 rounded-card bg-bg px-4 py-2">
      <TextField
        {...form.field('correo')}
        label={tuCuenta.correo.campo}
        autoFocus
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <PasswordField
        {...form.field('contrasena')}
        label={tuCuenta.correo.contrasena}
        autoComplete="current-password"
      />
      {form.failure != null && !hasErrors(form.errors) && (
        <Banner tone="danger">{sentenceOf(form.failure, tuCuenta.correo.fallo)}</Banner>
      )}
      <div className="flex flex-wrap gap-2 py-2">
        <Button type="submit" loading={form.pending}>
          {tuCuenta.correo.boton}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {comun.cancelar}
        </Button>
      </div>
    </Form>
  )
}

/** Assigns refusals about one field to that field. */
function errorsOf(error: unknown): FieldErrors {
  if (isCodigo(error, 'contrasena_incorrecta')) return { contrasena: error.mensaje }
  if (isCodigo(error, 'correo_en_uso')) return { correo: error.mensaje }
  return fieldErrorsOf(error)
}
