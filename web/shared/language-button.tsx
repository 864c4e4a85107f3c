import { Languages } from 'lucide-react'
import { useState } from 'react'
import { IDIOMAS, type Idioma } from '#contract/idioma.ts'
import { comun } from '#texts/comun.ts'
import { changeLanguage } from '#web/lib/page/change-language.ts'
import { keepChoice } from '#web/lib/page/chosen-language.ts'
import { currentLanguage } from '#web/texts/live.ts'
import { Tiles } from '#web/ui/choice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { LANGUAGE_NAMES } from './language-links.tsx'

/** Changes the language of a customer page in place. Without script there are links instead. */
export function LanguageButton({ note }: { note?: string }) {
  const [open, setOpen] = useState(false)
  const current = currentLanguage()
  const choose = (code: Idioma) => {
    keepChoice(code)
    setOpen(false)
    // Without its texts the page has to be loaded again.
    changeLanguage(code).catch(() => location.reload())
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="relative flex min-h-12 min-w-16 shrink-0 items-center justify-center gap-2 rounded-control px-3 text-sm font-semibold noscript:hidden"
      >
        <Languages aria-hidden="true" className="size-5" />
        <span className="sr-only">{`${comun.idioma}: ${LANGUAGE_NAMES[current]}`}</span>
        <span aria-hidden="true">{current.toUpperCase()}</span>
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={comun.idioma}>
        <div className="mt-2 grid gap-4">
          <Tiles
            label={comun.idioma}
            hideLabel
            name="idioma"
            markLast
            value={current}
            onChange={choose}
            options={IDIOMAS.map((code) => ({ id: code, label: LANGUAGE_NAMES[code], lang: code }))}
          />
          {note && <p className="text-center text-sm leading-5 text-balance text-muted">{note}</p>}
        </div>
      </Sheet>
    </>
  )
}
