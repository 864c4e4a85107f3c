import type { AjustesAvisos } from '#contract/ajustes-avisos.ts'
import { avisosEmpresa as t } from '#texts/avisos-empresa.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { blankOf } from '#web/lib/form/field-errors.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useGuardarAjustesAvisos } from './api.ts'

type Props = { empresaId: string; ajustes: AjustesAvisos }

const hourOf = (minuto: number) =>
  `${String(Math.floor(minuto / 60)).padStart(2, '0')}:${String(minuto % 60).padStart(2, '0')}`
const minuteOf = (hora: string) => {
  const [h = 0, m = 0] = hora.split(':').map(Number)
  return h * 60 + m
}

/** Rules for messages: countries, daily cap and quiet hours. */
export function ReglasForm({ empresaId, ajustes: { paises, topeDia, silencio } }: Props) {
  const guardar = useGuardarAjustesAvisos(empresaId)
  const form = useForm({
    initial: {
      paises: paises.join(', '),
      topeDia: String(topeDia),
      callar: silencio !== null,
      desde: hourOf(silencio?.desde ?? 22 * 60),
      hasta: hourOf(silencio?.hasta ?? 8 * 60),
    },
    check: (values) => blankOf(values, values.callar ? ['topeDia', 'desde', 'hasta'] : ['topeDia'], t.falta),
    send: (values) =>
      guardar.mutateAsync({
        paises: values.paises.split(/[\s,;]+/).filter(Boolean),
        topeDia: Number(values.topeDia),
        silencio: values.callar ? { desde: minuteOf(values.desde), hasta: minuteOf(values.hasta) } : null,
      }),
    onEdit: guardar.reset,
  })
  return (
    <Form form={form} className="grid gap-3">
      <h4 className="font-semibold">{t.reglas}</h4>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField label={t.paises} hint={t.paisesPista} {...form.field('paises')} />
        <TextField
          label={t.tope}
          hint={t.topePista}
          {...form.field('topeDia')}
          type="number"
          min={1}
          max={100_000}
        />
      </div>
      <Checkbox
        label={t.silencio}
        hint={t.silencioPista}
        checked={form.values.callar}
        onChange={({ target }) => form.edit({ callar: target.checked })}
      />
      {form.values.callar && (
        <div className="flex flex-wrap gap-3">
          <TextField label={t.silencioDe} {...form.field('desde')} type="time" />
          <TextField label={t.silencioA} {...form.field('hasta')} type="time" />
        </div>
      )}
      {form.failure != null && <Banner tone="danger">{sentenceOf(form.failure, t.noGuardado)}</Banner>}
      {guardar.isSuccess && <Banner tone="success">{t.guardado}</Banner>}
      <Button type="submit" variant="secondary" loading={form.pending} className="justify-self-start">
        {t.guardar}
      </Button>
    </Form>
  )
}
