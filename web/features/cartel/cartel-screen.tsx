import { ArrowLeft, Printer } from 'lucide-react'
import { useState } from 'react'
import { cartel as t } from '#texts/cartel.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/shared/links.tsx'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { usePublico } from '#web/shared/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { CONTENT_ID, SkipLink } from '#web/ui/skip-link.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Route } from './+types/cartel-screen.ts'
import { Hoja } from './hoja.tsx'
import { keepPapel, type Papel, papelDe } from './papel.ts'
import './cartel.css'

const PAPELES: Papel[] = ['carta', 'a4']

export const meta = () => pageMeta(t.titulo)

/** The poster for the door, shown as it is printed. */
export default function CartelScreen({ params }: Route.ComponentProps) {
  const publico = usePublico(params.id)
  const empresa = publico.data?.empresa
  const [chosen, setChosen] = useState<Papel | null>(null)
  const papel = chosen ?? (empresa ? papelDe(empresa.zona) : 'carta')
  return (
    <div data-dense className="min-h-dvh bg-sunken print:min-h-0 print:bg-white">
      <SkipLink />
      <header className="sticky top-0 z-10 flex h-14 items-center gap-2 border-b border-line bg-surface pr-3 pl-1 md:gap-4 md:px-6 print:hidden">
        <LinkButton to={paths.compartir(params.id)} variant="ghost">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t.volver}
        </LinkButton>
        <p className="text-sm text-muted max-md:hidden">{t.pista}</p>
        <div className="ml-auto">
          <Segmented
            label={t.papel}
            options={PAPELES.map((id) => ({ id, label: t.papeles[id] }))}
            value={papel}
            onChange={(next) => {
              keepPapel(next)
              setChosen(next)
            }}
          />
        </div>
        <Button onClick={() => window.print()} disabled={!empresa}>
          <Printer aria-hidden="true" className="size-4" />
          {t.imprimir}
        </Button>
      </header>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="grid justify-items-center p-4 outline-none md:p-6 print:p-0"
      >
        {publico.isPending && <Spinner label={t.titulo} />}
        <NotLoaded query={publico} title={t.fallo} />
        {empresa && <Hoja empresa={empresa} papel={papel} />}
      </main>
    </div>
  )
}
