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

type Props = {
  empresaId: string
  canal: 'whatsapp' | 'sms'
  title: string
  disabled: boolean
  /** Whether all required settings are stored. */
  ready: boolean
  form: ComponentProps<typeof Form>['form'] & { pending: boolean; failure: unknown }
  /** Whether the last save succeeded. */
  saved: boolean
  children: ReactNode
}

/** The form of one channel, with a test message once it is set up. */
export function MedioForm({ empresaId, canal, title, disabled, ready, form, saved, children }: Props) {
  const remove = useGuardarAjustesAvisos(empresaId)
  const [asked, setAsked] = useState(false)
  return (
    <div className="grid content-start gap-3">
      <Form form={form} className="grid gap-3">
        <fieldset disabled={disabled} className="grid gap-3 disabled:opacity-60">
          <legend className="mb-2 font-semibold">{title}</legend>
          {children}
          {form.failure != null && <Banner tone="danger">{sentenceOf(form.failure, t.noGuardado)}</Banner>}
          {saved && <Banner tone="success">{t.guardado}</Banner>}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="secondary" loading={form.pending}>
              {t.guardar}
            </Button>
            {ready && (
              <Button variant="ghost" onClick={() => setAsked(true)}>
                {t.quitar}
              </Button>
            )}
          </div>
        </fieldset>
      </Form>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => remove.mutate({ [canal]: null }, { onSuccess: () => setAsked(false) })}
        title={t.quitarTitulo(title)}
        confirm={t.quitar}
        pending={remove.isPending}
        error={remove.error ? sentenceOf(remove.error, t.noQuitado) : undefined}
      >
        <p>{t.quitarTexto}</p>
      </ConfirmDialog>
      {ready && !disabled && <Prueba empresaId={empresaId} canal={canal} />}
    </div>
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
    <Form form={form} className="grid gap-2">
      <div className="flex flex-wrap items-start gap-3">
        <TextField label={t.probarA} {...form.field('destino')} type="tel" />
        <Button type="submit" variant="secondary" size="field" loading={form.pending} className="mt-7.5">
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
  <p className="grid gap-1 text-sm">
    <span className="font-medium">{label}</span>
    <span className="flex items-center gap-2">
      <code className="min-w-0 flex-1 rounded-control bg-sunken px-2 py-1 wrap-anywhere">{text}</code>
      <CopyButton text={text} />
    </span>
  </p>
)

/** A secret that is written once and never shown again. */
export const Credencial = ({ ready, ...rest }: ComponentProps<typeof TextField> & { ready: boolean }) => (
  <TextField type="password" autoComplete="off" hint={ready ? t.guardada : t.nunca} {...rest} />
)
