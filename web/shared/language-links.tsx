import { COOKIE_IDIOMA, IDIOMAS, type Idioma, PARAMETRO_IDIOMA } from '#contract/idioma.ts'
import { comun } from '#texts/comun.ts'
import { currentLanguage } from '#web/texts/live.ts'
import { cx } from '#web/ui/cx.ts'

const NAMES: Record<Idioma, string> = { es: 'Español', en: 'English', pt: 'Português' }
const YEAR_S = 365 * 24 * 3600

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
            document.cookie = `${COOKIE_IDIOMA}=${code}; Max-Age=${YEAR_S}; Path=/; SameSite=Lax`
            // Without its texts the page has to be loaded again.
            change(code).catch(() => location.assign(href))
          }}
        >
          {NAMES[code]}
        </a>
      )
    })}
  </nav>
)
