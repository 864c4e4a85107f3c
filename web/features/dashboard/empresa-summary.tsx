import { ExternalLink, QrCode } from 'lucide-react'
import type { Empresa } from '#contract/empresa.ts'
import { dashboard as t } from '#texts/dashboard.ts'
import { paths } from '#web/paths.ts'
import { EmpresaLogo } from '#web/shared/empresa-logo.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmpresaFacts } from './empresa-facts.tsx'

/** Stands above every view, so it is kept low. */
export function EmpresaSummary({ empresa }: { empresa: Empresa }) {
  return (
    <Card className="grid grid-cols-1 gap-2 max-sm:p-3 sm:py-4">
      <div className="flex items-center gap-3 sm:gap-4">
        <EmpresaLogo src={empresa.logo} size="size-11 sm:size-13" />
        <div className="min-w-0 flex-1">
          <div className="flex min-w-0 items-center gap-x-3">
            <h1 className="truncate text-lg font-bold sm:text-xl">{empresa.nombre}</h1>
            <Badge tone="success" dot>
              {t.activo}
            </Badge>
          </div>
          <p className="truncate text-muted max-sm:text-sm">{empresa.titular}</p>
        </div>
        <div className="flex gap-1 sm:gap-2">
          <LinkButton
            to={paths.miTurno(empresa.id)}
            target="_blank"
            variant="ghost"
            title={t.paginaClientes}
            className="max-sm:hidden"
          >
            <span className="max-xl:sr-only">{t.paginaClientes}</span>
            <ExternalLink aria-hidden="true" className="size-5" />
          </LinkButton>
          <LinkButton
            to={paths.compartir(empresa.id)}
            variant="secondary"
            title={t.compartir}
            className="max-sm:px-3"
          >
            <QrCode aria-hidden="true" className="size-5" />
            <span className="max-sm:sr-only">{t.compartir}</span>
          </LinkButton>
        </div>
      </div>
      <EmpresaFacts empresa={empresa} />
    </Card>
  )
}
