import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import type { Empresa } from '#contract/empresa.ts'
import { home as t } from '#texts/home.ts'
import { personas } from '#texts/personas.ts'
import { paths } from '#web/paths.ts'
import { puedeEn } from '#web/shared/acceso.ts'
import { EmpresaLogo } from '#web/shared/empresa-logo.tsx'
import { LinkButton } from '#web/shared/links.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'

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
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {empresas.map((empresa) => (
        <li key={empresa.id}>
          <EmpresaCard empresa={empresa} />
        </li>
      ))}
      {nueva && <Nueva />}
    </ul>
  )
}

const Nueva = () => (
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
)

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
        {empresa.acceso.rol !== 'propietario' && (
          <Badge tone="brand">{personas.roles[empresa.acceso.rol].nombre}</Badge>
        )}
      </div>
      <p className="text-sm text-muted">
        {t.colas(empresa.colas)} · {t.enEspera(empresa.enEspera)}
      </p>
      <div className="mt-auto grid gap-2">
        {empresa.colas === 0 && puedeEn(empresa, 'configurar') && (
          <LinkButton to={paths.dashboard(empresa.id, 'administrar-cola')} wide>
            {t.primeraCola}
          </LinkButton>
        )}
        <LinkButton
          to={paths.dashboard(empresa.id)}
          variant={empresa.colas === 0 && puedeEn(empresa, 'configurar') ? 'secondary' : 'primary'}
          wide
          aria-label={t.administrarEmpresa(empresa.nombre)}
        >
          {t.administrar}
        </LinkButton>
      </div>
    </Card>
  )
}
