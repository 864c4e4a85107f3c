import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Empresa } from '#contract/empresa.ts'
import { comun } from '#texts/comun.ts'
import { configuracion } from '#texts/configuracion.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useBorrarEmpresa } from './api.ts'
import { WITHOUT_ASKING } from './unsaved-guard.tsx'

const { borrar: t } = configuracion
const FORM_ID = 'borrar-empresa'

/** The whole company goes only after its name was typed. */
export function BorrarEmpresa({ empresa }: { empresa: Empresa }) {
  const [asking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const borrar = useBorrarEmpresa(empresa.id)
  const navigate = useNavigate()
  const toast = useToast()
  const confirmed = typed.trim() === empresa.nombre

  function close() {
    borrar.reset()
    setTyped('')
    setAsking(false)
  }

  function submit() {
    if (!confirmed || borrar.isPending) return
    borrar.mutate(undefined, {
      onSuccess: () => {
        toast(t.hecho(empresa.nombre))
        navigate(paths.home(), { replace: true, state: WITHOUT_ASKING })
      },
    })
  }

  return (
    <Card className="grid grid-cols-1 gap-4">
      <div>
        <h3 className="text-lg font-semibold">{t.titulo}</h3>
        <p className="text-muted">{t.texto}</p>
      </div>
      <Button variant="danger" onClick={() => setAsking(true)} className="justify-self-start">
        {t.boton}
      </Button>
      <TextLink to={paths.datosDeCuenta()} className="justify-self-start">
        {t.cuenta}
      </TextLink>
      <Dialog
        open={asking}
        onClose={close}
        title={t.pregunta(empresa.nombre)}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {comun.cancelar}
            </Button>
            <Button
              type="submit"
              form={FORM_ID}
              variant="danger"
              disabled={!confirmed}
              loading={borrar.isPending}
            >
              {t.boton}
            </Button>
          </>
        }
      >
        <Form id={FORM_ID} onSubmit={submit} className="grid gap-3">
          <p>{t.texto}</p>
          <TextField
            label={t.escribe(empresa.nombre)}
            autoComplete="off"
            autoFocus
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Form>
        {borrar.isError && <Banner tone="danger">{sentenceOf(borrar.error, t.fallo)}</Banner>}
      </Dialog>
    </Card>
  )
}
