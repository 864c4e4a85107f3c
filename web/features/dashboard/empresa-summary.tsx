import { Clock, ExternalLink, type LucideIcon, Mail, MapPin, Phone, QrCode } from 'lucide-react'
import type { Empresa } from '#contract/empresa.ts'
import { paths } from '#web/paths.ts'
import { dashboard as t } from '#web/texts/dashboard.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export function EmpresaSummary({ empresa }: { empresa: Empresa }) {
  const facts = [
    { icon: MapPin, label: t.direccion, value: empresa.direccion },
    { icon: Clock, label: t.horario, value: empresa.config.horario },
    { icon: Phone, label: t.telefono, value: empresa.telefono },
    { icon: Mail, label: t.email, value: empresa.email },
  ].filter(({ value }) => value)

  return (
    <Card className="grid gap-4 sm:py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <CompanyLogo src={empresa.logo} size="size-14" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="truncate text-xl font-bold">{empresa.nombre}</h1>
            <Badge tone="success" dot>
              {t.activo}
            </Badge>
          </div>
          <p className="truncate text-muted">{empresa.titular}</p>
        </div>
        <div className="flex flex-wrap gap-x-4 gap-y-2 max-sm:w-full">
          <TextLink to={paths.miTurno(empresa.id)} target="_blank">
            {t.paginaClientes}
            <ExternalLink aria-hidden="true" className="size-4" />
          </TextLink>
          <LinkButton to={paths.compartir(empresa.id)} variant="secondary">
            <QrCode aria-hidden="true" className="size-5" />
            {t.compartir}
          </LinkButton>
        </div>
      </div>
      {facts.length > 0 && (
        <div className="border-t border-line pt-3 max-md:hidden">
          <Facts facts={facts} />
        </div>
      )}
      {facts.length > 0 && (
        <details className="border-t border-line pt-1 md:hidden">
          <summary className="min-h-11 py-2.5 font-medium">{t.contacto}</summary>
          <Facts facts={facts} />
        </details>
      )}
    </Card>
  )
}

type Fact = { icon: LucideIcon; label: string; value: string }

const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl className="flex flex-wrap gap-x-8 gap-y-2 text-muted">
    {facts.map(({ icon: Icon, label, value }) => (
      <div key={label} className="flex min-w-0 items-start gap-2">
        <Icon aria-hidden="true" className="mt-1 size-4 shrink-0" />
        <dt className="sr-only">{label}</dt>
        <dd className="min-w-0 whitespace-pre-line">{value}</dd>
      </div>
    ))}
  </dl>
)
