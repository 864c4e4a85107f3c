import { NOMBRES_PUBLICOS, type NombresPublicos } from '#contract/empresa.ts'
import { nombrePublico } from '#domain/nombre.ts'
import { configuracion as t } from '#texts/configuracion.ts'
import { vistaPrevia } from '#texts/vista-previa.ts'
import { SettingsRow } from '#web/shared/settings/settings-page.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'

type Props = { value: NombresPublicos; onChange: (modo: NombresPublicos) => void }

/** How much of a customer's name is public, each option with an example. */
export const NombresField = ({ value, onChange }: Props) => (
  <SettingsRow label={t.campos.nombresPublicos} tall>
    {/* The row shows the label; screen readers need the group's own. */}
    <div className="[&_legend]:sr-only">
      <RadioGroup
        label={t.campos.nombresPublicos}
        name="nombresPublicos"
        options={NOMBRES_PUBLICOS.map((modo) => ({
          id: modo,
          label: t.nombresPublicos[modo],
          hint: t.ejemploDe(nombrePublico(vistaPrevia.nombre, modo) || String(vistaPrevia.numero)),
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  </SettingsRow>
)
