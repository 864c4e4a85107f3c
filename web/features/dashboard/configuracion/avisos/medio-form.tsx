import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { PruebaAviso } from '#contract/ajustes-avisos.ts'
import { avisosEmpresa as t } from '#texts/avisos-empresa.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useGuardarAjustesAvisos, useProbarAvisos } from './api.ts'
import { Canal } from './canal.tsx'

type Props = {
  empresaId: string
  canal: 'whatsapp' | 'sms'
  icon: LucideIcon
  title: string
  /** What the row says of it. */
  detalle: string
  disabled: boolean
  /** Whether all required settings are stored. */
  ready: boolean
  form: ComponentProps<typeof Form>['form'] & { pending: boolean; failure: unknown; reset: () => void }
  /** Whether the last save succeeded. */
  saved: boolean
  children: ReactNode
}

/** The row and the form of one channel, with a test message once it is set up. */
export function MedioForm({ empresaId, canal, icon, title, detalle, ready, form, ...rest }: Props) {
  const remove = useGuardarAjustesAvisos(empresaId)
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)

  function toggle() {
    form.reset()
    setOpen(!open)
  }

  return (
    <Canal
      icon={icon}
      nombre={title}
      detalle={detalle}
      estado={ready ? t.conectado : t.sinConectar}
      activo={ready}
      form={{
        open,
        onToggle: toggle,
        disabled: rest.disabled,
        children: (
          <div data-stacked className="grid gap-4">
            <Form form={form} className="grid gap-4">
              <fieldset className="grid gap-4">
                <legend className="sr-only">{title}</legend>
                <div className="grid gap-4 sm:grid-cols-2">{rest.children}</div>
                {form.failure != null && (
                  <Banner tone="danger">{sentenceOf(form.failure, t.noGuardado)}</Banner>
                )}
                {rest.saved && <Banner tone="success">{t.guardado}</Banner>}
                <div className="flex flex-wrap gap-2 max-lg:[&>*]:flex-1">
                  <Button type="submit" loading={form.pending}>
                    {ready ? t.guardar : t.conectarMedio(title)}
                  </Button>
                  <Button variant="ghost" onClick={toggle}>
                    {t.cancelar}
                  </Button>
                  {ready && (
                    <Button variant="danger-text" onClick={() => setAsked(true)} className="lg:ml-auto">
                      {t.quitar}
                    </Button>
                  )}
                </div>
              </fieldset>
            </Form>
            {ready && <Prueba empresaId={empresaId} canal={canal} />}
            <ConfirmDialog
              open={asked}
              onClose={() => setAsked(false)}
              onConfirm={() =>
                remove.mutate(
                  { [canal]: null },
                  {
                    onSuccess: () => {
                      setAsked(false)
                      form.reset()
                      setOpen(false)
                    },
                  },
                )
              }
              title={t.quitarTitulo(title)}
              confirm={t.quitar}
              pending={remove.isPending}
              error={remove.error ? sentenceOf(remove.error, t.noQuitado) : undefined}
            >
              <p>{t.quitarTexto}</p>
            </ConfirmDialog>
          </div>
        ),
      }}
    />
  )
}

function Prueba({ empresaId, canal }: Pick<Props, 'empresaId' | 'canal'>) {
  const probar = useProbarAvisos(empresaId)
  const [destino, setDestino] = useState('')
  const form = useForm({
    initial: { destino },
    body: PruebaAviso,
    sentences: { destino: t.faltaTelefono },
    keep: false,
    send: (values) => probar.mutateAsync({ canal, ...values }),
    onSent: (_reply, sent) => setDestino(sent.destino),
    onEdit: probar.reset,
  })
  const { data } = probar
  return (
    <Form form={form} className="grid gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-start gap-2">
        <TextField
          label={t.probarA}
          {...form.field('destino')}
          type="tel"
          fieldClassName="min-w-0 flex-1 basis-48"
        />
        <Button type="submit" variant="secondary" size="field" loading={form.pending} className="mt-6">
          {t.probar}
        </Button>
      </div>
      {form.failure != null && <Banner tone="danger">{sentenceOf(form.failure, t.noGuardado)}</Banner>}
      {data && (
        <Banner tone={data.enviado ? 'success' : 'danger'}>
          {data.enviado ? t.probado : t.noProbado(data.motivo)}
        </Banner>
      )}
    </Form>
  )
}

/** A text that the user must paste into the provider's settings. */
export const Pegar = ({ label, text }: { label: string; text: string }) => (
  <div className="grid gap-1 sm:col-span-2">
    <span className="font-medium">{label}</span>
    <span className="flex min-h-9 items-center gap-2 rounded-control bg-sunken pl-3 touch:min-h-12">
      <code className="min-w-0 flex-1 py-2 font-mono text-xs wrap-anywhere text-muted">{text}</code>
      <CopyButton text={text} />
    </span>
  </div>
)

/** A secret that is written once and never shown again. */
export const Credencial = ({ ready, ...rest }: ComponentProps<typeof TextField> & { ready: boolean }) => (
  <TextField type="password" autoComplete="off" hint={ready ? t.guardada : t.nunca} {...rest} />
)
