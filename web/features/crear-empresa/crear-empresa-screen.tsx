import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { crearEmpresa as t } from '#texts/crear-empresa.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { paths } from '#web/paths.ts'
import { useCuenta } from '#web/shared/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Preview } from './preview.tsx'
import { useEmpresaNueva } from './use-empresa-nueva.ts'
import { Wizard } from './wizard.tsx'

export const meta = () => pageMeta(t.titulo)

export default function CrearEmpresaScreen() {
  const nueva = useEmpresaNueva()
  const { sinCorreo } = useCuenta().data ?? {}
  return (
    <div className="mx-auto grid max-w-228 grid-cols-1 gap-3 max-md:-mt-4 max-md:pb-18 max-md:gap-0 md:-mt-4">
      <Link
        to={paths.home()}
        className="flex min-h-8 items-center gap-2 justify-self-start rounded-control text-sm font-medium text-muted hover:text-text touch:min-h-11"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t.volver}
      </Link>
      <header className="mb-3 max-md:mb-4">
        <h1 className="text-xl font-semibold tracking-[-0.02em] md:text-2xl md:font-bold">{t.titulo}</h1>
        {!sinCorreo && <p className="mt-1 text-pretty text-muted">{t.texto}</p>}
      </header>
      {sinCorreo ? (
        <Banner tone="warning">{t.sinCorreo}</Banner>
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 md:gap-6 lg:grid-cols-[37.5rem_18rem]">
          <Wizard {...nueva} />
          <Preview form={nueva.form} imagen={nueva.imagen} />
        </div>
      )}
    </div>
  )
}
