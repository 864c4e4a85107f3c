import { useState } from 'react'
import type { AjustesAvisos } from '#contract/ajustes-avisos.ts'
import { avisosEmpresa } from '#texts/avisos-empresa.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { Credencial, MedioForm, Pegar } from './medio-form.tsx'

const { whatsapp: t } = avisosEmpresa

type Props = { empresaId: string; ajustes: AjustesAvisos }

export function WhatsappForm({ empresaId, ajustes: { whatsapp, entrada, disponible } }: Props) {
  const [numero, setNumero] = useState(whatsapp?.numero ?? '')
  const [numeroId, setNumeroId] = useState(whatsapp?.numeroId ?? '')
  const [token, setToken] = useState('')
  const [secreto, setSecreto] = useState('')
  const listo = whatsapp?.listo ?? false
  return (
    <MedioForm
      empresaId={empresaId}
      canal="whatsapp"
      title={t.titulo}
      disabled={!disponible}
      ready={listo}
      body={() => ({
        whatsapp: { numero, numeroId, ...(token && { token }), ...(secreto && { secreto }) },
      })}
      onSaved={() => {
        setToken('')
        setSecreto('')
      }}
    >
      <TextField
        label={t.numero}
        type="tel"
        required
        placeholder="+52 55 1234 5678"
        value={numero}
        onChange={({ target }) => setNumero(target.value)}
      />
      <TextField
        label={t.numeroId}
        required
        value={numeroId}
        onChange={({ target }) => setNumeroId(target.value)}
      />
      <Credencial label={t.token} ready={listo} value={token} onChange={setToken} />
      <Credencial label={t.secreto} ready={listo} value={secreto} onChange={setSecreto} />
      <Pegar label={t.entrada} text={entrada.whatsapp} />
      <Pegar label={t.verificacion} text={entrada.verificacion} />
    </MedioForm>
  )
}
