import { useState } from 'react'
import type { AjustesAvisos } from '#contract/ajustes-avisos.ts'
import { avisosEmpresa as t } from '#texts/avisos-empresa.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { useText } from '#web/lib/use-text.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useGuardarAjustesAvisos } from './api.ts'

type Props = { empresaId: string; ajustes: AjustesAvisos }

const hourOf = (minuto: number) =>
  `${String(Math.floor(minuto / 60)).padStart(2, '0')}:${String(minuto % 60).padStart(2, '0')}`
const minuteOf = (hora: string) => {
  const [h = 0, m = 0] = hora.split(':').map(Number)
  return h * 60 + m
}

/** Where to, how much, and when not. */
export function ReglasForm({ empresaId, ajustes: { paises, topeDia, silencio } }: Props) {
  const guardar = useGuardarAjustesAvisos(empresaId)
  const lista = useText(paises.join(', '))
  const tope = useText(String(topeDia))
  const [callar, setCallar] = useState(silencio !== null)
  const desde = useText(hourOf(silencio?.desde ?? 22 * 60))
  const hasta = useText(hourOf(silencio?.hasta ?? 8 * 60))
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        guardar.mutate({
          paises: lista.value.split(/[\s,;]+/).filter(Boolean),
          topeDia: Number(tope.value),
          silencio: callar ? { desde: minuteOf(desde.value), hasta: minuteOf(hasta.value) } : null,
        })
      }}
    >
      <h4 className="font-semibold">{t.reglas}</h4>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField label={t.paises} hint={t.paisesPista} {...lista} />
        <TextField label={t.tope} type="number" min={1} max={100_000} required {...tope} />
      </div>
      <Checkbox
        label={t.silencio}
        hint={t.silencioPista}
        checked={callar}
        onChange={({ target }) => setCallar(target.checked)}
      />
      {callar && (
        <div className="flex flex-wrap gap-3">
          <TextField label={t.silencioDe} type="time" required {...desde} />
          <TextField label={t.silencioA} type="time" required {...hasta} />
        </div>
      )}
      {guardar.isError && <Banner tone="danger">{sentenceOf(guardar.error, t.noGuardado)}</Banner>}
      {guardar.isSuccess && <Banner tone="success">{t.guardado}</Banner>}
      <Button type="submit" variant="secondary" loading={guardar.isPending} className="justify-self-start">
        {t.guardar}
      </Button>
    </form>
  )
}
