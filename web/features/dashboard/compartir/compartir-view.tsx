import { Download, Printer } from 'lucide-react'
import { compartir as t } from '#texts/compartir.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { paths } from '#web/paths.ts'
import { puedeEn } from '#web/shared/acceso.ts'
import { LinkButton, TextLink } from '#web/shared/links.tsx'
import { PuertaCard } from '#web/shared/puerta/puerta-card.tsx'
import { useEmpresa } from '#web/shared/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Qr } from '#web/ui/qr.tsx'
import { useToast } from '#web/ui/toast.tsx'
import type { Route } from './+types/compartir-view.ts'
import { DireccionCorta } from './direccion-corta.tsx'
import { downloadPng, downloadSvg, fileName } from './download.ts'
import { Enlace } from './enlace.tsx'

export const meta = () => pageMeta(t.titulo)

const ONLY_HERE = /^(localhost|127\.|\[::1\])/

/** Everything an owner gives to customers: the link, its QR code, a poster for the door. */
export default function CompartirView({ params }: Route.ComponentProps) {
  const empresa = useEmpresa(params.id).data
  const toast = useToast()
  if (!empresa) return null
  const configura = puedeEn(empresa, 'configurar')
  const address = window.location.origin + paths.miTurno(empresa.id)
  const file = t.archivo(fileName(empresa.nombre))

  async function png() {
    if (!(await downloadPng(address, file))) toast(t.falloImagen, 'danger')
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <header>
        <h2 className="text-2xl font-bold">{t.titulo}</h2>
        <p className="text-muted">{t.texto}</p>
      </header>
      {ONLY_HERE.test(window.location.hostname) && <Banner tone="warning">{t.soloAqui}</Banner>}
      {empresa.colas === 0 && (
        <Banner
          tone="warning"
          action={
            configura && (
              <TextLink to={paths.dashboard(empresa.id, 'administrar-cola')}>{t.crearCola}</TextLink>
            )
          }
        >
          {t.sinColas}
        </Banner>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Card className="grid justify-items-center gap-4 text-center">
          <div>
            <h3 className="text-lg font-semibold">{t.qr}</h3>
            <p className="text-muted">{t.qrTexto}</p>
          </div>
          <Qr value={address} size={280} label={t.qrDe(empresa.nombre)} className="border border-line" />
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="secondary" onClick={() => downloadSvg(address, file)}>
              <Download aria-hidden="true" className="size-5" />
              {t.svg}
            </Button>
            <Button variant="secondary" onClick={png}>
              <Download aria-hidden="true" className="size-5" />
              {t.png}
            </Button>
          </div>
        </Card>
        <div className="grid gap-6">
          <Card className="grid grid-cols-1 gap-4">
            <div>
              <h3 className="text-lg font-semibold">{t.cartel}</h3>
              <p className="text-muted">{t.cartelTexto}</p>
            </div>
            <LinkButton to={paths.cartel(empresa.id)} size="lg" className="justify-self-start">
              <Printer aria-hidden="true" className="size-5" />
              {t.verCartel}
            </LinkButton>
          </Card>
          {(configura || empresa.alias) && (
            <Card>
              <DireccionCorta empresa={empresa} />
            </Card>
          )}
          <PuertaCard empresaId={empresa.id} zona={empresa.config.zona} />
          <Card>
            <Enlace address={address} nombre={empresa.nombre} />
          </Card>
        </div>
      </div>
    </div>
  )
}
