import { ELEGIR } from '#contract/empresa.ts'
import { configuracion } from '#texts/configuracion.ts'
import { Switch } from '#web/ui/switch.tsx'
import type { TabProps } from './use-configuracion-form.ts'

const t = configuracion.alLlamar

/** Whether the staff may choose whom to call, and whether it sees names before. */
export function AlLlamarFields({ form }: TabProps) {
  const { elegir, nombresAlLlamar } = form.values
  return (
    <>
      <fieldset className="grid gap-1">
        <legend className="font-medium">{t.elegir}</legend>
        <p className="text-sm text-muted">{t.elegirPista}</p>
        {ELEGIR.map((regla) => (
          <label key={regla} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
            <input
              type="radio"
              name="elegir"
              value={regla}
              checked={elegir === regla}
              onChange={() => form.edit({ elegir: regla })}
              className="size-5 shrink-0 accent-brand"
            />
            <span className="grid">
              <span>{t.reglas[regla].nombre}</span>
              <span className="text-sm text-muted">{t.reglas[regla].pista}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Switch
        label={t.nombres}
        hint={t.nombresPista}
        checked={nombresAlLlamar}
        onChange={(event) => form.edit({ nombresAlLlamar: event.target.checked })}
      />
    </>
  )
}
