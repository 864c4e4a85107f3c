import { Check, QrCode } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { administrarCola as t } from '#texts/administrar-cola.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/shared/links.tsx'

/** Takes the place of the form after the first queue was created: links to the QR code and to the queue itself. */
export function SiguientePaso({ empresaId }: { empresaId: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  return (
    <div
      role="status"
      className="mx-4 mb-5 flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card border border-line p-4 sm:flex-nowrap sm:items-center lg:mx-6 lg:px-5"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-[10px] bg-success-soft text-success-text">
        <Check aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-lg font-semibold">{t.lista}</p>
        <p className="max-w-108 text-sm text-pretty text-muted">{t.listaTexto}</p>
      </div>
      <div className="flex shrink-0 gap-2 max-sm:w-full max-sm:flex-col-reverse sm:ml-auto">
        <LinkButton to={paths.dashboard(empresaId)} variant="ghost">
          {t.irACola}
        </LinkButton>
        <LinkButton ref={link} to={paths.compartir(empresaId)}>
          <QrCode aria-hidden="true" className="size-4" />
          {t.compartir}
        </LinkButton>
      </div>
    </div>
  )
}
