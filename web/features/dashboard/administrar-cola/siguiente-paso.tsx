import { PartyPopper } from 'lucide-react'
import { administrarCola as t } from '#texts/administrar-cola.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/shared/links.tsx'

/** Shown after the first queue was created: links to the QR code and to the queue itself. */
export function SiguientePaso({ empresaId }: { empresaId: string }) {
  return (
    <div
      role="status"
      className="rise-in flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card bg-success-soft p-5"
    >
      <div className="flex flex-1 basis-72 gap-4 text-success-text">
        <PartyPopper aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        <div>
          <p className="text-lg font-bold">{t.lista}</p>
          <p>{t.listaTexto}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.compartir(empresaId)}>{t.compartir}</LinkButton>
        <LinkButton to={paths.dashboard(empresaId)} variant="secondary">
          {t.irACola}
        </LinkButton>
      </div>
    </div>
  )
}
