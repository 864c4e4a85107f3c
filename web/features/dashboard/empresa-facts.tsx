import { ChevronDown, Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react'
import { useId, useState } from 'react'
import type { Empresa } from '#contract/empresa.ts'
import { dashboard as t } from '#texts/dashboard.ts'
import { cx } from '#web/ui/cx.ts'

type Fact = { icon: LucideIcon; label: string; value: string; long?: boolean }

const factsOf = ({ direccion, config, telefono, email }: Empresa): Fact[] =>
  [
    { icon: MapPin, label: t.direccion, value: direccion, long: true },
    { icon: Clock, label: t.horario, value: config.horario.trim(), long: true },
    { icon: Phone, label: t.telefono, value: telefono },
    { icon: Mail, label: t.email, value: email },
  ].filter(({ value }) => value)

/** Contact details in one line, cut to fit; hidden on phones. A button shows all of them with labels. */
export function EmpresaFacts({ empresa }: { empresa: Empresa }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const facts = factsOf(empresa)
  if (facts.length === 0) return null
  return (
    <div className="text-sm max-md:border-t max-md:border-line md:flex md:flex-row-reverse md:items-start md:gap-3">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        title={t.contacto}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 items-center justify-between gap-2 rounded-control font-medium transition-colors max-md:w-full md:-my-3 md:-mr-3 md:w-11 md:justify-center md:text-muted md:hover:text-text"
      >
        <span className="md:sr-only">{t.contacto}</span>
        <ChevronDown
          aria-hidden="true"
          className={cx('size-5 shrink-0 transition-transform', open && 'rotate-180')}
        />
      </button>
      <dl
        id={id}
        className={cx(
          'min-w-0 flex-1',
          open
            ? 'grid gap-x-6 gap-y-3 pb-1 sm:grid-cols-2 2xl:grid-cols-4'
            : 'flex h-5 flex-wrap gap-x-6 overflow-hidden max-md:hidden',
        )}
      >
        {facts.map((fact) =>
          open ? <WholeFact key={fact.label} {...fact} /> : <ShortFact key={fact.label} {...fact} />,
        )}
      </dl>
    </div>
  )
}

const WholeFact = ({ icon: Icon, label, value }: Fact) => (
  <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2">
    <Icon aria-hidden="true" className="mt-0.5 size-4 text-muted" />
    <dt className="text-muted">{label}</dt>
    <dd className="col-start-2 break-words whitespace-pre-line">{value}</dd>
  </div>
)

/** Long facts share the room that is left and are cut; a phone number is never cut. */
const ShortFact = ({ icon: Icon, label, value, long }: Fact) => (
  <div
    className={cx(
      'flex min-w-0 items-center gap-2 text-muted',
      long ? 'max-w-max grow basis-36' : 'max-w-full',
    )}
  >
    <Icon aria-hidden="true" className="size-4 shrink-0" />
    <dt className="sr-only">{label}</dt>
    <dd className="truncate">{oneLine(value)}</dd>
  </div>
)

const oneLine = (text: string) => text.split(/\s*\n\s*/).join(' · ')
