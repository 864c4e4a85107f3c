import { NOMBRES_PUBLICOS, type NombresPublicos } from '#contract/empresa.ts'
import { nombrePublico } from '#domain/nombre.ts'
import { configuracion as t } from '#texts/configuracion.ts'
import { vistaPrevia } from '#texts/vista-previa.ts'

type Props = { value: NombresPublicos; onChange: (modo: NombresPublicos) => void }

/** How much of a customer's name strangers see, each with an example. */
export function NombresField({ value, onChange }: Props) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-medium">{t.campos.nombresPublicos}</legend>
      {NOMBRES_PUBLICOS.map((modo) => {
        const example = nombrePublico(vistaPrevia.nombre, modo) || String(vistaPrevia.numero)
        return (
          <label key={modo} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
            <input
              type="radio"
              name="nombresPublicos"
              value={modo}
              checked={value === modo}
              onChange={() => onChange(modo)}
              className="size-5 shrink-0 accent-brand"
            />
            <span className="grid">
              <span>{t.nombresPublicos[modo]}</span>
              <span className="text-sm text-muted">{t.ejemploDe(example)}</span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
