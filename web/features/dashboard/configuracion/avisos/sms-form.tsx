import { MessageSquareText } from 'lucide-react'
import { type AjustesAvisos, PROVEEDORES_SMS } from '#contract/ajustes-avisos.ts'
import { avisosEmpresa } from '#texts/avisos-empresa.ts'
import { blankOf } from '#web/lib/form/field-errors.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useGuardarAjustesAvisos } from './api.ts'
import { Credencial, MedioForm, Pegar } from './medio-form.tsx'

type Props = { empresaId: string; ajustes: AjustesAvisos }
type Proveedor = (typeof PROVEEDORES_SMS)[number]

export function SmsForm({ empresaId, ajustes: { sms, entrada, disponible } }: Props) {
  const guardar = useGuardarAjustesAvisos(empresaId)
  const isReady = (proveedor: Proveedor) => sms?.listo === true && sms.proveedor === proveedor
  const form = useForm({
    initial: {
      proveedor: sms?.proveedor ?? ('twilio' as Proveedor),
      cuenta: sms?.cuenta ?? '',
      desde: sms?.desde ?? '',
      url: sms?.url ?? '',
      token: '',
    },
    check: (values) =>
      blankOf(
        values,
        [
          ...(values.proveedor === 'twilio' ? (['cuenta', 'desde'] as const) : (['url'] as const)),
          ...(isReady(values.proveedor) ? [] : (['token'] as const)),
        ],
        avisosEmpresa.falta,
      ),
    send: ({ token, ...rest }) => guardar.mutateAsync({ sms: { ...rest, ...(token && { token }) } }),
    onEdit: guardar.reset,
  })
  const { proveedor } = form.values
  const ready = isReady(proveedor)
  return (
    <MedioForm
      empresaId={empresaId}
      canal="sms"
      icon={MessageSquareText}
      title={avisosEmpresa.sms.titulo}
      detalle={(sms?.listo && (sms.desde || sms.url)) || avisosEmpresa.sms.texto}
      disabled={!disponible}
      ready={ready}
      form={form}
      saved={guardar.isSuccess && sms !== null}
    >
      <Select
        label={avisosEmpresa.sms.proveedor}
        value={proveedor}
        onChange={({ target }) => form.edit({ proveedor: target.value as Proveedor })}
      >
        {PROVEEDORES_SMS.map((nombre) => (
          <option key={nombre} value={nombre}>
            {avisosEmpresa.sms.proveedores[nombre]}
          </option>
        ))}
      </Select>
      {proveedor === 'twilio' ? (
        <>
          <TextField label={avisosEmpresa.sms.cuenta} {...form.field('cuenta')} />
          <TextField label={avisosEmpresa.sms.desde} {...form.field('desde')} type="tel" />
        </>
      ) : (
        <TextField label={avisosEmpresa.sms.url} {...form.field('url')} type="url" placeholder="https://" />
      )}
      <Credencial label={avisosEmpresa.sms.token[proveedor]} ready={ready} {...form.field('token')} />
      <Pegar label={avisosEmpresa.sms.entrada} text={entrada.sms} />
    </MedioForm>
  )
}
