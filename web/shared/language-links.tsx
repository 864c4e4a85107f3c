import { IDIOMAS, type Idioma, PARAMETRO_IDIOMA } from '#contract/idioma.ts'
import { comun } from '#texts/comun.ts'
import { keepChoice } from '#web/lib/page/chosen-language.ts'
import { currentLanguage } from '#web/texts/live.ts'
import { cx } from '#web/ui/cx.ts'

export const LANGUAGE_NAMES: Record<Idioma, string> = { es: 'Español', en: 'English', pt: 'Português' }

type Props = {
  /** Shows the page in another language without loading it again. Without it the links load the page. */
  change?: (code: Idioma) => Promise<void>
  className?: string
}

export const LanguageLinks = ({ change, className }: Props) => (
  <nav aria-label={comun.idioma} className={cx('flex flex-wrap justify-center text-sm', className)}>
    {IDIOMAS.map((code) => {
      const current = code === currentLanguage()
      const href = `?${PARAMETRO_IDIOMA}=${code}`
      return (
        <a
          key={code}
          href={href}
          lang={code}
          hrefLang={code}
          aria-current={current ? 'true' : undefined}
          className={cx(
            'inline-flex min-h-11 items-center rounded-control px-3 underline-offset-4 hover:underline',
            current && 'font-semibold',
          )}
          onClick={(event) => {
            if (!change) return
            event.preventDefault()
            keepChoice(code)
            // Without its texts the page has to be loaded again.
            change(code).catch(() => location.assign(href))
          }}
        >
          {LANGUAGE_NAMES[code]}
        </a>
      )
    })}
  </nav>
)
