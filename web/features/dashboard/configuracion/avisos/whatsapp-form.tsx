import { MessageCircle } from 'lucide-react'
import type { AjustesAvisos } from '#contract/ajustes-avisos.ts'
import { avisosEmpresa } from '#texts/avisos-empresa.ts'
import { blankOf } from '#web/lib/form/field-errors.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useGuardarAjustesAvisos } from './api.ts'
import { Credencial, MedioForm, Pegar } from './medio-form.tsx'

type Props = { empresaId: string; ajustes: AjustesAvisos }

export function WhatsappForm({ empresaId, ajustes: { whatsapp, entrada, disponible } }: Props) {
  const guardar = useGuardarAjustesAvisos(empresaId)
  const ready = whatsapp?.listo ?? false
  const form = useForm({
    initial: {
      numero: whatsapp?.numero ?? '',
      numeroId: whatsapp?.numeroId ?? '',
      token: '',
      secreto: '',
    },
    check: (values) =>
      blankOf(
        values,
        ready ? ['numero', 'numeroId'] : ['numero', 'numeroId', 'token', 'secreto'],
        avisosEmpresa.falta,
      ),
    send: ({ token, secreto, ...rest }) =>
      guardar.mutateAsync({ whatsapp: { ...rest, ...(token && { token }), ...(secreto && { secreto }) } }),
    onEdit: guardar.reset,
  })
  return (
    <MedioForm
      empresaId={empresaId}
      canal="whatsapp"
      icon={MessageCircle}
      title={avisosEmpresa.whatsapp.titulo}
      detalle={(whatsapp?.listo && whatsapp.numero) || avisosEmpresa.whatsapp.texto}
      disabled={!disponible}
      ready={ready}
      form={form}
      saved={guardar.isSuccess && whatsapp !== null}
    >
      <TextField
        label={avisosEmpresa.whatsapp.numero}
        {...form.field('numero')}
        type="tel"
        placeholder="+52 55 1234 5678"
      />
      <TextField label={avisosEmpresa.whatsapp.numeroId} {...form.field('numeroId')} />
      <Credencial label={avisosEmpresa.whatsapp.token} ready={ready} {...form.field('token')} />
      <Credencial label={avisosEmpresa.whatsapp.secreto} ready={ready} {...form.field('secreto')} />
      <Pegar label={avisosEmpresa.whatsapp.entrada} text={entrada.whatsapp} />
      <Pegar label={avisosEmpresa.whatsapp.verificacion} text={entrada.verificacion} />
    </MedioForm>
  )
}
