import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import type { Empresa } from '#contract/empresa.ts'
import { home as t } from '#texts/home.ts'
import { personas } from '#texts/personas.ts'
import { formatNumber } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { paths } from '#web/paths.ts'
import { puedeEn } from '#web/shared/acceso.ts'
import { EmpresaMark } from '#web/shared/empresa-mark.tsx'
import { LinkButton } from '#web/shared/links.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** Companies grouped by organizacion, with its name above when there is more than one. */
export function EmpresaGrid({ empresas, nueva }: { empresas: Empresa[]; nueva: boolean }) {
  const grupos = new Map<string, Empresa[]>()
  for (const empresa of empresas) {
    const { id } = empresa.organizacion
    grupos.set(id, [...(grupos.get(id) ?? []), empresa])
  }
  const listas = [...grupos.values()]
  if (listas.length <= 1) return <Lista empresas={empresas} nueva={nueva} />
  return (
    <div className="grid grid-cols-1 gap-8">
      {listas.map((lista, i) => (
        <div key={lista[0]?.organizacion.id} className="grid grid-cols-1 gap-3">
          <h3 className="text-lg font-semibold wrap-anywhere">{lista[0]?.organizacion.nombre}</h3>
          <Lista empresas={lista} nueva={nueva && i === listas.length - 1} />
        </div>
      ))}
    </div>
  )
}

function Lista({ empresas, nueva }: { empresas: Empresa[]; nueva: boolean }) {
  return (
    <div className="grid grid-cols-1 gap-3 md:gap-4">
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {empresas.map((empresa) => (
          <li key={empresa.id} className="grid grid-cols-1">
            <EmpresaCard empresa={empresa} />
          </li>
        ))}
      </ul>
      {nueva && <Nueva />}
    </div>
  )
}

const Nueva = () => (
  <Link
    to={paths.crearEmpresa()}
    className="flex min-h-18 items-center gap-4 rounded-card border-[1.5px] border-control border-dashed px-5 py-2 transition-colors hover:bg-hover"
  >
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-[10px] bg-brand-soft text-brand-text"
    >
      <Plus className="size-5" />
    </span>
    <span className="grid">
      <span className="font-semibold">{t.nueva}</span>
      <span className="text-sm text-muted">{t.nuevaTexto}</span>
    </span>
  </Link>
)

function EmpresaCard({ empresa }: { empresa: Empresa }) {
  const first = empresa.colas === 0 && puedeEn(empresa, 'configurar')
  const button = 'min-h-12 lg:min-h-10'
  return (
    <div className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 md:p-5">
      <div className="flex min-w-0 items-center gap-3">
        <EmpresaMark empresa={empresa} className="size-10 rounded-[10px] text-base!" />
        <div className="min-w-0">
          <h3 className="truncate text-lg font-semibold tracking-normal" title={empresa.nombre}>
            {empresa.nombre}
          </h3>
          <p className="truncate text-sm text-muted">{empresa.titular || t.sinTitular}</p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-1 md:mt-4">
        <Badge tone="success">{t.activo}</Badge>
        <Badge tone="info">{t.enLinea}</Badge>
        {empresa.acceso.rol !== 'propietario' && (
          <Badge tone="brand">{personas.roles[empresa.acceso.rol].nombre}</Badge>
        )}
      </div>
      <dl className="mt-3 mb-3 grid grid-cols-3 border-t border-line pt-3 md:mt-4 md:mb-5 md:pt-4">
        <Cifra value={empresa.enEspera} label={t.enEspera} />
        <Cifra value={empresa.colas} label={t.colas(empresa.colas)} />
      </dl>
      <div className="mt-auto grid gap-2">
        {first && (
          <LinkButton
            to={paths.dashboard(empresa.id, 'administrar-cola')}
            variant="tonal"
            wide
            className={button}
          >
            {t.primeraCola}
          </LinkButton>
        )}
        <LinkButton
          to={paths.dashboard(empresa.id)}
          variant={first ? 'secondary' : 'tonal'}
          wide
          aria-label={t.administrarEmpresa(empresa.nombre)}
          className={button}
        >
          {t.administrar}
        </LinkButton>
      </div>
    </div>
  )
}

function Cifra({ value, label }: { value: number; label: string }) {
  const locale = useLocale()
  return (
    <div className="grid">
      <dt className="order-1 text-xs text-muted">{label}</dt>
      <dd className="text-xl font-bold tracking-[-0.02em]">{formatNumber(locale, value)}</dd>
    </div>
  )
}
