import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Empresa } from '#contract/empresa.ts'
import { comun } from '#texts/comun.ts'
import { configuracion } from '#texts/configuracion.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import type { FieldErrors } from '#web/lib/form/field-errors.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { formatDateTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { paths } from '#web/paths.ts'
import { WITHOUT_ASKING } from '#web/shared/unsaved-guard.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useBorrarEmpresa } from './api.ts'

const FORM_ID = 'borrar-empresa'

/** Deletes the empresa only after the user typed its name. */
export function BorrarEmpresa({ empresa }: { empresa: Empresa }) {
  const [asking, setAsking] = useState(false)
  const borrar = useBorrarEmpresa(empresa.id)
  const navigate = useNavigate()
  const toast = useToast()
  const locale = useLocale()
  const form = useForm({
    initial: { confirmacion: '' },
    check: ({ confirmacion }): FieldErrors =>
      confirmacion.trim() === empresa.nombre
        ? {}
        : { confirmacion: configuracion.borrar.escribe(empresa.nombre) },
    keep: false,
    send: () => borrar.mutateAsync(),
    onSent: ({ completo }) => {
      const { nombre } = empresa
      toast(
        completo
          ? configuracion.borrar.completo(nombre, formatDateTime(locale, completo))
          : configuracion.borrar.hecho(nombre),
      )
      navigate(paths.home(), { replace: true, state: WITHOUT_ASKING })
    },
  })

  function close() {
    form.reset()
    setAsking(false)
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <h3 className="text-lg font-semibold">{configuracion.borrar.titulo}</h3>
        <p className="text-muted">{configuracion.borrar.texto}</p>
      </div>
      <Button variant="danger" onClick={() => setAsking(true)} className="justify-self-start">
        {configuracion.borrar.boton}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={configuracion.borrar.pregunta(empresa.nombre)}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {comun.cancelar}
            </Button>
            <Button
              type="submit"
              form={FORM_ID}
              variant="danger"
              disabled={!form.ready}
              loading={form.pending}
            >
              {configuracion.borrar.boton}
            </Button>
          </>
        }
      >
        <Form id={FORM_ID} form={form} className="grid gap-3">
          <p>{configuracion.borrar.texto}</p>
          <TextField
            {...form.field('confirmacion')}
            label={configuracion.borrar.escribe(empresa.nombre)}
            autoComplete="off"
            autoFocus
          />
        </Form>
        {form.failure != null && (
          <Banner tone="danger">{sentenceOf(form.failure, configuracion.borrar.fallo)}</Banner>
        )}
      </Dialog>
    </div>
  )
}
