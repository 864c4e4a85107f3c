import type { Idioma } from '#contract/idioma.ts'
import { kiosco as t } from '#texts/kiosco.ts'
import { changeLanguage } from '#web/lib/page/change-language.ts'
import { LANGUAGE_NAMES } from '#web/shared/language-links.tsx'
import { buttonLook } from '#web/ui/button.tsx'

type Props = { idiomas: readonly Idioma[]; onChoose: () => void }

/** The first question of a kiosk whose company offers several languages. */
export const ElegirIdioma = ({ idiomas, onChoose }: Props) => (
  <section className="mx-auto grid w-full max-w-xl content-center gap-4 p-5 lg:gap-6 lg:p-10 2xl:max-w-2xl">
    <h1 className="text-2xl font-bold lg:text-3xl 2xl:text-4xl">{t.encabezado}</h1>
    {idiomas.map((code) => (
      <button
        key={code}
        type="button"
        lang={code}
        className={buttonLook({ size: 'lg', wide: true }, 'min-h-20 text-2xl')}
        // Without network the kiosk continues in its own language.
        onClick={() => void changeLanguage(code).then(onChoose, onChoose)}
      >
        {LANGUAGE_NAMES[code]}
      </button>
    ))}
  </section>
)
