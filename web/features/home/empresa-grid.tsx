import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import type { Empresa } from '#contract/empresa.ts'
import { home as t } from '#texts/home.ts'
import { paths } from '#web/paths.ts'
import { EmpresaLogo } from '#web/shared/empresa-logo.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

export function EmpresaGrid({ empresas }: { empresas: Empresa[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {empresas.map((empresa) => (
        <li key={empresa.id}>
          <EmpresaCard empresa={empresa} />
        </li>
      ))}
      <li>
        <Link
          to={paths.crearEmpresa()}
          className="grid h-full min-h-44 place-content-center justify-items-center gap-2 rounded-card border-2 border-line-strong/50 border-dashed p-5 text-center transition-colors hover:border-brand hover:bg-brand-soft"
        >
          <Plus aria-hidden="true" className="size-8 text-brand-text" />
          <span className="text-lg font-semibold">{t.nueva}</span>
          <span className="text-muted">{t.nuevaTexto}</span>
        </Link>
      </li>
    </ul>
  )
}

function EmpresaCard({ empresa }: { empresa: Empresa }) {
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-center gap-4">
        <EmpresaLogo src={empresa.logo} size="size-14" />
        <div className="min-w-0">
          <h3 className="truncate text-lg font-semibold">{empresa.nombre}</h3>
          <p className="truncate text-muted">{empresa.titular || t.sinTitular}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="success" dot>
          {t.activo}
        </Badge>
        <Badge tone="info">{t.enLinea}</Badge>
      </div>
      <p className="text-sm text-muted">
        {t.colas(empresa.colas)} · {empresa.enEspera} {t.enEspera}
      </p>
      <div className="mt-auto grid gap-2">
        {empresa.colas === 0 && (
          <LinkButton to={paths.dashboard(empresa.id, 'administrar-cola')} wide>
            {t.primeraCola}
          </LinkButton>
        )}
        <LinkButton
          to={paths.dashboard(empresa.id)}
          variant={empresa.colas === 0 ? 'secondary' : 'primary'}
          wide
          aria-label={t.administrarEmpresa(empresa.nombre)}
        >
          {t.administrar}
        </LinkButton>
      </div>
    </Card>
  )
}
