import { ArrowLeft } from 'lucide-react'
import { crearEmpresa as t } from '#texts/crear-empresa.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/shared/links.tsx'
import { useCuenta } from '#web/shared/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Preview } from './preview.tsx'
import { useEmpresaNueva } from './use-empresa-nueva.ts'
import { Wizard } from './wizard.tsx'

export const meta = () => pageMeta(t.titulo)

export default function CrearEmpresaScreen() {
  const nueva = useEmpresaNueva()
  const { sinCorreo } = useCuenta().data ?? {}
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-6">
      <TextLink to={paths.home()} className="justify-self-start">
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t.volver}
      </TextLink>
      <PageHeader title={t.titulo} text={sinCorreo ? undefined : t.texto} />
      {sinCorreo ? (
        <Banner tone="warning">{t.sinCorreo}</Banner>
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_20rem]">
          <Wizard {...nueva} />
          <Preview form={nueva.form} imagen={nueva.imagen} />
        </div>
      )}
    </div>
  )
}
