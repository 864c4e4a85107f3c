import { ELEGIR } from '#contract/empresa.ts'
import { configuracion } from '#texts/configuracion.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { TabProps } from './use-configuracion-form.ts'

/** Whether the staff may choose whom to call, and whether it sees names before a call. */
export function AlLlamarFields({ form }: TabProps) {
  const { elegir, nombresAlLlamar } = form.values
  return (
    <>
      <RadioGroup
        label={configuracion.alLlamar.elegir}
        hint={configuracion.alLlamar.elegirPista}
        name="elegir"
        options={ELEGIR.map((id) => ({
          id,
          label: configuracion.alLlamar.reglas[id].nombre,
          hint: configuracion.alLlamar.reglas[id].pista,
        }))}
        value={elegir}
        onChange={(regla) => form.edit({ elegir: regla })}
      />
      <Switch
        label={configuracion.alLlamar.nombres}
        hint={configuracion.alLlamar.nombresPista}
        checked={nombresAlLlamar}
        onChange={(event) => form.edit({ nombresAlLlamar: event.target.checked })}
      />
    </>
  )
}
