import { Link } from 'react-router'
import { Registro } from '#contract/cuenta.ts'
import { cuenta } from '#texts/cuenta.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { paths } from '#web/paths.ts'
import { contrasenaSentences, NuevaContrasena } from '#web/shared/nueva-contrasena.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { AccountCreated } from './account-created.ts'
import { registrar } from './api.ts'

const { campos, errores, registro: t } = cuenta

export function RegistroForm({ onCreated }: { onCreated: (created: AccountCreated) => void }) {
  const form = useForm({
    initial: { usuario: '', correo: '', contrasena: '' },
    body: Registro,
    sentences: {
      usuario: { missing: errores.usuario },
      correo: errores.correo,
      contrasena: contrasenaSentences,
    },
    send: registrar,
    onSent: ({ correo, porVerificar }) => onCreated({ cuentaCreada: true, correo, porVerificar }),
  })
  return (
    <Form form={form} className="grid gap-5">
      {form.failure != null && (
        <Banner tone="danger" title={t.fallo}>
          {sentenceOf(form.failure, '')}
        </Banner>
      )}
      <TextField {...form.field('usuario')} label={campos.usuario} autoComplete="name" />
      <TextField
        {...form.field('correo')}
        label={campos.correo}
        type="email"
        inputMode="email"
        autoComplete="username"
        placeholder={campos.correoEjemplo}
      />
      <NuevaContrasena {...form.field('contrasena')} label={campos.contrasena} />
      <Button type="submit" size="lg" wide loading={form.pending}>
        {t.boton}
      </Button>
      <p className="text-center text-sm text-muted">
        {t.terminosAntes}{' '}
        <Link to={paths.terminos()} className="font-medium underline underline-offset-2">
          {t.terminos}
        </Link>
        .
      </p>
    </Form>
  )
}
