import { ELEGIR } from '#contract/empresa.ts'
import { configuracion } from '#texts/configuracion.ts'
import { SettingsRow } from '#web/shared/settings/settings-page.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { ConfiguracionForm } from './use-configuracion-form.ts'

/** Whether the staff may choose whom to call, and whether it sees names before a call. */
export function AlLlamarFields({ form }: { form: ConfiguracionForm }) {
  const { elegir, nombresAlLlamar } = form.values
  return (
    <>
      <SettingsRow label={configuracion.alLlamar.elegir} hint={configuracion.alLlamar.elegirPista}>
        <div className="grid gap-1">
          <Segmented
            label={configuracion.alLlamar.elegir}
            options={ELEGIR.map((id) => ({ id, label: configuracion.alLlamar.reglas[id].nombre }))}
            value={elegir}
            onChange={(regla) => form.edit({ elegir: regla })}
          />
          <p className="text-xs text-muted">{configuracion.alLlamar.reglas[elegir].pista}</p>
        </div>
      </SettingsRow>
      <Switch
        label={configuracion.alLlamar.nombres}
        hint={configuracion.alLlamar.nombresPista}
        checked={nombresAlLlamar}
        onChange={(event) => form.edit({ nombresAlLlamar: event.target.checked })}
      />
    </>
  )
}
