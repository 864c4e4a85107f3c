import { useState } from 'react'
import { type AjustesAvisos, PROVEEDORES_SMS } from '#contract/ajustes-avisos.ts'
import { avisosEmpresa } from '#texts/avisos-empresa.ts'
import { useText } from '#web/lib/use-text.ts'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Credencial, MedioForm, Pegar } from './medio-form.tsx'

const { sms: t } = avisosEmpresa

type Props = { empresaId: string; ajustes: AjustesAvisos }
type Proveedor = (typeof PROVEEDORES_SMS)[number]

export function SmsForm({ empresaId, ajustes: { sms, entrada, disponible } }: Props) {
  const [proveedor, setProveedor] = useState<Proveedor>(sms?.proveedor ?? 'twilio')
  const cuenta = useText(sms?.cuenta ?? '')
  const desde = useText(sms?.desde ?? '')
  const url = useText(sms?.url ?? '')
  const [token, setToken] = useState('')
  const listo = (sms?.listo ?? false) && sms?.proveedor === proveedor
  return (
    <MedioForm
      empresaId={empresaId}
      canal="sms"
      title={t.titulo}
      disabled={!disponible}
      ready={listo}
      body={() => ({
        sms: { proveedor, cuenta: cuenta.value, desde: desde.value, url: url.value, ...(token && { token }) },
      })}
      onSaved={() => setToken('')}
    >
      <Select
        label={t.proveedor}
        value={proveedor}
        onChange={({ target }) => setProveedor(target.value as Proveedor)}
      >
        {PROVEEDORES_SMS.map((nombre) => (
          <option key={nombre} value={nombre}>
            {t.proveedores[nombre]}
          </option>
        ))}
      </Select>
      {proveedor === 'twilio' ? (
        <>
          <TextField label={t.cuenta} required {...cuenta} />
          <TextField label={t.desde} type="tel" required {...desde} />
        </>
      ) : (
        <TextField label={t.url} type="url" required placeholder="https://" {...url} />
      )}
      <Credencial label={t.token[proveedor]} ready={listo} value={token} onChange={setToken} />
      <Pegar label={t.entrada} text={entrada.sms} />
    </MedioForm>
  )
}
