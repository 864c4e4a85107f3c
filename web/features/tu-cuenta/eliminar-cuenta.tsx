import { Trash } from 'lucide-react'
import { useState } from 'react'
import { BajaCuenta } from '#contract/datos-cuenta.ts'
import { comun } from '#texts/comun.ts'
import { tusDatos } from '#texts/tus-datos.ts'
import { isCodigo, sentenceOf } from '#web/lib/api/api-error.ts'
import { type FieldErrors, fieldErrorsOf } from '#web/lib/form/field-errors.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { ActionRow } from '#web/ui/action-row.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useBorrarCuenta } from './api.ts'

const FORM_ID = 'eliminar-cuenta'

/** Deletes the account after listing what is lost and asking for the password. */
export function EliminarCuenta() {
  const [asking, setAsking] = useState(false)
  const borrar = useBorrarCuenta()
  const form = useForm({
    initial: { contrasena: '' },
    body: BajaCuenta,
    sentences: { contrasena: { missing: tusDatos.eliminar.contrasenaVacia } },
    send: ({ contrasena }) => borrar.mutateAsync(contrasena),
    errorsOf: (error): FieldErrors =>
      isCodigo(error, 'contrasena_incorrecta') ? { contrasena: error.mensaje } : fieldErrorsOf(error),
  })

  function close() {
    form.reset()
    setAsking(false)
  }

  return (
    <>
      <ActionRow
        icon={Trash}
        title={tusDatos.eliminar.boton}
        text={tusDatos.eliminar.texto}
        action={
          <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
            <span className="text-danger-text">{tusDatos.eliminar.boton}</span>
          </Button>
        }
      />
      <Dialog
        open={asking}
        onClose={close}
        title={tusDatos.eliminar.pregunta}
        actions={
          <>
            <Button variant="secondary" onClick={close} disabled={form.pending}>
              {comun.cancelar}
            </Button>
            <Button type="submit" form={FORM_ID} variant="danger" loading={form.pending}>
              {tusDatos.eliminar.confirmar}
            </Button>
          </>
        }
      >
        <p>{tusDatos.eliminar.pierdes}</p>
        <ul className="grid list-disc gap-1 pl-5">
          {tusDatos.eliminar.perdidas.map((perdida) => (
            <li key={perdida}>{perdida}</li>
          ))}
        </ul>
        <p className="font-semibold">{tusDatos.eliminar.aviso}</p>
        <Form id={FORM_ID} form={form}>
          <PasswordField
            {...form.field('contrasena')}
            label={tusDatos.eliminar.contrasena}
            autoComplete="current-password"
            autoFocus
          />
        </Form>
        {form.failure != null && !form.errors.contrasena && (
          <Banner tone="danger">{sentenceOf(form.failure, tusDatos.eliminar.fallo)}</Banner>
        )}
      </Dialog>
    </>
  )
}
