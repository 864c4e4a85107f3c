import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import type { Empresa } from '#contract/empresa.ts'
import { comun } from '#texts/comun.ts'
import { configuracion } from '#texts/configuracion.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import type { FieldErrors } from '#web/lib/form/field-errors.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { formatDateTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { paths } from '#web/paths.ts'
import { puedeEn } from '#web/shared/acceso.ts'
import { LinkButton } from '#web/shared/links.tsx'
import { SettingsBlock, SettingsPage, SettingsRow } from '#web/shared/settings/settings-page.tsx'
import { WITHOUT_ASKING } from '#web/shared/unsaved-guard.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useBorrarEmpresa } from './api.ts'
import { useConfiguracionDeEmpresa } from './contexto.ts'

const FORM_ID = 'borrar-empresa'

export default function PeligroPage() {
  const { empresa } = useConfiguracionDeEmpresa()
  if (!puedeEn(empresa, 'propiedad')) return <Navigate to={paths.configuracion(empresa.id)} replace />
  return (
    <SettingsPage
      title={configuracion.paginas.peligro.nombre}
      text={configuracion.paginas.peligro.texto}
      back={{ to: paths.configuracion(empresa.id), label: configuracion.titulo }}
    >
      <SettingsBlock title={comun.zonaPeligro}>
        <BorrarEmpresa empresa={empresa} />
        <SettingsRow label={configuracion.borrar.cuentaTitulo} hint={configuracion.borrar.cuenta}>
          <LinkButton to={paths.cuenta()} variant="secondary" className="lg:float-right">
            {configuracion.borrar.irACuenta}
          </LinkButton>
        </SettingsRow>
      </SettingsBlock>
    </SettingsPage>
  )
}

/** Deletes the empresa only after the user typed its name. */
function BorrarEmpresa({ empresa }: { empresa: Empresa }) {
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
    <SettingsRow label={configuracion.borrar.titulo} hint={configuracion.borrar.texto}>
      <Button variant="danger" onClick={() => setAsking(true)} className="lg:float-right">
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
    </SettingsRow>
  )
}
