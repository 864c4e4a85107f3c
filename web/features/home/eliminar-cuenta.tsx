import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { comun } from '#texts/comun.ts'
import { tusDatos } from '#texts/tus-datos.ts'
import { isCodigo, sentenceOf } from '#web/lib/api-error.ts'
import { complaints, type FieldErrors, hasErrors } from '#web/lib/field-errors.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, textOf } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useBorrarCuenta } from './api.ts'

const { eliminar: t } = tusDatos
const FORM_ID = 'eliminar-cuenta'

/** The account goes only after what is lost was said and the password typed. */
export function EliminarCuenta() {
  const [asking, setAsking] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const borrar = useBorrarCuenta()
  const wrong = isCodigo(borrar.error, 'contrasena_incorrecta')

  function close() {
    borrar.reset()
    setErrors({})
    setAsking(false)
  }

  function submit(values: FormData) {
    if (borrar.isPending) return
    const contrasena = textOf(values, 'contrasena')
    const found = complaints({ contrasena: contrasena === '' && t.contrasenaVacia })
    setErrors(found)
    if (hasErrors(found)) return
    borrar.mutate(contrasena, {
      onError: (error) =>
        setErrors(complaints({ contrasena: isCodigo(error, 'contrasena_incorrecta') && error.mensaje })),
    })
  }

  return (
    <div className="flex flex-col gap-3">
      <div>
        <h3 className="text-lg font-semibold">{t.titulo}</h3>
        <p className="text-muted">{t.texto}</p>
      </div>
      <Button
        variant="secondary"
        onClick={() => setAsking(true)}
        className="self-start max-sm:w-full md:mt-auto"
      >
        <Trash2 aria-hidden="true" className="size-5" />
        {t.boton}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={t.pregunta}
        actions={
          <>
            <Button variant="secondary" onClick={close} disabled={borrar.isPending}>
              {comun.cancelar}
            </Button>
            <Button type="submit" form={FORM_ID} variant="danger" loading={borrar.isPending}>
              {t.confirmar}
            </Button>
          </>
        }
      >
        <p>{t.pierdes}</p>
        <ul className="grid list-disc gap-1 pl-5">
          {t.perdidas.map((perdida) => (
            <li key={perdida}>{perdida}</li>
          ))}
        </ul>
        <p className="font-semibold">{t.aviso}</p>
        <Form id={FORM_ID} onSubmit={submit} errors={errors}>
          <PasswordField
            label={t.contrasena}
            name="contrasena"
            autoComplete="current-password"
            autoFocus
            error={errors.contrasena}
            required
          />
        </Form>
        {borrar.isError && !wrong && <Banner tone="danger">{sentenceOf(borrar.error, t.fallo)}</Banner>}
      </Dialog>
    </div>
  )
}
