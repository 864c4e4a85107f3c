import { IDIOMAS } from '#contract/idioma.ts'
import { idiomaDeCodigo } from '#domain/idioma.ts'
import { configuracion as t } from '#texts/configuracion.ts'
import { LANGUAGE_NAMES } from '#web/shared/language-links.tsx'
import { SettingsRow } from '#web/shared/settings/settings-page.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select.tsx'
import type { ConfiguracionForm } from './use-configuracion-form.ts'

/** The language of the company's screens, and the others that its kiosks offer. */
export function IdiomaFields({ form }: { form: ConfiguracionForm }) {
  const { idioma, idiomas } = form.values
  const others = IDIOMAS.filter((code) => code !== idioma)
  return (
    <>
      <Select
        label={t.campos.idioma}
        hint={t.campos.idiomaPista}
        value={idioma}
        onChange={({ target }) => {
          const chosen = idiomaDeCodigo(target.value) ?? idioma
          form.edit({ idioma: chosen, idiomas: idiomas.filter((code) => code !== chosen) })
        }}
      >
        {IDIOMAS.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </Select>
      <SettingsRow label={t.campos.idiomas} hint={t.campos.idiomasPista}>
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="sr-only">{t.campos.idiomas}</legend>
          {others.map((code) => (
            <Checkbox
              key={code}
              label={LANGUAGE_NAMES[code]}
              checked={idiomas.includes(code)}
              onChange={() =>
                form.edit({
                  idiomas: idiomas.includes(code)
                    ? idiomas.filter((one) => one !== code)
                    : [...idiomas, code],
                })
              }
            />
          ))}
        </fieldset>
      </SettingsRow>
    </>
  )
}
