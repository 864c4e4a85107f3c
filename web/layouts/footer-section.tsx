import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { shows } from '#web/lib/page/installation.ts'
import { AppLink } from '#web/shared/links.tsx'
import type { FooterLink } from './footer-links.ts'

type Props = { title: string; links: readonly FooterLink[] }

/** A column of links. Below 768 px its heading opens it (web/site/footer.ts). Without a script it is always open. */
export function FooterSection({ title, links }: Props) {
  const listId = useId()
  return (
    <div data-footer-section className="group/section max-md:border-b max-md:border-line">
      <h2 className="font-semibold">
        <button
          type="button"
          aria-expanded={false}
          aria-controls={listId}
          className="flex min-h-13 w-full items-center justify-between text-left md:hidden noscript:hidden"
        >
          {title}
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-muted transition-transform group-data-open/section:rotate-180"
          />
        </button>
        <span className="hidden min-h-11 items-center md:flex noscript:flex">{title}</span>
      </h2>
      <ul id={listId} className="hidden max-md:pb-3 md:block noscript:block group-data-open/section:block">
        {links.map(
          ({ a, texto, solo }) =>
            shows(solo) && (
              <li key={a} data-solo={solo}>
                <AppLink
                  to={a}
                  className="inline-flex min-h-11 items-center rounded-control text-muted underline-offset-4 hover:text-text hover:underline"
                >
                  {texto}
                </AppLink>
              </li>
            ),
        )}
      </ul>
    </div>
  )
}
