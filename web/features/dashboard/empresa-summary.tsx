import { ChevronDown, ExternalLink } from 'lucide-react'
import type { Empresa } from '#contract/empresa.ts'
import { dashboard as t } from '#texts/dashboard.ts'
import { paths } from '#web/paths.ts'
import { puedeEn } from '#web/shared/acceso.ts'
import { EmpresaMark } from '#web/shared/empresa-mark.tsx'
import { LinkButton } from '#web/shared/links.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Popover } from '#web/ui/popover.tsx'

const factsOf = ({ direccion, config, telefono, email }: Empresa) =>
  [
    { label: t.direccion, value: direccion },
    { label: t.horario, value: config.horario.trim() },
    { label: t.telefono, value: telefono },
    { label: t.email, value: email },
  ].filter(({ value }) => value)

/** Logo, name and state in one line; a tap opens the owner and contact details. */
export function EmpresaSummary({ empresa }: { empresa: Empresa }) {
  const facts = factsOf(empresa)
  return (
    <div className="min-w-0 shrink">
      <h1 className="sr-only">{empresa.nombre}</h1>
      <Popover
        label={t.contacto}
        triggerTitle={empresa.nombre}
        triggerClassName="flex h-8 max-w-full min-w-0 items-center gap-2 rounded-control pr-1.5 hover:bg-hover touch:h-11"
        trigger={
          <>
            <span className="sr-only">{t.contacto}</span>
            <span className="contents max-sm:hidden">
              <EmpresaMark empresa={empresa} />
            </span>
            <span className="min-w-0 truncate font-semibold">{empresa.nombre}</span>
            <span className="flex min-w-0 items-center gap-2 max-sm:hidden">
              <Badge tone="success">{t.activo}</Badge>
              <span className="truncate text-sm text-muted max-md:hidden">{empresa.titular}</span>
              <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-faint" />
            </span>
          </>
        }
        className="w-100 max-w-[calc(100vw-1rem)]"
      >
        <div className="flex items-center gap-3">
          <EmpresaMark empresa={empresa} className="size-10 rounded-[10px]" />
          <div className="min-w-0 flex-1">
            <p className="text-lg font-semibold wrap-anywhere">{empresa.nombre}</p>
            <p className="text-sm text-muted wrap-anywhere">{empresa.titular}</p>
          </div>
          <Badge tone="success">{t.activo}</Badge>
        </div>
        {facts.length > 0 && (
          <dl className="mt-3 border-t border-line pt-2 text-sm">
            {facts.map(({ label, value }) => (
              <div key={label} className="flex gap-3 py-1.5">
                <dt className="w-18 shrink-0 text-faint">{label}</dt>
                <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="mt-2 flex flex-wrap gap-2 border-t border-line pt-3">
          <LinkButton to={paths.miTurno(empresa.id)} target="_blank" variant="secondary" size="sm">
            <ExternalLink aria-hidden="true" className="size-4" />
            {t.paginaClientes}
          </LinkButton>
          {puedeEn(empresa, 'configurar') && (
            <LinkButton to={paths.dashboard(empresa.id, 'configuracion')} variant="ghost" size="sm">
              {t.editarDatos}
            </LinkButton>
          )}
        </div>
      </Popover>
    </div>
  )
}
