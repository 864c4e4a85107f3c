import { ChevronDown, Clock, type LucideIcon, Mail, MapPin, Phone, User } from 'lucide-react'
import { useId, useState } from 'react'
import type { Empresa } from '#contract/empresa.ts'
import { dashboard as t } from '#texts/dashboard.ts'
import { EmpresaLogo } from '#web/shared/empresa-logo.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'

type Fact = { icon: LucideIcon; label: string; value: string }

const factsOf = ({ titular, direccion, config, telefono, email }: Empresa): Fact[] =>
  [
    { icon: User, label: t.titular, value: titular },
    { icon: MapPin, label: t.direccion, value: direccion },
    { icon: Clock, label: t.horario, value: config.horario.trim() },
    { icon: Phone, label: t.telefono, value: telefono },
    { icon: Mail, label: t.email, value: email },
  ].filter(({ value }) => value)

/** Logo, name and state in one line; a tap opens the owner and contact details. */
export function EmpresaSummary({ empresa }: { empresa: Empresa }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <div className="order-1 flex min-w-0 flex-1 items-center gap-2 sm:gap-3">
        <EmpresaLogo src={empresa.logo} size="size-9 max-sm:hidden" />
        <h1 className="min-w-0 truncate text-lg font-bold" title={empresa.nombre}>
          {empresa.nombre}
        </h1>
        <span className="max-sm:hidden">
          <Badge tone="success" dot>
            {t.activo}
          </Badge>
        </span>
        <p className="min-w-0 flex-1 truncate text-sm text-muted max-xl:hidden">{empresa.titular}</p>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={t.contacto}
          title={t.contacto}
          onClick={() => setOpen(!open)}
          className="inline-grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-sunken hover:text-text"
        >
          <ChevronDown
            aria-hidden="true"
            className={cx('size-5 transition-transform', open && 'rotate-180')}
          />
        </button>
      </div>
      <dl
        id={id}
        hidden={!open}
        className="order-3 grid w-full gap-x-6 gap-y-3 border-t border-line px-2 py-3 text-sm sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-5"
      >
        {factsOf(empresa).map(({ icon: Icon, label, value }) => (
          <div key={label} className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2">
            <Icon aria-hidden="true" className="mt-0.5 size-4 text-muted" />
            <dt className="text-muted">{label}</dt>
            <dd className="col-start-2 wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
