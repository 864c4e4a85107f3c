import type { AjustesAvisos } from '#contract/ajustes-avisos.ts'
import { avisosEmpresa } from '#texts/avisos-empresa.ts'
import { blankOf } from '#web/lib/form/field-errors.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useGuardarAjustesAvisos } from './api.ts'
import { Credencial, MedioForm, Pegar } from './medio-form.tsx'

const { whatsapp: t, falta } = avisosEmpresa

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
      blankOf(values, ready ? ['numero', 'numeroId'] : ['numero', 'numeroId', 'token', 'secreto'], falta),
    send: ({ token, secreto, ...rest }) =>
      guardar.mutateAsync({ whatsapp: { ...rest, ...(token && { token }), ...(secreto && { secreto }) } }),
    onEdit: guardar.reset,
  })
  return (
    <MedioForm
      empresaId={empresaId}
      canal="whatsapp"
      title={t.titulo}
      disabled={!disponible}
      ready={ready}
      form={form}
      saved={guardar.isSuccess && whatsapp !== null}
    >
      <TextField label={t.numero} {...form.field('numero')} type="tel" placeholder="+52 55 1234 5678" />
      <TextField label={t.numeroId} {...form.field('numeroId')} />
      <Credencial label={t.token} ready={ready} {...form.field('token')} />
      <Credencial label={t.secreto} ready={ready} {...form.field('secreto')} />
      <Pegar label={t.entrada} text={entrada.whatsapp} />
      <Pegar label={t.verificacion} text={entrada.verificacion} />
    </MedioForm>
  )
}
