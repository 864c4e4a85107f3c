import { IDIOMAS, type Idioma } from '#contract/idioma.ts'
import { comun } from '#texts/comun.ts'
import { changeLanguage } from '#web/lib/page/change-language.ts'
import { keepChoice } from '#web/lib/page/chosen-language.ts'
import { LANGUAGE_NAMES } from '#web/shared/language-links.tsx'
import { currentLanguage } from '#web/texts/live.ts'

/** Changes the language in place. Without script there are links instead. */
export const LanguageSelect = () => (
  <select
    aria-label={comun.idioma}
    value={currentLanguage()}
    className="min-h-11 rounded-control bg-transparent px-1 text-sm font-medium noscript:hidden"
    onChange={({ target }) => {
      const code = target.value as Idioma
      keepChoice(code)
      // Without its texts the page has to be loaded again.
      changeLanguage(code).catch(() => location.reload())
    }}
  >
    {IDIOMAS.map((code) => (
      <option key={code} value={code} lang={code} className="text-black">
        {LANGUAGE_NAMES[code]}
      </option>
    ))}
  </select>
)
