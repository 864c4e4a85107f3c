import { IDIOMAS } from '#contract/idioma.ts'
import { idiomaDeCodigo } from '#domain/idioma.ts'
import { tuCuenta } from '#texts/tu-cuenta.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { LANGUAGE_NAMES } from '#web/shared/language-links.tsx'
import { currentLanguage } from '#web/texts/live.ts'
import { Select } from '#web/ui/select.tsx'
import { useCambiarUsuario } from './api.ts'

/** The language of the panel and of the account's mails. A choice loads the page again in that language. */
export function IdiomaField({ usuario }: { usuario: string }) {
  const cambiar = useCambiarUsuario()
  return (
    <Select
      label={tuCuenta.idioma.campo}
      hint={tuCuenta.idioma.texto}
      value={currentLanguage()}
      disabled={cambiar.isPending}
      error={cambiar.error ? sentenceOf(cambiar.error, tuCuenta.idioma.fallo) : undefined}
      onChange={({ target }) => {
        const idioma = idiomaDeCodigo(target.value) ?? currentLanguage()
        cambiar.mutate({ usuario, idioma }, { onSuccess: () => location.reload() })
      }}
    >
      {IDIOMAS.map((code) => (
        <option key={code} value={code} lang={code}>
          {LANGUAGE_NAMES[code]}
        </option>
      ))}
    </Select>
  )
}
