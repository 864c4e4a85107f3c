import { useState } from 'react'
import { CambioContrasena } from '#contract/cuenta.ts'
import { tuCuenta as t } from '#texts/tu-cuenta.ts'
import { isCodigo, sentenceOf } from '#web/lib/api/api-error.ts'
import { useSesion } from '#web/lib/api/session.ts'
import { type FieldErrors, fieldErrorsOf, hasErrors } from '#web/lib/form/field-errors.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { contrasenaSentences, NuevaContrasena } from '#web/shared/nueva-contrasena.tsx'
import { SettingsBlock, SettingsPage } from '#web/shared/settings/settings-page.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useCambiarContrasena } from './api.ts'
import { backToCuenta } from './back-to-cuenta.ts'

export default function ContrasenaPage() {
  const correo = useSesion()?.correo ?? ''
  const cambiar = useCambiarContrasena()
  const [hecho, setHecho] = useState<string | null>(null)
  const form = useForm({
    initial: { actual: '', nueva: '' },
    body: CambioContrasena,
    sentences: { actual: { missing: t.contrasena.actualVacia }, nueva: contrasenaSentences() },
    send: (cambio) => cambiar.mutateAsync(cambio),
    onSent: ({ mensaje }) => setHecho(mensaje),
    errorsOf: (error): FieldErrors =>
      isCodigo(error, 'contrasena_incorrecta') ? { actual: error.mensaje } : fieldErrorsOf(error),
    onEdit: () => setHecho(null),
  })
  return (
    <SettingsPage title={t.paginas.contrasena.nombre} text={t.paginas.contrasena.texto} back={backToCuenta()}>
      <SettingsBlock title={t.contrasena.boton}>
        <Form form={form}>
          {/* Shows password managers which account the password belongs to. */}
          <input type="text" name="username" autoComplete="username" value={correo} readOnly hidden />
          <PasswordField
            {...form.field('actual')}
            label={t.contrasena.actual}
            autoComplete="current-password"
          />
          <NuevaContrasena {...form.field('nueva')} label={t.contrasena.nueva} />
          {hecho && <Banner tone="success">{hecho}</Banner>}
          {form.failure != null && !hasErrors(form.errors) && (
            <Banner tone="danger">{sentenceOf(form.failure, t.contrasena.fallo)}</Banner>
          )}
          <Button type="submit" loading={form.pending} className="mt-4 max-lg:w-full">
            {t.contrasena.boton}
          </Button>
          <p className="mt-3 text-xs text-muted">{t.contrasena.pista}</p>
        </Form>
      </SettingsBlock>
    </SettingsPage>
  )
}
