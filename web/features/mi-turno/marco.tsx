import type { ReactNode } from 'react'
import type { CaraEmpresa } from '#contract/empresa.ts'
import { EmpresaLogo } from '#web/shared/empresa-logo.tsx'
import { LanguageButton } from '#web/shared/language-button.tsx'
import { LanguageLinks } from '#web/shared/language-links.tsx'
import { Traducidos } from '#web/shared/propio.ts'
import { Tinted } from '#web/shared/tinted.tsx'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CONTENT_ID } from '#web/ui/skip-link.tsx'

type Props = {
  /** null when there is none to show, undefined while it is loading. */
  empresa?: CaraEmpresa | null
  called?: boolean
  /** What choosing a language also changes. */
  languageNote?: string
  children: ReactNode
}

/** The phone's page in the company's colours; all green when the customer is called. Fills the screen. */
export const Marco = ({ empresa, called, languageNote, children }: Props) => (
  <Traducidos value={empresa?.traducciones}>
    <Tinted colorPrimario={empresa?.colorPrimario} colorSecundario={empresa?.colorSecundario}>
      <div className={cx('transition-colors', called && 'bg-success text-white')}>
        <div className="mx-auto flex min-h-dvh w-full max-w-md flex-col tall:h-dvh">
          {empresa !== null && (
            <header className="flex min-h-16 shrink-0 items-center gap-3 pr-2 pl-4">
              <EmpresaLogo src={empresa?.logo ?? ''} size="size-10" onGreen={called} />
              {empresa ? (
                <p className="line-clamp-2 min-w-0 flex-1 leading-5 font-semibold tracking-[-0.01em] wrap-anywhere">
                  {empresa.nombre}
                </p>
              ) : (
                <span className="min-w-0 flex-1">
                  <Skeleton className="h-6 w-40 max-w-full" />
                </span>
              )}
              <span className={called ? undefined : 'text-muted'}>
                <LanguageButton note={languageNote} />
              </span>
            </header>
          )}
          <main id={CONTENT_ID} className="flex min-h-0 flex-1 flex-col">
            {children}
          </main>
          <LanguageLinks className="hidden noscript:flex" />
        </div>
      </div>
    </Tinted>
  </Traducidos>
)

type PartProps = { className?: string; children: ReactNode }

/** The part of the page that scrolls where the screen is too small for it. */
export const Cuerpo = ({ className, children }: PartProps) => (
  <div className={cx('flex min-h-0 flex-1 flex-col px-4 tall:overflow-y-auto min-[390px]:px-5', className)}>
    {children}
  </div>
)

const BARS = {
  plain: 'pt-2 pb-4 min-[390px]:pt-4 min-[390px]:pb-6',
  /** Over content that scrolls below it. */
  lifted: 'rounded-t-card bg-surface pt-4 pb-4 shadow-up min-[390px]:pb-6',
  /** Its last line has its own space below. */
  flush: 'pt-2 min-[390px]:pb-2',
}

/** The actions, always in view. */
export const Barra = ({ look = 'plain', className, children }: PartProps & { look?: keyof typeof BARS }) => (
  <div className={cx('grid shrink-0 gap-2 px-4 min-[390px]:px-5', BARS[look], className)}>{children}</div>
)
