import { useState } from 'react'
import { CambioCorreo, type CorreoCambiado } from '#contract/cuenta.ts'
import { tuCuenta } from '#texts/tu-cuenta.ts'
import { isCodigo, sentenceOf } from '#web/lib/api-error.ts'
import { type FieldErrors, fieldErrorsOf } from '#web/lib/field-errors.ts'
import { useForm } from '#web/lib/use-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useCambiarCorreo } from './api.ts'
import { Parte } from './parte.tsx'

const { correo: t } = tuCuenta

export function CorreoForm({ correo }: { correo: string }) {
  const cambiar = useCambiarCorreo()
  const [hecho, setHecho] = useState<string | null>(null)
  const form = useForm({
    initial: { correo: '', contrasena: '' },
    body: CambioCorreo,
    sentences: { correo: t.invalido, contrasena: { missing: t.contrasenaVacia } },
    send: (cambio) => cambiar.mutateAsync(cambio),
    onSent: ({ correo: ahora, porVerificar }: CorreoCambiado, sent) =>
      setHecho(porVerificar ? t.enviado(sent.correo) : t.hecho(ahora)),
    errorsOf,
    onEdit: () => setHecho(null),
  })
  const told = form.errors.correo || form.errors.contrasena
  return (
    <Parte titulo={t.titulo} texto={t.actual(correo)}>
      <Form form={form} className="grid gap-4">
        {hecho && <Banner tone="success">{hecho}</Banner>}
        {form.failure != null && !told && <Banner tone="danger">{sentenceOf(form.failure, t.fallo)}</Banner>}
        <TextField
          {...form.field('correo')}
          label={t.campo}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <PasswordField {...form.field('contrasena')} label={t.contrasena} autoComplete="current-password" />
        <Button
          type="submit"
          variant="secondary"
          loading={form.pending}
          className="justify-self-start max-sm:w-full"
        >
          {t.boton}
        </Button>
      </Form>
    </Parte>
  )
}

/** A refusal that is about one field stands beside it. */
function errorsOf(error: unknown): FieldErrors {
  if (isCodigo(error, 'contrasena_incorrecta')) return { contrasena: error.mensaje }
  if (isCodigo(error, 'correo_en_uso')) return { correo: error.mensaje }
  return fieldErrorsOf(error)
}
