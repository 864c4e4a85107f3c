import { useState } from 'react'
import { CambioContrasena } from '#contract/cuenta.ts'
import { tuCuenta } from '#texts/tu-cuenta.ts'
import { isCodigo, sentenceOf } from '#web/lib/api-error.ts'
import { type FieldErrors, fieldErrorsOf } from '#web/lib/field-errors.ts'
import { useForm } from '#web/lib/use-form.ts'
import { contrasenaSentences, NuevaContrasena } from '#web/shared/nueva-contrasena.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useCambiarContrasena } from './api.ts'
import { Parte } from './parte.tsx'

const { contrasena: t } = tuCuenta

export function ContrasenaForm({ correo }: { correo: string }) {
  const cambiar = useCambiarContrasena()
  const [hecho, setHecho] = useState<string | null>(null)
  const form = useForm({
    initial: { actual: '', nueva: '' },
    body: CambioContrasena,
    sentences: { actual: { missing: t.actualVacia }, nueva: contrasenaSentences },
    send: (cambio) => cambiar.mutateAsync(cambio),
    onSent: ({ mensaje }) => setHecho(mensaje),
    errorsOf: (error): FieldErrors =>
      isCodigo(error, 'contrasena_incorrecta') ? { actual: error.mensaje } : fieldErrorsOf(error),
    onEdit: () => setHecho(null),
  })
  const told = form.errors.actual || form.errors.nueva
  return (
    <Parte titulo={t.titulo} texto={t.texto}>
      <Form form={form} className="grid gap-4">
        {hecho && <Banner tone="success">{hecho}</Banner>}
        {form.failure != null && !told && <Banner tone="danger">{sentenceOf(form.failure, t.fallo)}</Banner>}
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={correo} readOnly hidden />
        <PasswordField {...form.field('actual')} label={t.actual} autoComplete="current-password" />
        <NuevaContrasena {...form.field('nueva')} label={t.nueva} />
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
