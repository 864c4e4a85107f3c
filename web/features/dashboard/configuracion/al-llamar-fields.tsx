import { ELEGIR } from '#contract/empresa.ts'
import { configuracion } from '#texts/configuracion.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { TabProps } from './use-configuracion-form.ts'

const t = configuracion.alLlamar

/** Whether the staff may choose whom to call, and whether it sees names before a call. */
export function AlLlamarFields({ form }: TabProps) {
  const { elegir, nombresAlLlamar } = form.values
  return (
    <>
      <RadioGroup
        label={t.elegir}
        hint={t.elegirPista}
        name="elegir"
        options={ELEGIR.map((id) => ({ id, label: t.reglas[id].nombre, hint: t.reglas[id].pista }))}
        value={elegir}
        onChange={(regla) => form.edit({ elegir: regla })}
      />
      <Switch
        label={t.nombres}
        hint={t.nombresPista}
        checked={nombresAlLlamar}
        onChange={(event) => form.edit({ nombresAlLlamar: event.target.checked })}
      />
    </>
  )
}
