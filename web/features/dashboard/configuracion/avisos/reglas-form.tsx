import type { ReactNode } from 'react'
import type { AjustesAvisos } from '#contract/ajustes-avisos.ts'
import { avisosEmpresa as t } from '#texts/avisos-empresa.ts'
import { configuracion } from '#texts/configuracion.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { blankOf, hasErrors } from '#web/lib/form/field-errors.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { SaveBar } from '#web/shared/settings/save-bar.tsx'
import { SettingsBlock, settingsColumn } from '#web/shared/settings/settings-page.tsx'
import { Form } from '#web/ui/form.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useGuardarAjustesAvisos } from './api.ts'

type Props = {
  empresaId: string
  ajustes: AjustesAvisos
  /** The page around the fields of the rules, whose save is that of the page. */
  children: (campos: ReactNode) => ReactNode
}

const hourOf = (minuto: number) =>
  `${String(Math.floor(minuto / 60)).padStart(2, '0')}:${String(minuto % 60).padStart(2, '0')}`
const minuteOf = (hora: string) => {
  const [h = 0, m = 0] = hora.split(':').map(Number)
  return h * 60 + m
}

/** Rules for messages: countries, daily cap, quiet hours and the sentences of the staff. */
export function ReglasForm({ empresaId, ajustes: { paises, topeDia, silencio, frases }, children }: Props) {
  const guardar = useGuardarAjustesAvisos(empresaId)
  const form = useForm({
    initial: {
      paises: paises.join(', '),
      topeDia: String(topeDia),
      callar: silencio !== null,
      desde: hourOf(silencio?.desde ?? 22 * 60),
      hasta: hourOf(silencio?.hasta ?? 8 * 60),
      frases: frases.join('\n'),
    },
    check: (values) => blankOf(values, values.callar ? ['topeDia', 'desde', 'hasta'] : ['topeDia'], t.falta),
    send: (values) =>
      guardar.mutateAsync({
        paises: values.paises.split(/[\s,;]+/).filter(Boolean),
        topeDia: Number(values.topeDia),
        frases: values.frases
          .split('\n')
          .map((frase) => frase.trim())
          .filter(Boolean),
        silencio: values.callar ? { desde: minuteOf(values.desde), hasta: minuteOf(values.hasta) } : null,
      }),
  })
  const failure = form.failure == null ? undefined : sentenceOf(form.failure, t.noGuardado)
  return (
    <div className={settingsColumn}>
      {children(
        <SettingsBlock title={t.reglas}>
          <Form form={form}>
            <TextField label={t.paises} hint={t.paisesPista} {...form.field('paises')} />
            <TextField
              label={t.tope}
              hint={t.topePista}
              {...form.field('topeDia')}
              type="number"
              min={1}
              max={100_000}
              className="lg:w-40"
            />
            <Switch
              label={t.silencio}
              hint={t.silencioPista}
              checked={form.values.callar}
              onChange={({ target }) => form.edit({ callar: target.checked })}
            />
            {form.values.callar && (
              <>
                <TextField label={t.silencioDe} {...form.field('desde')} type="time" className="lg:w-40" />
                <TextField label={t.silencioA} {...form.field('hasta')} type="time" className="lg:w-40" />
              </>
            )}
            <TextArea label={t.frases} hint={t.frasesPista} {...form.field('frases')} rows={4} />
          </Form>
        </SettingsBlock>,
      )}
      <SaveBar
        form={form}
        onSave={form.submit}
        complaint={failure ?? (hasErrors(form.errors) ? configuracion.revisar : undefined)}
      />
    </div>
  )
}
