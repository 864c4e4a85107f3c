import { type ReactNode, useState } from 'react'
import type { AjustesAvisosEnviados } from '#contract/ajustes-avisos.ts'
import { avisosEmpresa as t } from '#texts/avisos-empresa.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useGuardarAjustesAvisos, useProbarAvisos } from './api.ts'

type Props = {
  empresaId: string
  canal: 'whatsapp' | 'sms'
  title: string
  disabled: boolean
  /** Everything that it needs is stored. */
  ready: boolean
  body: () => AjustesAvisosEnviados
  onSaved: () => void
  children: ReactNode
}

/** The form of one channel, with a test message once it is set up. */
export function MedioForm({ empresaId, canal, title, disabled, ready, body, onSaved, children }: Props) {
  const guardar = useGuardarAjustesAvisos(empresaId)
  const remove = useGuardarAjustesAvisos(empresaId)
  const [asked, setAsked] = useState(false)
  return (
    <div className="grid content-start gap-3">
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          guardar.mutate(body(), { onSuccess: onSaved })
        }}
      >
        <fieldset disabled={disabled} className="grid gap-3 disabled:opacity-60">
          <legend className="mb-2 font-semibold">{title}</legend>
          {children}
          {guardar.isError && <Banner tone="danger">{sentenceOf(guardar.error, t.noGuardado)}</Banner>}
          {guardar.isSuccess && <Banner tone="success">{t.guardado}</Banner>}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="secondary" loading={guardar.isPending}>
              {t.guardar}
            </Button>
            {ready && (
              <Button variant="ghost" onClick={() => setAsked(true)}>
                {t.quitar}
              </Button>
            )}
          </div>
        </fieldset>
      </form>
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
  const [destino, setDestino] = useState('')
  const probar = useProbarAvisos(empresaId)
  const { data } = probar
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        probar.mutate({ canal, destino })
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t.probarA}
          type="tel"
          required
          value={destino}
          onChange={({ target }) => setDestino(target.value)}
        />
        <Button type="submit" variant="secondary" loading={probar.isPending}>
          {t.probar}
        </Button>
      </div>
      {probar.isError && <Banner tone="danger">{sentenceOf(probar.error, t.noGuardado)}</Banner>}
      {data && (
        <Banner tone={data.enviado ? 'success' : 'danger'}>
          {data.enviado ? t.probado : t.noProbado(data.motivo)}
        </Banner>
      )}
    </form>
  )
}

/** What has to be pasted at the provider's. */
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
export const Credencial = ({ label, ready, value, onChange }: CredencialProps) => (
  <TextField
    label={label}
    type="password"
    autoComplete="off"
    required={!ready}
    hint={ready ? t.guardada : t.nunca}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)
type CredencialProps = { label: string; ready: boolean; value: string; onChange: (value: string) => void }
