import { useState } from 'react'
import { type AjustesAvisos, PROVEEDORES_SMS } from '#contract/ajustes-avisos.ts'
import { avisosEmpresa } from '#texts/avisos-empresa.ts'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Credencial, MedioForm, Pegar } from './medio-form.tsx'

const { sms: t } = avisosEmpresa

type Props = { empresaId: string; ajustes: AjustesAvisos }
type Proveedor = (typeof PROVEEDORES_SMS)[number]

export function SmsForm({ empresaId, ajustes: { sms, entrada, disponible } }: Props) {
  const [proveedor, setProveedor] = useState<Proveedor>(sms?.proveedor ?? 'twilio')
  const [cuenta, setCuenta] = useState(sms?.cuenta ?? '')
  const [desde, setDesde] = useState(sms?.desde ?? '')
  const [url, setUrl] = useState(sms?.url ?? '')
  const [token, setToken] = useState('')
  const listo = (sms?.listo ?? false) && sms?.proveedor === proveedor
  return (
    <MedioForm
      empresaId={empresaId}
      canal="sms"
      title={t.titulo}
      disabled={!disponible}
      ready={listo}
      body={() => ({ sms: { proveedor, cuenta, desde, url, ...(token && { token }) } })}
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
          <TextField
            label={t.cuenta}
            required
            value={cuenta}
            onChange={({ target }) => setCuenta(target.value)}
          />
          <TextField
            label={t.desde}
            type="tel"
            required
            value={desde}
            onChange={({ target }) => setDesde(target.value)}
          />
        </>
      ) : (
        <TextField
          label={t.url}
          type="url"
          required
          placeholder="https://"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
      )}
      <Credencial label={t.token[proveedor]} ready={listo} value={token} onChange={setToken} />
      <Pegar label={t.entrada} text={entrada.sms} />
    </MedioForm>
  )
}
