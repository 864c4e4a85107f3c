import { Registro } from '#contract/cuenta.ts'
import { cuenta } from '#texts/cuenta.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/shared/links.tsx'
import { contrasenaSentences, NuevaContrasena } from '#web/shared/nueva-contrasena.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { AccountCreated } from './account-created.ts'
import { registrar } from './api.ts'

type Props = {
  /** Token of the link for the first account. */
  enlace?: string
  onCreated: (created: AccountCreated) => void
}

export function RegistroForm({ enlace, onCreated }: Props) {
  const form = useForm({
    initial: { usuario: '', correo: '', contrasena: '' },
    body: Registro,
    sentences: {
      usuario: { missing: cuenta.errores.usuario },
      correo: cuenta.errores.correo,
      contrasena: contrasenaSentences(),
    },
    send: (datos) => registrar(enlace ? { ...datos, enlace } : datos),
    onSent: ({ correo, porVerificar }) => onCreated({ cuentaCreada: true, correo, porVerificar }),
  })
  return (
    <Form form={form} className="grid grid-cols-1 gap-4 [&_label]:text-sm">
      {form.failure != null && (
        <Banner tone="danger" title={cuenta.registro.fallo}>
          {sentenceOf(form.failure, '')}
        </Banner>
      )}
      <TextField {...form.field('usuario')} label={cuenta.campos.usuario} autoComplete="name" />
      <TextField
        {...form.field('correo')}
        label={cuenta.campos.correo}
        type="email"
        inputMode="email"
        autoComplete="username"
        placeholder={cuenta.campos.correoEjemplo}
      />
      <NuevaContrasena {...form.field('contrasena')} label={cuenta.campos.contrasena} />
      <Button type="submit" wide loading={form.pending}>
        {cuenta.registro.boton}
      </Button>
      <p className="text-center text-xs text-muted">
        {cuenta.registro.terminosAntes}{' '}
        <AppLink to={paths.terminos()} className="font-medium underline underline-offset-2">
          {cuenta.registro.terminos}
        </AppLink>
        .
      </p>
    </Form>
  )
}
