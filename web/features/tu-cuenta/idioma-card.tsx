import { IDIOMAS } from '#contract/idioma.ts'
import { idiomaDeCodigo } from '#domain/idioma.ts'
import { tuCuenta } from '#texts/tu-cuenta.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { LANGUAGE_NAMES } from '#web/shared/language-links.tsx'
import { currentLanguage } from '#web/texts/live.ts'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select.tsx'
import { useCambiarUsuario } from './api.ts'

/** The language of the panel and of the account's mails. A choice loads the page again in that language. */
export function IdiomaCard({ usuario }: { usuario: string }) {
  const cambiar = useCambiarUsuario()
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="text-xl font-bold">{tuCuenta.idioma.titulo}</h2>
      <p className="text-muted">{tuCuenta.idioma.texto}</p>
      <Select
        label={tuCuenta.idioma.campo}
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
    </Card>
  )
}
