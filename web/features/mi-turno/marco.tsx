import type { ReactNode } from 'react'
import type { CaraEmpresa } from '#contract/empresa.ts'
import { LanguageLinks } from '#web/shared/language-links.tsx'
import { Traducidos } from '#web/shared/propio.ts'
import { Tinted } from '#web/shared/tinted.tsx'
import { cx } from '#web/ui/cx.ts'
import { CONTENT_ID } from '#web/ui/skip-link.tsx'
import { EmpresaMark } from './empresa-mark.tsx'

/** `empresa`: null when there is none to show, undefined while it is loading. */
type Props = { empresa?: CaraEmpresa | null; called?: boolean; children: ReactNode }

/** The phone's page in the company's colours; all green when the customer is called. */
export function Marco({ empresa, called, children }: Props) {
  return (
    <Traducidos value={empresa?.traducciones}>
      <Tinted colorPrimario={empresa?.colorPrimario} colorSecundario={empresa?.colorSecundario}>
        <div className={cx('min-h-dvh transition-colors', called && 'bg-success text-white')}>
          <div className="mx-auto flex min-h-dvh w-full max-w-md flex-col gap-3 p-3 sm:gap-4 sm:p-4">
            {empresa !== null && <EmpresaMark empresa={empresa} />}
            <main id={CONTENT_ID} className="flex flex-1 flex-col gap-4">
              {children}
            </main>
            <LanguageLinks className="hidden noscript:flex" />
          </div>
        </div>
      </Tinted>
    </Traducidos>
  )
}
